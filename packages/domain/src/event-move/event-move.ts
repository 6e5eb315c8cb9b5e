import { EVENT_MOVES, type EventStatus } from '../event/event-status.ts';
import type { PermissionSet } from '../account/permission.ts';
import { canMove } from '../status/status-moves.ts';

/** What decides whether an event may move on. */
export type EventFacts = {
  readonly status: EventStatus;
  /** things that still block publishing */
  readonly blocking_problems: number;
  readonly first_shift_starts_at: Date | null;
  readonly last_shift_ends_at: Date | null;
  readonly applications: number;
  /** assignments of any status: an event that anybody was ever assigned to cannot return to draft */
  readonly assignments: number;
  readonly confirmed: number;
  /** confirmed ones that are neither attended, no-show nor excused */
  readonly unresolved: number;
  readonly clocked_in: number;
  readonly transfers_approved: number;
};

export const EVENT_MOVE_REFUSALS = [
  'move_not_allowed',
  'owner_only',
  'event_not_ready',
  'event_has_started',
  'event_has_people',
  'event_not_due',
  'nobody_confirmed',
  'shifts_not_over',
  'attendance_unresolved',
  'still_clocked_in',
  'pay_already_approved',
  'reason_required',
] as const;
export type EventMoveRefusal = (typeof EVENT_MOVE_REFUSALS)[number];

/** Who moves the event: an admin by their permission set, or the clock. */
export type Mover = PermissionSet | 'clock';

type Asked = { readonly to: EventStatus; readonly by: Mover; readonly now: Date; readonly reason: string | null };

/** Why the move is refused; null when it is allowed. The same function disables the button and refuses the request. */
export const refuseEventMove = (event: EventFacts, asked: Asked): EventMoveRefusal | null => {
  if (!canMove(EVENT_MOVES, event.status, asked.to)) return 'move_not_allowed';
  switch (asked.to) {
    case 'published':
      return refusePublishing(event, asked.now);
    case 'draft':
      return event.applications > 0 || event.assignments > 0 ? 'event_has_people' : null;
    case 'in_progress':
      return event.status === 'completed' ? refuseReopening(event, asked.by) : refuseStart(event, asked);
    case 'completed':
      return refuseCompletion(event, asked.now);
    case 'canceled':
      return refuseCancelling(event, asked);
  }
};

const refusePublishing = (event: EventFacts, now: Date): EventMoveRefusal | null => {
  if (event.blocking_problems > 0) return 'event_not_ready';
  return event.first_shift_starts_at !== null && event.first_shift_starts_at <= now ? 'event_has_started' : null;
};

/** The clock starts an event when its first shift does; people may open it a little earlier. */
const refuseStart = (event: EventFacts, { by, now }: Asked): EventMoveRefusal | null => {
  if (event.confirmed === 0) return 'nobody_confirmed';
  const due = event.first_shift_starts_at !== null && event.first_shift_starts_at <= now;
  return by === 'clock' && !due ? 'event_not_due' : null;
};

const refuseReopening = (event: EventFacts, by: Mover): EventMoveRefusal | null => {
  if (by !== 'owner') return 'owner_only';
  return event.transfers_approved > 0 ? 'pay_already_approved' : null;
};

const refuseCompletion = (event: EventFacts, now: Date): EventMoveRefusal | null => {
  if (event.last_shift_ends_at !== null && event.last_shift_ends_at > now) return 'shifts_not_over';
  if (event.clocked_in > 0) return 'still_clocked_in';
  return event.unresolved > 0 ? 'attendance_unresolved' : null;
};

const refuseCancelling = ({ status }: EventFacts, { by, reason }: Asked): EventMoveRefusal | null =>
  refuseCancellingOf(status, by) ?? (reason === null || reason.trim() === '' ? 'reason_required' : null);

/** Whether canceling is possible before a reason is given; the status alone decides. */
export const refuseCancellingOf = (status: EventStatus, by: Mover): 'move_not_allowed' | 'owner_only' | null => {
  if (!canMove(EVENT_MOVES, status, 'canceled')) return 'move_not_allowed';
  return status === 'in_progress' && by !== 'owner' ? 'owner_only' : null;
};
