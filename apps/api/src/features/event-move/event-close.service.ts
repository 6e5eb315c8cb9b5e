import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import { countedMinutes } from '@proline/domain/pay/counted-minutes';
import { flatPayslip, leaderPayslip, leadPaySoFar, usherPayslip, type PayRules } from '@proline/domain/pay/event-pay';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { closeAttendance } from '../attendance/close-attendance.service.ts';
import { settleRecoveries } from '../recovery/settling.service.ts';
import { touchTopics } from './event-facts.queries.ts';
import {
  findConfirmed,
  findLiveLeads,
  findResolvedShifts,
  insertTransfers,
  saveMinutes,
  voidPendingPay,
  type LiveLead,
  type Owed,
  type ResolvedShift,
} from './event-pay.queries.ts';
import {
  expireApplications,
  expireInvitations,
  findOverWaited,
  holdShared,
  releaseAssignments,
  releaseLeads,
} from './event-people.queries.ts';
import {
  requestRatings,
  notifyOfCanceling,
  notifyOfExpiry,
  notifyOfStart,
  type Teller,
} from './event-message.queries.ts';

type Tx = Transaction<Database>;
type Paid = { readonly event_id: string; readonly currency: string; readonly steps: PlanSteps };

/** Starting opens check-in; undecided applications and unanswered invitations expire. The waitlist serves until its last shift. */
export async function start(tx: Tx, teller: Teller) {
  const { event_id } = teller;
  const { expired, applicants } = await expireApplications(tx, event_id, 'undecided');
  await notifyOfExpiry(tx, teller, applicants);
  const invitations_expired = await expireInvitations(tx, event_id);
  await notifyOfStart(tx, teller);
  await touchTopics(tx, ['application']);
  return { applications_expired: expired, invitations_expired };
}

/** Whoever waits for shifts that are over waits no longer. Returns how many. */
export async function endOverWaited(tx: Tx, most: number): Promise<number> {
  let ended = 0;
  for (const event_id of await findOverWaited(tx, most)) {
    await holdShared(tx, event_id);
    const { expired, applicants } = await expireApplications(tx, event_id, 'over');
    await notifyOfExpiry(tx, { event_id, actor_id: null }, applicants);
    ended += expired;
  }
  if (ended > 0) await touchTopics(tx, ['application']);
  return ended;
}

/** Completing creates the pay for what is recorded and asks leaders for ratings. */
export async function complete(tx: Tx, event: Paid & Teller) {
  const leads = await findLiveLeads(tx, event.event_id);
  const paid = await payEverybody(tx, event, leads);
  await expireInvitations(tx, event.event_id);
  const { applicants } = await expireApplications(tx, event.event_id, 'waiting');
  await notifyOfExpiry(tx, event, applicants);
  await touchTopics(tx, ['application']);
  await requestRatings(tx, event);
  return paid;
}

/** Reopening voids the pay that was computed from the attendance. */
export async function reopen(tx: Tx, event_id: string) {
  const voided = await voidPendingPay(tx, event_id, 'The event was opened again.');
  // what they gave back is to be taken from others
  await settleRecoveries(tx, voided);
  await touchTopics(tx, ['transfer']);
  return { transfers_voided: voided.length };
}

type Canceling = Teller & {
  readonly currency: string;
  /** set when the event has begun: work until now is paid by this plan; null when nobody has worked yet */
  readonly worked: { readonly steps: PlanSteps; readonly now: Date } | null;
  /** to each confirmed usher */
  readonly compensation_minor: number | null;
  readonly reason: string | null;
};

