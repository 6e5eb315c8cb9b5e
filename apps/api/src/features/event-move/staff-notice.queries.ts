import type { EventPlan } from '@proline/domain/event-plan/plan';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { selectEligibleUshers } from '../event-plan/eligible.service.ts';

type Tx = Transaction<Database>;

const madeBy = ({ numAffectedRows }: { readonly numAffectedRows?: bigint }): number => Number(numAffectedRows ?? 0n);

/** The ushers whom publishing notifies: all who are eligible, or only the pre-invited ones when the event is by invitation. */
const openTo = (plan: EventPlan) =>
  plan.stepThree.hiring_mode === 'invite'
    ? sql`select null::uuid as usher_id where false`
    : sql`select usher_id from (${selectEligibleUshers(plan)}) e where usher_id <> all (${plan.stepThreeTeam.invited}::uuid[])`;

const askedAhead = ({ stepThreeTeam }: EventPlan) => sql`
  select id as usher_id from ushers
  where id = any (${stepThreeTeam.invited}::uuid[]) and id <> all (${stepThreeTeam.excluded}::uuid[]) and status = 'approved'`;

export async function countNotifiedOnPublishing(db: Kysely<Database>, plan: EventPlan): Promise<number> {
  const { rows } = await sql<{ told: number }>`
    select ((select count(*) from (${openTo(plan)}) o) + (select count(*) from (${askedAhead(plan)}) a))::integer as told`.execute(
    db,
  );
  return rows[0]?.told ?? 0;
}

/** Returns how many ushers were notified. Pre-invited ones get the invitation only. */
export async function notifyOfPublishing(tx: Tx, event_id: string, plan: EventPlan): Promise<number> {
  const told = await sql`
    insert into staff_notices (event_id, usher_id, kind)
    select ${event_id}::uuid, usher_id, 'event_open' from (${openTo(plan)}) o
    union all
    select ${event_id}::uuid, usher_id, 'invited_ahead' from (${askedAhead(plan)}) a`.execute(tx);
  await sql`
    insert into staff_notices (event_id, leader_id, kind)
    select distinct event_id, leader_id, 'chosen_to_lead' from event_leads
    where event_id = ${event_id} and released_at is null`.execute(tx);
  return madeBy(told);
}

/**
 * The event is hidden again: its announcements are deleted, so that nobody opens it and everybody is notified anew when it
 * is published again. Its leaders and pre-invited ushers are notified. Must run before its leads are removed.
 */
export async function notifyOfWithdrawal(tx: Tx, event_id: string): Promise<number> {
  const told = await sql`
    insert into staff_notices (event_id, usher_id, leader_id, kind)
    select ${event_id}::uuid, usher_id, null::uuid, 'event_withdrawn' from staff_notices
    where event_id = ${event_id} and kind = 'invited_ahead'
    union all
    select distinct event_id, null::uuid, leader_id, 'event_withdrawn' from event_leads
    where event_id = ${event_id} and released_at is null`.execute(tx);
  await sql`
    delete from staff_notices
    where event_id = ${event_id} and kind in ('event_open', 'invited_ahead', 'chosen_to_lead')`.execute(tx);
  return madeBy(told);
}

export async function notifyOfStart(tx: Tx, event_id: string): Promise<void> {
  await sql`
    insert into staff_notices (event_id, usher_id, leader_id, kind)
    select distinct event_id, usher_id, null::uuid, 'event_started' from assignments
    where event_id = ${event_id} and status = 'confirmed'
    union all
    select distinct event_id, null::uuid, leader_id, 'event_started' from event_leads
    where event_id = ${event_id} and released_at is null`.execute(tx);
}

/** Leaders are asked for their ratings once, however often the event is opened again. */
export async function requestRatings(tx: Tx, event_id: string): Promise<void> {
  await sql`
    insert into staff_notices (event_id, leader_id, kind)
    select distinct l.event_id, l.leader_id, 'rate_team' from event_leads l
    where l.event_id = ${event_id} and l.released_at is null and not exists (
      select from staff_notices n where n.event_id = l.event_id and n.leader_id = l.leader_id and n.kind = 'rate_team'
    )`.execute(tx);
}

/** Notifies everybody who has a place, applied or was pre-invited. Must run before they are released. */
export async function notifyOfCanceling(tx: Tx, event_id: string): Promise<number> {
  const told = await sql`
    insert into staff_notices (event_id, usher_id, leader_id, kind)
    select ${event_id}::uuid, usher_id, null::uuid, 'event_canceled' from (
      select usher_id from assignments where event_id = ${event_id} and status in ('invited', 'confirmed')
      union
      select usher_id from applications where event_id = ${event_id} and status in ('pending', 'waitlisted')
      union
      select usher_id from staff_notices where event_id = ${event_id} and kind = 'invited_ahead'
    ) u
    union all
    select distinct event_id, null::uuid, leader_id, 'event_canceled' from event_leads
    where event_id = ${event_id} and released_at is null`.execute(tx);
  return madeBy(told);
}
