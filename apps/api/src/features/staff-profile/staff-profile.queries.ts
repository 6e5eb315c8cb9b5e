import type { StaffProfile } from '@proline/contract/staff-profile/staff-profile';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { pinOf, rolesDone } from '../../platform/list/people-sql.ts';
import { MAY_SIGN_IN } from '../../platform/security/staff-session-check.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';
import type { FoundPerson } from '../person/person-record.service.ts';

export type FoundProfile = FoundPerson<StaffProfile> & { readonly photo: string | null };

export async function findProfile(db: Kysely<Database>, id: string): Promise<FoundProfile | undefined> {
  const { rows } = await sql<FoundProfile>`
    select p.id, p.version, p.name_en, p.name_ar, p.phone, p.email, p.birth_date, p.gender, p.nationality, p.city, p.languages,
      p.language_levels, ${sql.raw(rolesDone('p.id'))} as does, ${sql.raw(pinOf('p'))} as pin,
      p.height_cm, p.clothing_size, p.shoe_size, p.photo,
      -- the same whether or not somebody else has the number
      coalesce(p.id_number_last4, p.claimed_id_last4) as id_number_last4,
      case when p.usher_status is not null
        then jsonb_build_object('code', p.usher_code, 'status', p.usher_status) end as usher,
      case when p.leader_status is not null
        then jsonb_build_object('code', p.leader_code, 'status', p.leader_status) end as team_leader,
      (now() at time zone ${sql.raw(ORGANISATION_ZONE)})::date as today
    from persons p where p.id = ${id}`.execute(db);
  return rows[0];
}

/** Nobody else changes, blocks, erases or merges this person until the transaction ends. False: it has happened. */
export async function holdSelf(tx: Transaction<Database>, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from persons p where p.id = ${id} and ${sql.raw(MAY_SIGN_IN)} for update`.execute(tx);
  return rows.length === 1;
}
