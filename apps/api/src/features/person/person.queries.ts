import type { StandingRecord } from '@proline/contract/frame/error-reply';
import type { FilePurpose } from '@proline/domain/file/file-purpose';
import type { TimeZone } from '@proline/domain/place/region';
import { sql, type Kysely, type Transaction, type Updateable } from 'kysely';
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
      'languages',
      'language_levels',
      'height_cm',
      'clothing_size',
      'shoe_size',
      'tags',
      'photo',
      'id_number_last4',
      'usher_status',
      'leader_status',
      // since when somebody has been approved, in whichever hat that was first
      sql<string | null>`(least(
        case when usher_status = 'approved' then usher_status_changed_at end,
        case when leader_status = 'approved' then leader_status_changed_at end
      ) at time zone ${ZONE})::date`.as('approved_on'),
    ])
    .where('id', '=', id)
    .where('anonymised_at', 'is', null)
    .where('merged_into', 'is', null)
    .forUpdate()
    .executeTakeFirst();
export type LockedPerson = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

type Marks = { readonly phone: string; readonly id_number_hmac: Buffer | null };
type Twin = StandingRecord & { readonly by: 'phone' | 'id_number' };

/** Somebody else with the same phone or identity number; who wears both hats is shown in the one that is asked for. */
export async function findTwin(
  db: Kysely<Database>,
  { phone, id_number_hmac }: Marks,
  except: string | null,
  hat: StandingRecord['kind'],
): Promise<Twin | undefined> {
  const { rows } = await sql<Twin>`
    select id, name_en, name_ar, case
        when usher_status is null or (leader_status is not null and ${hat} = 'team_leader') then 'team_leader'
        else 'usher'
      end as kind,
      case when phone = ${phone} then 'phone' else 'id_number' end as by
    from persons
    where (phone = ${phone} or id_number_hmac = ${id_number_hmac}) and id is distinct from ${except}::uuid
    order by phone = ${phone} desc limit 1`.execute(db);
  return rows[0];
}

export const savePerson = (tx: Transaction<Database>, id: string, columns: Updateable<Database['persons']>) =>
  tx
    .updateTable('persons')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();

export async function newPersonId(tx: Transaction<Database>): Promise<string> {
  const { rows } = await sql<{ id: string }>`select new_id() as id`.execute(tx);
  const [made] = rows;
  if (!made) throw new Error('The database made no id.');
  return made.id;
}

/** Uses a file that this admin has sent for that purpose and nobody uses yet. */
export async function attachFile(
  tx: Transaction<Database>,
  file_id: string,
  purpose: FilePurpose,
  admin_id: string,
): Promise<boolean> {
  const taken = await tx
    .updateTable('files')
    .set({ loose_since: null })
    .where('id', '=', file_id)
    .where('purpose', '=', purpose)
    .where('uploaded_by', '=', admin_id)
    .where('loose_since', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Nobody uses it any more; the sweep deletes it a day later. */
export const releaseFile = (tx: Transaction<Database>, file_id: string) =>
  tx
    .updateTable('files')
    .set({ loose_since: sql<Date>`now()` })
    .where('id', '=', file_id)
    .execute();

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