export async function cancel(tx: Tx, canceling: Canceling) {
  const { event_id, actor_id, currency, worked, compensation_minor } = canceling;
  const told = await notifyOfCanceling(tx, { event_id, actor_id });
  const compensated =
    compensation_minor === null
      ? 0
      : await compensate(tx, { event_id, currency, amount_minor: compensation_minor, by: actor_id });
  // whoever came before it began has come
  await closeAttendance(tx, canceling);
  const paid = worked === null ? {} : await payForWorked(tx, { event_id, currency, steps: worked.steps }, worked.now);
  const { expired: applications_expired } = await expireApplications(tx, event_id, 'waiting');
  const ushers_released = await releaseAssignments(tx, event_id);
  const leads_released = await releaseLeads(tx, event_id);
  await touchTopics(tx, ['application', 'transfer']);
  return { told, applications_expired, ushers_released, leads_released, compensated, ...paid };
}

async function payForWorked(tx: Tx, event: Paid, now: Date) {
  const leads = await findLiveLeads(tx, event.event_id);
  return payEverybody(
    tx,
    event,
    leads.map((lead) => ({ ...lead, pay_minor: leadPaySoFar(lead, now) })),
  );
}

type Compensation = {
  readonly event_id: string;
  readonly currency: string;
  readonly amount_minor: number;
  readonly by: string | null;
};

async function compensate(tx: Tx, { event_id, currency, amount_minor, by }: Compensation): Promise<number> {
  const confirmed = await findConfirmed(tx, event_id);
  const payslip = flatPayslip('other', amount_minor);
  const owed = payslip === null ? [] : confirmed.map((usher_id) => ({ usher_id, leader_id: null, ...payslip }));
  await insertTransfers(tx, { event_id, kind: 'compensation', currency, created_by: by, owed });
  await settleRecoveries(tx, peopleOf(owed));
  return owed.length;
}

async function payEverybody(tx: Tx, event: Paid, leads: readonly LiveLead[]) {
  const { event_id, currency } = event;
  const { shifts, owed } = await owedFor(tx, event, leads);
  await saveMinutes(tx, shifts);
  await insertTransfers(tx, { event_id, kind: 'event_pay', currency, created_by: null, owed });
  await settleRecoveries(tx, peopleOf(owed));
  await touchTopics(tx, ['transfer']);
  return totalsOf(owed);
}

/** What completing would pay, by what is recorded so far. */
export async function previewPay(db: Kysely<Database>, event: Paid) {
  const { owed } = await owedFor(db, event, await findLiveLeads(db, event.event_id));
  return totalsOf(owed);
}

/** Times that were corrected since it was first completed count as they are now. */
async function owedFor(db: Kysely<Database>, { event_id, steps }: Paid, leads: readonly LiveLead[]) {
  const rules = { ...steps.stepFour, time_zone: steps.stepOne.time_zone };
  const shifts = (await findResolvedShifts(db, event_id)).map((shift) => ({
    ...shift,
    ...countedMinutes(shift, rules),
  }));
  return { shifts, owed: [...owedToUshers(shifts, rules), ...owedToLeaders(leads)] };
}

const peopleOf = (owed: readonly Owed[]): string[] =>
  owed.flatMap(({ usher_id, leader_id }) => usher_id ?? leader_id ?? []);

const totalsOf = (owed: readonly Owed[]) => ({
  transfers: owed.length,
  net_minor: owed.reduce((sum, { gross_minor, deductions_minor }) => sum + gross_minor - deductions_minor, 0),
});

type CountedShift = ResolvedShift & ReturnType<typeof countedMinutes>;

const owedToUshers = (shifts: readonly CountedShift[], rules: PayRules): Owed[] =>
  [...Map.groupBy(shifts, ({ usher_id }) => usher_id)].flatMap(([usher_id, own]) => {
    const payslip = usherPayslip(own, rules);
    return payslip === null ? [] : [{ usher_id, leader_id: null, ...payslip }];
  });

const owedToLeaders = (leads: readonly LiveLead[]): Owed[] =>
  [...Map.groupBy(leads, ({ leader_id }) => leader_id)].flatMap(([leader_id, own]) => {
    const payslip = leaderPayslip(own);
    return payslip === null ? [] : [{ usher_id: null, leader_id, ...payslip }];
  });
