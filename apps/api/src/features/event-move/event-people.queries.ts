import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Tx = Transaction<Database>;

const changedBy = ({ numAffectedRows }: { readonly numAffectedRows?: bigint }): number => Number(numAffectedRows ?? 0n);

/** undecided: nobody has said anything to them; waiting: those as well who are on the waitlist; over: of these whose last shift is over */
type Which = 'undecided' | 'waiting' | 'over';
const SHIFTS_OVER = sql`not exists (
  select from shifts s where s.event_id = p.event_id and s.removed_at is null and s.ends_at > now()
    and (p.shift_ids = '{}' or s.id = any (p.shift_ids)))`;

/** Expires applications. Whoever has not applied is no applicant, and whoever works there waits for nothing. */
export async function expireApplications(tx: Tx, event_id: string, which: Which) {
  const { rows } = await sql<{ usher_id: string; waits: boolean }>`
    update applications p set status = 'expired', decided_at = now(), decided_by = null, version = version + 1
    where event_id = ${event_id} and status = any (${which === 'undecided' ? ['pending'] : ['pending', 'waitlisted']})
      and (${which !== 'over'}::boolean or ${SHIFTS_OVER})
    returning usher_id, not by_hand and not exists (
      select from assignments m where m.usher_id = p.usher_id and m.event_id = p.event_id and m.status = 'confirmed') as waits`.execute(
    tx,
  );
  return { expired: rows.length, applicants: rows.filter(({ waits }) => waits).map(({ usher_id }) => usher_id) };
}

/** Events that are on, at which somebody waits for shifts that are over. */
export async function findOverWaited(tx: Tx, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from events e
    where e.status in ('published', 'in_progress') and e.starts_at <= now() and exists (
      select from applications p where p.event_id = e.id and p.status in ('pending', 'waitlisted') and ${SHIFTS_OVER})
    order by e.id limit ${most}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Whoever decides about its people waits until this transaction ends, or was faster. */
export const holdShared = (tx: Tx, event_id: string) =>
  sql`select from events where id = ${event_id} for share`.execute(tx);

/** Expires the invitations that were not accepted. */
export async function expireInvitations(tx: Tx, event_id: string): Promise<number> {
  return changedBy(
    await sql`
      update assignments set status = 'expired', version = version + 1
      where event_id = ${event_id} and status = 'invited'`.execute(tx),
  );
}

/** Releases everybody who has a place and has not checked in. Returns the number of people, not shifts. */
export async function releaseAssignments(tx: Tx, event_id: string): Promise<number> {
  const { rows } = await sql<{ released: number }>`
    with released as (
      update assignments a set status = 'released', release_reason = 'event_canceled', version = version + 1
      where event_id = ${event_id} and status in ('invited', 'confirmed')
        and not exists (select from attendance w where w.assignment_id = a.id and w.outcome is not null)
      returning usher_id
    )
    select count(distinct usher_id)::integer as released from released`.execute(tx);
  return rows[0]?.released ?? 0;
}

export async function releaseLeads(tx: Tx, event_id: string): Promise<number> {
  return changedBy(
    await sql`update event_leads set released_at = now() where event_id = ${event_id} and released_at is null`.execute(
      tx,
    ),
  );
}
