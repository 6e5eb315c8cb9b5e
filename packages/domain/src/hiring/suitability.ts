import { isOldEnough } from '../people/age.ts';
import { isFree } from '../people/availability.ts';
import type { UsherStatus } from '../people/usher-status.ts';
import type { CalendarDay } from '../time/calendar-day.ts';
import { overlaps } from '../time/period.ts';
import type { Candidate, HiringEvent, Opening } from './candidate.ts';
import { minutesInWeek, minutesOnDay } from './hour-caps.ts';
import { unmetRequirement, type UnmetRequirement } from './requirement-check.ts';
import { workClash } from './work.ts';

/** Why nobody may give this person the place. */
export type Unsuitable =
  | { readonly code: 'not_approved'; readonly status: UsherStatus }
  | { readonly code: 'blocked'; readonly until: CalendarDay | null }
  | { readonly code: 'under_age' }
  | { readonly code: 'excluded' }
  /** works or leads elsewhere at that time */
  | { readonly code: 'overlap'; readonly event_id: string; readonly leading: boolean }
  /** holds another place of this event at that time */
  | { readonly code: 'works_here' }
  | { readonly code: 'leads_here' }
  | { readonly code: 'rest'; readonly event_id: string; readonly hours: number; readonly asked: number }
  | { readonly code: 'day_cap'; readonly minutes: number; readonly most: number }
  | { readonly code: 'week_cap'; readonly minutes: number; readonly most: number }
  | { readonly code: 'gender_mix' }
  | UnmetRequirement;

/** Why the program does not choose this person by itself; somebody may, after asking. */
export type HandOnly =
  | { readonly code: 'not_this_role' }
  | { readonly code: 'unavailable' }
  | { readonly code: 'not_near'; readonly distance_km: number | null }
  | { readonly code: 'invited_here' };

export const UNSUITABLE_CODES = [
  'not_approved',
  'blocked',
  'under_age',
  'excluded',
  'overlap',
  'works_here',
  'leads_here',
  'rest',
  'day_cap',
  'week_cap',
  'gender_mix',
  'gender',
  'languages',
  'experience',
  'rating',
  'documents',
] as const satisfies readonly Unsuitable['code'][];
export const HAND_ONLY_CODES = [
  'not_this_role',
  'unavailable',
  'not_near',
  'invited_here',
] as const satisfies readonly HandOnly['code'][];

export type Suitability = {
  readonly unsuitable: readonly Unsuitable[];
  readonly hand_only: readonly HandOnly[];
  /** requirements of the kind Flag that are not met, and hurdles that an own application has removed */
  readonly flags: readonly (UnmetRequirement | HandOnly)[];
};

/** Everything that speaks against this person in this place, each by itself. */
export const suitabilityOf = (person: Candidate, place: Opening, event: HiringEvent): Suitability => {
  const unmet = (mode: 'block' | 'flag') =>
    event.requirements.filter((asked) => asked.mode === mode).flatMap((asked) => unmetRequirement(asked, person) ?? []);
  const said = whatWasSaid(person, place, event);
  return {
    unsuitable: [
      ...standing(person, place, event),
      ...clashes(person, place, event),
      ...overCaps(person, place, event),
      ...beyondMix(person, event),
      ...unmet('block'),
    ],
    hand_only: [...notTheirs(person, place), ...(person.applied ? [] : said)],
    flags: [...unmet('flag'), ...(person.applied ? said : [])],
  };
};

/** Somebody may give this person the place by hand. */
export const canTake = ({ unsuitable }: Suitability): boolean => unsuitable.length === 0;

/** The program may choose this person by itself: recommended, offered, filled in. */
export const canBeChosen = ({ unsuitable, hand_only }: Suitability): boolean =>
  unsuitable.length === 0 && hand_only.length === 0;

const standing = (person: Candidate, { work }: Opening, { excluded }: HiringEvent): Unsuitable[] => {
  const found: Unsuitable[] = [];
  if (person.status === 'blocked') found.push({ code: 'blocked', until: person.blocked_until });
  else if (person.status !== 'approved') found.push({ code: 'not_approved', status: person.status });
  if (person.birth_date !== null && !isOldEnough(person.birth_date, work.work_date)) found.push({ code: 'under_age' });
  if (excluded.includes(person.id)) found.push({ code: 'excluded' });
  return found;
};

const clashes = ({ booked }: Candidate, { work }: Opening, { limits }: HiringEvent): Unsuitable[] =>
  booked.flatMap((other): Unsuitable[] => {
    const clash = workClash(work, other, limits.least_rest_hours);
    const here = other.event_id === work.event_id;
    if (clash.kind === 'overlap') {
      if (here) return [{ code: other.as === 'leader' ? 'leads_here' : 'works_here' }];
      return [{ code: 'overlap', event_id: other.event_id, leading: other.as === 'leader' }];
    }
    // somebody who leads here is here anyway
    if (clash.kind === 'none' || (here && other.as === 'leader')) return [];
    return [{ code: 'rest', event_id: other.event_id, hours: clash.hours, asked: limits.least_rest_hours }];
  });

const overCaps = ({ booked }: Candidate, { work }: Opening, { limits }: HiringEvent): Unsuitable[] => {
  const day = minutesOnDay(booked, work.work_date) + work.minutes;
  const week = minutesInWeek(booked, work.work_date, limits.week_start) + work.minutes;
  return [
    ...(day > limits.most_day_minutes
      ? [{ code: 'day_cap' as const, minutes: day, most: limits.most_day_minutes }]
      : []),
    ...(week > limits.most_week_minutes
      ? [{ code: 'week_cap' as const, minutes: week, most: limits.most_week_minutes }]
      : []),
  ];
};

/** Whose gender is not known cannot be counted into a mix. */
const beyondMix = ({ gender }: Candidate, { left_for }: HiringEvent): Unsuitable[] =>
  left_for === null || (gender !== null && left_for[gender] > 0) ? [] : [{ code: 'gender_mix' }];

const notTheirs = ({ type_ids, invited }: Candidate, { type_id, work }: Opening): HandOnly[] => [
  ...(type_ids.includes(type_id) ? [] : [{ code: 'not_this_role' as const }]),
  ...(invited.some((shift) => overlaps(shift, work)) ? [{ code: 'invited_here' as const }] : []),
];

const whatWasSaid = (person: Candidate, { hours }: Opening, { near_km }: HiringEvent): HandOnly[] => [
  ...(isFree(person.week, person.days_off, hours) ? [] : [{ code: 'unavailable' as const }]),
  ...(isNear(person, near_km) ? [] : [{ code: 'not_near' as const, distance_km: person.distance_km }]),
];

const isNear = ({ in_city, distance_km }: Candidate, near_km: number): boolean =>
  in_city || (distance_km !== null && distance_km <= near_km);
