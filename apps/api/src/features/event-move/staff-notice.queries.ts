import type { EventDraft } from '@proline/domain/event-plan/plan';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { eligibleUshers } from '../event-plan/eligible.queries.ts';

type Tx = Transaction<Database>;

const madeBy = ({ numAffectedRows }: { readonly numAffectedRows?: bigint }): number => Number(numAffectedRows ?? 0n);

/** Whom publishing would tell: whoever could fill a place, or only those asked ahead when nobody else is wanted. */
const openTo = (plan: EventDraft) =>
  plan.stepThree.hiring_mode === 'invite'
    ? sql`select null::uuid as usher_id where false`
    : sql`select usher_id from (${eligibleUshers(plan)}) e where usher_id <> all (${plan.stepThreeTeam.invited}::uuid[])`;

const askedAhead = ({ stepThreeTeam }: EventDraft) => sql`
  select id as usher_id from ushers
  where id = any (${stepThreeTeam.invited}::uuid[]) and id <> all (${stepThreeTeam.excluded}::uuid[]) and status = 'approved'`;

export async function countToldOnPublishing(db: Kysely<Database>, plan: EventDraft): Promise<number> {
  const { rows } = await sql<{ told: number }>`
    select ((select count(*) from (${openTo(plan)}) o) + (select count(*) from (${askedAhead(plan)}) a))::integer as told`.execute(
    db,
  );
  return rows[0]?.told ?? 0;
}

/** How many ushers were told. Those asked ahead hear that, and not that it is open to everybody as well. */
export async function tellOfPublishing(tx: Tx, event_id: string, plan: EventDraft): Promise<number> {
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
 * Hidden again: what it was announced with goes, so that nobody is led to it and all are told afresh when it comes back.
 * Those who were counted on hear of it. Before its leads are taken away.
 */
export async function tellOfWithdrawal(tx: Tx, event_id: string): Promise<number> {
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

export async function tellOfStart(tx: Tx, event_id: string): Promise<void> {
  await sql`
    insert into staff_notices (event_id, usher_id, leader_id, kind)
    select distinct event_id, usher_id, null::uuid, 'event_started' from assignments
    where event_id = ${event_id} and status = 'confirmed'
    union all
    select distinct event_id, null::uuid, leader_id, 'event_started' from event_leads
    where event_id = ${event_id} and released_at is null`.execute(tx);
}

/** Leaders are asked for their ratings once, however often the event is opened again. */
export async function askForRatings(tx: Tx, event_id: string): Promise<void> {
  await sql`
    insert into staff_notices (event_id, leader_id, kind)
    select distinct l.event_id, l.leader_id, 'rate_team' from event_leads l
    where l.event_id = ${event_id} and l.released_at is null and not exists (
      select from staff_notices n where n.event_id = l.event_id and n.leader_id = l.leader_id and n.kind = 'rate_team'
    )`.execute(tx);
}

/** Everybody who has a place there, asks for one or was asked ahead. Before they are released. */
export async function tellOfCanceling(tx: Tx, event_id: string): Promise<number> {
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
