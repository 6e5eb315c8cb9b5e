import type { EventStatus } from '../event/event-status.ts';
import type { HandOnly, Unsuitable } from '../hiring/suitability.ts';
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
  'rest_too_short',
  'day_cap_reached',
  'week_cap_reached',
  'gender_mix_full',
  'gender_required',
  'languages_missing',
  'experience_missing',
  'rating_too_low',
  'documents_missing',
  'place_taken',
  'reserve_full',
  'not_this_role',
  'usher_unavailable',
  'usher_not_near',
  'invited_here',
] as const;
export type AssignRefusal = (typeof ASSIGN_REFUSALS)[number];

/** What the rules of hiring say against somebody, by name. */
type Against = {
  readonly unsuitable: readonly Pick<Unsuitable, 'code'>[];
  readonly hand_only: readonly Pick<HandOnly, 'code'>[];
};

export type AssignFacts = {
  readonly event_status: EventStatus;
  readonly now: Date;
  readonly shift_ends_at: Date;
  readonly usher_status: UsherStatus;
  readonly is_of_age: boolean;
  /** invited or confirmed for this very shift */
  readonly holds_shift: boolean;
  readonly suitability: Against;
  /** neither confirmed nor held by an invitation */
  readonly places_left: number;
  readonly reserves_left: number;
};

export type AssignAs = {
  readonly status: 'invited' | 'confirmed';
  readonly reserve: boolean;
  /** somebody was asked, and wants it although the program would not choose this person */
  readonly anyway?: boolean | undefined;
};

/** Staff may be found until the last minute: an event that runs needs replacements. */
export const takesStaff = (status: EventStatus): boolean => status === 'published' || status === 'in_progress';

/** Why nobody can be put there; null: the place is theirs. */
export const refuseAssigning = (facts: AssignFacts, as: AssignAs): AssignRefusal | null => {
  if (!takesStaff(facts.event_status)) return 'event_not_open';
  if (facts.shift_ends_at <= facts.now) return 'shift_over';
  return (
    refusePerson(facts) ??
    (facts.holds_shift ? 'already_assigned' : null) ??
    refuseByRule(facts.suitability, as) ??
    refusePlace(facts, as) ??
    refuseUnasked(facts.suitability, as)
  );
};

const refusePerson = (facts: AssignFacts): AssignRefusal | null => {
  if (facts.usher_status === 'blocked' || facts.usher_status === 'rejected') return 'usher_blocked';
  if (facts.usher_status !== 'approved') return 'not_approved_yet';
  return facts.is_of_age ? null : 'usher_under_age';
};

const BY_RULE: Readonly<Record<Unsuitable['code'], AssignRefusal>> = {
  not_approved: 'not_approved_yet',
  blocked: 'usher_blocked',
  under_age: 'usher_under_age',
  excluded: 'usher_excluded',
  overlap: 'already_booked',
  works_here: 'already_booked',
  leads_here: 'already_booked',
  rest: 'rest_too_short',
  day_cap: 'day_cap_reached',
  week_cap: 'week_cap_reached',
  gender_mix: 'gender_mix_full',
  gender: 'gender_required',
  languages: 'languages_missing',
  experience: 'experience_missing',
  rating: 'rating_too_low',
  documents: 'documents_missing',
};

/** What other work is in the way of. An invitation holds no person, so that somebody who was asked may send it all the same. */
const OF_OTHER_WORK: ReadonlySet<Unsuitable['code']> = new Set([
  'overlap',
  'works_here',
  'leads_here',
  'rest',
  'day_cap',
  'week_cap',
]);

const refuseByRule = ({ unsuitable }: Against, { status, reserve, anyway }: AssignAs): AssignRefusal | null => {
  const found = unsuitable.find(({ code }) => {
    // a reserve holds no place of the mix
    if (code === 'gender_mix') return !reserve;
    return !(status === 'invited' && anyway === true && OF_OTHER_WORK.has(code));
  });
  return found ? BY_RULE[found.code] : null;
};

const refusePlace = ({ places_left, reserves_left }: AssignFacts, { reserve }: AssignAs): AssignRefusal | null => {
  if (reserve) return reserves_left > 0 ? null : 'reserve_full';
  return places_left > 0 ? null : 'place_taken';
};

const UNASKED: Readonly<Record<HandOnly['code'], AssignRefusal>> = {
  not_this_role: 'not_this_role',
  unavailable: 'usher_unavailable',
  not_near: 'usher_not_near',
  invited_here: 'invited_here',
};

const refuseUnasked = ({ hand_only }: Against, { anyway }: AssignAs): AssignRefusal | null => {
  const [first] = anyway === true ? [] : hand_only;
  return first ? UNASKED[first.code] : null;
};

/** So many may stand by for a position, beyond its headcount; a part of one is one. */
export const reservesOf = (headcount: number, reserve_percent: number): number =>
  Math.ceil((headcount * reserve_percent) / 100);
