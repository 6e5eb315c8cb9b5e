import type { StandingRecord } from '@proline/contract/frame/error-reply';
import type { FilePurpose } from '@proline/domain/file/file-purpose';
import type { TimeZone } from '@proline/domain/place/region';
import { sql, type Insertable, type Kysely, type Transaction, type Updateable } from 'kysely';
import pg from 'pg';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

const ZONE = sql.raw(ORGANISATION_ZONE);

export type OrganisationDay = { readonly today: string; readonly time_zone: TimeZone };

/** What day it is where the organization is. */
export async function organisationDay(db: Kysely<Database>): Promise<OrganisationDay> {
  const { rows } = await sql<OrganisationDay>`
    select (now() at time zone zone)::date as today, zone as time_zone from (select ${ZONE} as zone) of_organization`.execute(
    db,
  );
  const [day] = rows;
  if (!day) throw new Error('The database did not say what day it is.');
  return day;
}

/** The person, who cannot be changed by anybody else until this transaction ends. */
export const lockPerson = (tx: Transaction<Database>, id: string) =>
  tx
    .selectFrom('persons')
    .select([
      'id',
      'version',
      'name_en',
      'name_ar',
      'phone',
      'email',
      'birth_date',
      'gender',
      'nationality',
      'city',
      'latitude',
      'longitude',
      'languages',
      'language_levels',
      'height_cm',
      'clothing_size',
      'shoe_size',
      'tags',
      'photo',
      'id_number_hmac',
      'id_number_last4',
      'usher_status',
      'leader_status',
      // since when somebody has been approved, in whichever hat that was first; a block changes nothing about it
      sql<string | null>`(least(
        case when usher_status in ('approved', 'blocked') then usher_status_changed_at end,
        case when leader_status = 'approved' then leader_status_changed_at end
      ) at time zone ${ZONE})::date`.as('approved_on'),
    ])
    .where('id', '=', id)
    .where('anonymised_at', 'is', null)
    .where('merged_into', 'is', null)
    .forUpdate()
    .executeTakeFirst();
export type LockedPerson = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

type Marks = { readonly id: string; readonly phone: string; readonly id_number_hmac: Buffer | null };
type Twin = StandingRecord & { readonly of: string; readonly by: 'phone' | 'id_number' };
type Hat = StandingRecord['kind'];

/** Whoever has the phone or identity number of one of these; who wears both hats is shown in the one that is asked for. */
export async function findTwins(db: Kysely<Database>, marks: readonly Marks[], hat: Hat): Promise<Twin[]> {
  const { rows } = await sql<Twin>`
    select m.id as of, t.by, p.id, p.name_en, p.name_ar, case
        when p.usher_status is null or (p.leader_status is not null and ${hat} = 'team_leader') then 'team_leader'
        else 'usher'
      end as kind
    from unnest(${marks.map(({ id }) => id)}::uuid[], ${marks.map(({ phone }) => phone)}::text[],
      ${marks.map(({ id_number_hmac }) => id_number_hmac)}::bytea[]) m (id, phone, id_number_hmac)
    cross join lateral (
      select id, 'phone' as by from persons where phone = m.phone and id <> m.id
      union all select id, 'id_number' from persons where id_number_hmac = m.id_number_hmac and id <> m.id
      order by by desc limit 1
    ) t
    join persons p on p.id = t.id`.execute(db);
  return rows;
}

/**
 * Adds people who wait for a decision. Whoever's phone or identity number came in meanwhile is left out: the ids of all others
 * are returned. In the order of phones, so that two who add the same people never wait for each other in turn.
 */
export async function insertPersons(
  tx: Transaction<Database>,
  people: readonly (Insertable<Database['persons']> & { readonly phone: string })[],
  hat: Hat,
): Promise<string[]> {
  if (people.length === 0) return [];
  const status = hat === 'usher' ? 'usher_status' : 'leader_status';
  const rows = await tx
    .insertInto('persons')
    .values(
      people
        .toSorted((one, other) => (one.phone < other.phone ? -1 : 1))
        .map((person) => ({ ...person, [status]: 'pending' })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

const MARKS_OF_ONE = ['persons_phone_key', 'persons_id_number_hmac_key'];

/** Whether it is saved: not when somebody else's phone or identity number came in meanwhile, who can then be looked for. */
export async function savePerson(
  tx: Transaction<Database>,
  id: string,
  columns: Updateable<Database['persons']>,
): Promise<boolean> {
  await sql`savepoint person`.execute(tx);
  try {
    await tx
      .updateTable('persons')
      .set({ ...columns, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute();
    return true;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && MARKS_OF_ONE.includes(error.constraint ?? ''))) throw error;
    await sql`rollback to savepoint person`.execute(tx);
    return false;
  }
}

export async function newPersonIds(tx: Transaction<Database>, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select new_id() as id from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Uses a file that this admin, or this person, has sent for that purpose and nobody uses yet. */
export async function attachFile(
  tx: Transaction<Database>,
  file_id: string,
  purpose: FilePurpose,
  sender: string,
): Promise<boolean> {
  const taken = await tx
    .updateTable('files')
    .set({ loose_since: null })
    .where('id', '=', file_id)
    .where('purpose', '=', purpose)
    .where((of) => of.or([of('uploaded_by', '=', sender), of('uploaded_by_person', '=', sender)]))
    .where('loose_since', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** A record that was merged into this one has the same photo, which undoing the merge gives back. */
export const isPhotoOfMerged = async (
  tx: Transaction<Database>,
  { id, photo }: { readonly id: string; readonly photo: string | null },
): Promise<boolean> =>
  (await tx
    .selectFrom('persons')
    .select('id')
    .where('merged_into', '=', id)
    .where('photo', '=', photo)
    .executeTakeFirst()) !== undefined;

/** Somebody who is neither anonymised nor the same as somebody else. */
const known = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('persons')
    .select('usher_status')
    .where('id', '=', id)
    .where('anonymised_at', 'is', null)
    .where('merged_into', 'is', null);

export const findPerson = (db: Kysely<Database>, id: string) => known(db, id).executeTakeFirst();

/** The same, who stays as they are until this transaction ends. */
export const holdPerson = (tx: Transaction<Database>, id: string) => known(tx, id).forNoKeyUpdate().executeTakeFirst();

export const findIdNumber = (tx: Transaction<Database>, id: string) =>
  tx
    .selectFrom('persons')
    .select(['id_number_encrypted', 'usher_status'])
    .where('id', '=', id)
    .where('id_number_encrypted', 'is not', null)
    .executeTakeFirst();

/** Whom somebody was merged into, however many times since; undefined: into nobody, or that person is gone as well. */
export async function findKept(db: Kysely<Database>, id: string): Promise<StandingRecord | undefined> {
  const { rows } = await sql<StandingRecord>`
    with recursive kept (id, merged_into) as (
      select id, merged_into from persons where id = ${id} and merged_into is not null
      union
      select p.id, p.merged_into from kept join persons p on p.id = kept.merged_into
    )
    select p.id, case when p.usher_status is null then 'team_leader' else 'usher' end as kind, p.name_en, p.name_ar
    from kept join persons p on p.id = kept.id
    where p.merged_into is null and p.anonymised_at is null
      and (p.usher_status is not null or p.leader_status is not null)`.execute(db);
  return rows[0];
}

export const isErased = async (db: Kysely<Database>, id: string): Promise<boolean> =>
  (await db
    .selectFrom('persons')
    .select('id')
    .where('id', '=', id)
    .where('anonymised_at', 'is not', null)
    .executeTakeFirst()) !== undefined;
