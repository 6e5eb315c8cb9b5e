import type { EventPlan } from '@proline/domain/event-plan/plan';
import type { MessageKind } from '@proline/domain/message/message-kind';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { selectEligibleUshers } from '../event-plan/eligible.service.ts';
import { takeBack, tellPeople } from '../message/outbox.service.ts';

type Tx = Transaction<Database>;

/** Whose event, and in whose name its people are told; null: the clock's. */
export type Teller = { readonly event_id: string; readonly actor_id: string | null };

/** The ushers whom publishing notifies: all who are eligible, or only the pre-invited ones when the event is by invitation. */
const openTo = (plan: EventPlan) =>
  plan.stepThree.hiring_mode === 'invite'
    ? sql`select null::uuid as person_id where false`
    : sql`select usher_id as person_id from (${selectEligibleUshers(plan)}) e
        where usher_id <> all (${plan.stepThreeTeam.invited}::uuid[])`;

const askedAhead = ({ stepThreeTeam }: EventPlan) => sql`
  select id as person_id from ushers
  where id = any (${stepThreeTeam.invited}::uuid[]) and id <> all (${stepThreeTeam.excluded}::uuid[]) and status = 'approved'`;

export async function countNotifiedOnPublishing(db: Kysely<Database>, plan: EventPlan): Promise<number> {
  const { rows } = await sql<{ told: number }>`
    select count(*)::integer as told
    from (${openTo(plan)} union all ${askedAhead(plan)}) o join persons p on p.id = o.person_id
    where p.messages_off_at is null`.execute(db);
  return rows[0]?.told ?? 0;
}

/** The event as it is at this moment: a message says what was so when it was written. */
async function tell(tx: Tx, { event_id, actor_id }: Teller, kind: MessageKind, people: RawBuilder<unknown>) {
  const event = await tx
    .selectFrom('events')
    .select(['title_en', 'title_ar', 'city', 'starts_at', 'time_zone'])
    .where('id', '=', event_id)
    .executeTakeFirstOrThrow();
  const params = { ...event, starts_at: event.starts_at?.toISOString() ?? null };
  return tellPeople(tx, people, { kind, params, cause: 'event', cause_id: event_id, created_by: actor_id });
}

const leadersOf = (event_id: string) =>
  sql`select leader_id as person_id from event_leads where event_id = ${event_id} and released_at is null`;

const askedAheadOf = (event_id: string) =>
  sql`select person_id from messages where cause_id = ${event_id} and kind = 'invited_ahead' and revoked_at is null`;

/** Returns how many ushers were notified. Pre-invited ones get the invitation only. */
export async function notifyOfPublishing(tx: Tx, teller: Teller, plan: EventPlan): Promise<number> {
  const open = await tell(tx, teller, 'event_open', openTo(plan));
  const invited = await tell(tx, teller, 'invited_ahead', askedAhead(plan));
  await tell(tx, teller, 'chosen_to_lead', sql`select distinct person_id from (${leadersOf(teller.event_id)}) l`);
  return open + invited;
}

/**
 * The event is hidden again: its announcements are taken back, so that nobody opens it and everybody is notified anew when it
 * is published again. Its leaders and pre-invited ushers are notified. Must run before its leads are removed.
 */
export async function notifyOfWithdrawal(tx: Tx, teller: Teller): Promise<number> {
  const { event_id } = teller;
  const told = await tell(tx, teller, 'event_withdrawn', sql`${askedAheadOf(event_id)} union ${leadersOf(event_id)}`);
  await takeBack(tx, event_id, ['event_open', 'invited_ahead', 'chosen_to_lead']);
  return told;
}

export const notifyOfStart = (tx: Tx, teller: Teller): Promise<number> =>
  tell(
    tx,
    teller,
    'event_started',
    sql`select usher_id as person_id from assignments where event_id = ${teller.event_id} and status = 'confirmed'
      union ${leadersOf(teller.event_id)}`,
  );

export const notifyOfExpiry = (tx: Tx, teller: Teller, applicants: readonly string[]): Promise<number> =>
  tell(tx, teller, 'application_expired', sql`select distinct unnest(${[...applicants]}::uuid[]) as person_id`);

/** Leaders are asked for their ratings once, however often the event is opened again. */
export const requestRatings = (tx: Tx, teller: Teller): Promise<number> =>
  tell(
    tx,
    teller,
    'rate_team',
    sql`${leadersOf(teller.event_id)}
      except select person_id from messages where cause_id = ${teller.event_id} and kind = 'rate_team'`,
  );

/** Notifies everybody who has a place, applied or was pre-invited. Must run before they are released. */
export const notifyOfCanceling = (tx: Tx, teller: Teller): Promise<number> => {
  const { event_id } = teller;
  return tell(
    tx,
    teller,
    'event_canceled',
    sql`select usher_id as person_id from assignments where event_id = ${event_id} and status in ('invited', 'confirmed')
      union select usher_id from applications where event_id = ${event_id} and status in ('pending', 'waitlisted')
      union ${askedAheadOf(event_id)}
      union ${leadersOf(event_id)}`,
  );
};
