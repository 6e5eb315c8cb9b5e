import { moment } from '../engine/copy.ts';
import type { CrewMember, Hiring } from './crew.ts';
import { HOUR_MS, MINUTE_MS } from '../event/days.ts';
import type { Position } from './positions.ts';
import { idAt } from '../engine/ids.ts';
import type { Office } from '../people/office.ts';
import { at } from '../engine/random.ts';
import type { Tables } from '../engine/tables.ts';

/** One shift of one person, once it is known how it went. */
export interface Worked {
  readonly assignment_id: string;
  readonly seat: Position;
  readonly outcome: 'attended' | 'no_show' | 'excused';
  readonly late_minutes: number;
  readonly approved_minutes: number;
  readonly checked_out_at: number;
}

const GRACE_MINUTES = 10;
/** Shares of finished shifts of running events that nobody has checked yet: in the last hours, and before. */
const UNCHECKED = { latest: 0.15, earlier: 0.06 };
const LATEST_MS = 20 * HOUR_MS;

/** The minutes of a shift that are paid when all goes to plan. */
export const plannedMinutes = ({ shift }: Position): number =>
  (shift.ends_at - shift.starts_at) / MINUTE_MS - shift.break_minutes;

/** Adds a person's assignments with their attendance; returns the shifts whose outcome is known. */
export function addAssignments(tables: Tables, office: Office, hiring: Hiring, member: CrewMember): Worked[] {
  const { random, frame, roster } = hiring;
  const usher_id = at(roster.ids, member.usher);
  const optional = (atMs: number | null) => (atMs === null ? null : moment(atMs));
  return member.seats.flatMap((seat) => {
    const { shift } = seat;
    const id = idAt(random, member.created_at);
    tables.rows.assignments.add([
      id,
      frame.id,
      shift.id,
      seat.id,
      usher_id,
      shift.work_date,
      moment(shift.starts_at),
      moment(shift.ends_at),
      member.status,
      member.late_cancel,
      optional(member.invited_at),
      optional(member.answered_at),
      member.answered_at === null ? 1 : 2,
      moment(member.created_at),
      optional(releasedAt(hiring, member, seat)),
      member.status === 'released' && frame.canceled_at !== null ? 'event_canceled' : null,
    ]);
    if (member.status !== 'confirmed' || shift.starts_at > hiring.now) return [];
    const worked = addAttendance(tables, office, hiring, member, { id, usher_id, seat });
    return worked ? [worked] : [];
  });
}

const EARLY_MS = 60 * HOUR_MS;
const LATE_MS = 5 * HOUR_MS;

/** With the event, or some time before the shift; whoever cancels late does it hours before. */
const releasedAt = ({ frame, now }: Hiring, member: CrewMember, { shift }: Position): number | null => {
  if (member.status !== 'released') return null;
  if (frame.canceled_at !== null) return frame.canceled_at;
  const before = shift.starts_at - (member.late_cancel ? LATE_MS : EARLY_MS);
  return Math.max(member.answered_at ?? member.created_at, Math.min(before, now));
};

interface Assignment {
  readonly id: string;
  readonly usher_id: string;
  readonly seat: Position;
}

function addAttendance(
  tables: Tables,
  office: Office,
  hiring: Hiring,
  member: CrewMember,
  { id, usher_id, seat }: Assignment,
): Worked | null {
  const { random, frame, now } = hiring;
  const { shift } = seat;
  const { outcome, late_minutes, arrival } = howItWent(hiring, member, seat);
  const isOver = shift.ends_at <= now;
  const unchecked = shift.ends_at > now - LATEST_MS ? UNCHECKED.latest : UNCHECKED.earlier;
  // an event that is over as a whole waits only to be completed
  const isChecked = frame.plan.status === 'completed' || frame.ends_at <= now || (isOver && !random.chance(unchecked));
  const method = random.chance(0.8) ? 'qr' : 'manual';
  const isHere = outcome === 'attended' && arrival <= now;
  const overtime = outcome === 'attended' && random.chance(0.06) ? random.whole(2, 6) * 15 : 0;
  const checked_out_at = Math.min(
    shift.ends_at + (overtime + random.whole(0, 9)) * MINUTE_MS,
    frame.completed_at ?? now,
  );
  const approved_minutes = outcome === 'attended' ? plannedMinutes(seat) - lostMinutes(late_minutes) + overtime : 0;
  tables.rows.attendance.add([
    id,
    frame.id,
    usher_id,
    shift.work_date,
    isChecked ? outcome : null,
    isHere ? moment(arrival) : null,
    isHere && isChecked ? moment(checked_out_at) : null,
    isHere ? method : null,
    isHere && isChecked ? method : null,
    isHere ? late_minutes : 0,
    isChecked ? approved_minutes : null,
    isChecked && isHere,
    isHere && method === 'qr' ? null : isChecked || isHere ? office.admins.ops : null,
    isChecked && outcome === 'no_show' ? whyMissed(id) : null,
  ]);
  return isChecked ? { assignment_id: id, seat, outcome, late_minutes, approved_minutes, checked_out_at } : null;
}

const WHY = ['No answer', 'Illness', 'No answer', 'Transport', 'Illness', 'Family matter', null, 'Other work'] as const;
/** By the id alone, so that nothing else of the demo changes; of some nobody knows. */
const whyMissed = (id: string): string | null => WHY[Number.parseInt(id.slice(-4), 16) % WHY.length] ?? null;

/** Arriving within the grace period costs nothing. */
const lostMinutes = (late: number): number => (late > GRACE_MINUTES ? late : 0);

/** About 4 of 100 people are no-shows, fewer among the reliable; most arrive a little early. */
function howItWent({ random, roster }: Hiring, { usher }: CrewMember, { shift }: Position) {
  const care = 1 - (roster.quality[usher] ?? 1);
  const luck = random.unit();
  const missed = 0.015 + care * 0.1;
  if (luck < missed) return { outcome: 'no_show', late_minutes: 0, arrival: Infinity } as const;
  if (luck < missed + 0.012) return { outcome: 'excused', late_minutes: 0, arrival: Infinity } as const;
  const isLate = random.chance(0.06 + care * 0.4);
  const late_minutes = isLate ? Math.ceil(45 * random.unit() ** 2.5) : 0;
  const arrival = shift.starts_at + (isLate ? late_minutes : -random.whole(0, 25)) * MINUTE_MS;
  return { outcome: 'attended', late_minutes, arrival } as const;
}
