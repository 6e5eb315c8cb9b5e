import { takesStaff } from '../assignment/assigning.ts';
import { APPLICATION_MOVES, type ApplicationStatus } from '../event/application-status.ts';
import type { EventStatus } from '../event/event-status.ts';
import { canMove } from '../status/status-moves.ts';

/** Where operations can bring an application; withdrawing is the applicant's, expiring the clock's. */
export const DECISIONS = ['accepted', 'waitlisted', 'rejected', 'pending'] as const;
export type Decision = (typeof DECISIONS)[number];

export const DECISION_REFUSALS = [
  'event_not_open',
  'already_decided',
  'reason_required',
  'work_begun',
  'has_not_applied',
] as const;
export type DecisionRefusal = (typeof DECISION_REFUSALS)[number];

type ApplicationFacts = {
  readonly status: ApplicationStatus;
  readonly event_status: EventStatus;
  /** put on the waitlist by operations; the person has not applied */
  readonly by_hand: boolean;
  /** of what it brought, something has begun or is on record */
  readonly has_attendance: boolean;
};

type Asked = { readonly to: Decision; readonly reason: string | null };

/** Why the decision is refused; null when it can be made. */
export const refuseDecision = (facts: ApplicationFacts, { to, reason }: Asked): DecisionRefusal | null => {
  if (!takesStaff(facts.event_status)) return 'event_not_open';
  if (!canMove(APPLICATION_MOVES, facts.status, to)) return 'already_decided';
  if (to === 'rejected' && (reason === null || reason.trim() === '')) return 'reason_required';
  if (to !== 'pending') return null;
  // there is no application that could wait for a decision
  if (facts.by_hand && facts.status === 'waitlisted') return 'has_not_applied';
  return facts.has_attendance ? 'work_begun' : null;
};

type Before = Pick<ApplicationFacts, 'by_hand'> & {
  /** accepted by a place that was given another way: what it was before */
  readonly served_from: 'pending' | 'waitlisted' | null;
};

/** Where a decision leads. Taken back, it leaves whoever has not applied where operations had put them. */
export const decidedTo = (to: Decision, { by_hand, served_from }: Before): Decision => {
  if (to !== 'pending') return to;
  return by_hand ? 'waitlisted' : (served_from ?? 'pending');
};
