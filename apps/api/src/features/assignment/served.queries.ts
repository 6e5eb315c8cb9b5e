import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Tx = Transaction<Database>;

/** Whose applications, and where. */
type Of = { readonly event_id: string; readonly usher_ids: readonly string[] };

const of = ({ event_id, usher_ids }: Of) =>
  sql`a.event_id = ${event_id} and a.usher_id = any (${[...usher_ids]}::uuid[])`;

/** What they have of it: standing by is no place. */
const HELD = sql`m.usher_id = a.usher_id and m.event_id = a.event_id and m.status = 'confirmed' and not m.reserve`;

/** Works in the role that is asked for, and nothing more of it is ahead that they could be given beside. */
const SERVED = sql`
  exists (
    select from assignments m join positions p on p.id = m.position_id
    where ${HELD} and p.type_id = a.type_id and (a.shift_ids = '{}' or m.shift_id = any (a.shift_ids)))
  and not exists (
    select from positions p join shifts s on s.id = p.shift_id
    where p.event_id = a.event_id and p.type_id = a.type_id and p.headcount > 0 and s.starts_at > now()
      and (a.shift_ids = '{}' or s.id = any (a.shift_ids))
      and not exists (
        select from assignments m
        where ${HELD} and tstzrange(m.starts_at, m.ends_at) && tstzrange(s.starts_at, s.ends_at)))`;

type Settled = { readonly id: string; readonly usher_id: string; readonly served_from: 'pending' | 'waitlisted' };

/** Accepts what these people wait for and have by now. Whoever calls holds the people, and so their applications. */
export async function saveServed(tx: Tx, whose: Of, admin_id: string | null): Promise<Settled[]> {
  const { rows } = await sql<Settled>`
    update applications a set status = 'accepted', served_from = a.status, decided_at = now(), decided_by = ${admin_id},
      version = a.version + 1
    where ${of(whose)} and a.status in ('pending', 'waitlisted') and ${SERVED}
    returning a.id, a.usher_id, a.served_from`.execute(tx);
  return rows;
}

/** The other way: what was accepted by that alone, and is not what they have any more. */
export async function saveWaitingAgain(tx: Tx, whose: Of): Promise<Settled[]> {
  const { rows } = await sql<Settled>`
    with back as (
      select a.id, a.served_from from applications a where ${of(whose)} and a.served_from is not null and not (${SERVED}) for update
    )
    update applications a set status = back.served_from, served_from = null, decided_by = null,
      decided_at = case when back.served_from = 'waitlisted' then now() end, version = a.version + 1
    from back where a.id = back.id
    returning a.id, a.usher_id, back.served_from`.execute(tx);
  return rows;
}
