import type { EventStatus } from '../event/event-status.ts';
import type { UsherStatus } from '../people/usher-status.ts';

/** Why somebody cannot get a place, each by its name, in the order in which they are told. */
export const ASSIGN_REFUSALS = [
  'event_not_open',
  'shift_over',
  'usher_blocked',
  'not_approved_yet',
  'usher_under_age',
  'usher_excluded',
  'already_assigned',
  'already_booked',
  'place_taken',
  'reserve_full',
] as const;
export type AssignRefusal = (typeof ASSIGN_REFUSALS)[number];

export type AssignFacts = {
  readonly event_status: EventStatus;
  readonly now: Date;
  readonly shift_ends_at: Date;
  readonly usher_status: UsherStatus;
  readonly is_of_age: boolean;
  /** the plan names them as somebody who is not to come */
  readonly is_excluded: boolean;
  /** invited or confirmed for this very shift */
  readonly holds_shift: boolean;
  /** confirmed work, or leading elsewhere, at that time */
  readonly is_busy: boolean;
  /** neither confirmed nor held by an invitation */
  readonly places_left: number;
  readonly reserves_left: number;
};

export type AssignAs = { readonly status: 'invited' | 'confirmed'; readonly reserve: boolean };

/** Staff may be found until the last minute: an event that runs needs replacements. */
export const takesStaff = (status: EventStatus): boolean => status === 'published' || status === 'in_progress';

/** Why nobody can be put there; null: the place is theirs. An invitation may overlap with work, because it holds no person. */
export const refuseAssigning = (facts: AssignFacts, as: AssignAs): AssignRefusal | null => {
  if (!takesStaff(facts.event_status)) return 'event_not_open';
  if (facts.shift_ends_at <= facts.now) return 'shift_over';
  return refusePerson(facts) ?? refusePlace(facts, as);
};

const refusePerson = (facts: AssignFacts): AssignRefusal | null => {
  if (facts.usher_status === 'blocked' || facts.usher_status === 'rejected') return 'usher_blocked';
  if (facts.usher_status !== 'approved') return 'not_approved_yet';
  if (!facts.is_of_age) return 'usher_under_age';
  return facts.is_excluded ? 'usher_excluded' : null;
};

const refusePlace = (facts: AssignFacts, { status, reserve }: AssignAs): AssignRefusal | null => {
  if (facts.holds_shift) return 'already_assigned';
  if (facts.is_busy && status === 'confirmed') return 'already_booked';
  if (reserve) return facts.reserves_left > 0 ? null : 'reserve_full';
  return facts.places_left > 0 ? null : 'place_taken';
};

/** So many may stand by for a position, beyond its headcount; a part of one is one. */
export const reservesOf = (headcount: number, reserve_percent: number): number =>
  Math.ceil((headcount * reserve_percent) / 100);
