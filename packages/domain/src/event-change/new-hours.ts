import { minutesInWeek, minutesOnDay } from '../hiring/hour-caps.ts';
import type { WorkLimits } from '../hiring/work-limits.ts';
import { workClash, type Booked, type Work } from '../hiring/work.ts';
import { overlaps } from '../time/period.ts';
import type { BookedPlace } from './concerned.ts';

/** Why new hours take a place away: other work at that time, too little rest beside it, too long a day or week. */
export const HOURS_REASONS = ['times_changed', 'too_little_rest', 'too_many_hours'] as const;
export type HoursReason = (typeof HOURS_REASONS)[number];

export type LostPlace = { readonly id: string; readonly reason: HoursReason };

/** A place with its work before the change and after it. */
export type TimedPlace = BookedPlace & { readonly was: Work; readonly is: Work };
/** Something else that the same person is booked for, likewise. */
export type Held = { readonly was: Booked; readonly is: Booked };
/** By person: other events, and leading at this one. */
export type HeldWork = ReadonlyMap<string, readonly Held[]>;

const isMoved = ({ was, is }: TimedPlace): boolean =>
  was.starts_at.getTime() !== is.starts_at.getTime() ||
  was.ends_at.getTime() !== is.ends_at.getTime() ||
  was.work_date !== is.work_date ||
  was.minutes !== is.minutes;

const asUsher = (work: Work): Booked => ({ ...work, as: 'usher' });

/**
 * Who loses a place by new hours. Elsewhere comes first, then what did not move, then the earlier shift: only what has moved is
 * given up. An invitation gives way to everything that is confirmed. What was too much before, and is no worse now, is nobody's loss.
 */
export const lostByHours = (places: readonly TimedPlace[], held: HeldWork, limits: WorkLimits): LostPlace[] =>
  [...Map.groupBy(places, ({ person_id }) => person_id)].flatMap(([person_id, own]) => {
    if (!own.some(isMoved)) return [];
    const kept: Held[] = [...(held.get(person_id) ?? []), ...own.filter(staysConfirmed).map(heldPlace)];
    return own
      .filter((place) => !staysConfirmed(place))
      .toSorted(givingWayLast)
      .flatMap((place) => {
        const reason = reasonAgainst(place, kept, limits);
        if (reason !== null) return [{ id: place.id, reason }];
        // invitations may overlap each other: they hold no person
        if (place.status === 'confirmed') kept.push(heldPlace(place));
        return [];
      });
  });

const staysConfirmed = (place: TimedPlace): boolean => place.status === 'confirmed' && !isMoved(place);
const heldPlace = ({ was, is }: TimedPlace): Held => ({ was: asUsher(was), is: asUsher(is) });

const givingWayLast = (a: TimedPlace, b: TimedPlace): number =>
  Number(a.status === 'invited') - Number(b.status === 'invited') ||
  a.is.starts_at.getTime() - b.is.starts_at.getTime() ||
  (a.id < b.id ? -1 : 1);

const reasonAgainst = (place: TimedPlace, kept: readonly Held[], limits: WorkLimits): HoursReason | null => {
  if (kept.some((other) => isOverlap(place, other))) return 'times_changed';
  if (kept.some((other) => isLessRest(place, other, limits.least_rest_hours))) return 'too_little_rest';
  return isTooLong(place, kept, limits) ? 'too_many_hours' : null;
};

/** Whoever leads here is here anyway: rest does not matter, and neither does an overlap that was there before. */
const leadsHere = ({ is }: TimedPlace, other: Held): boolean =>
  other.is.as === 'leader' && other.is.event_id === is.event_id;

const isOverlap = (place: TimedPlace, other: Held): boolean =>
  overlaps(place.is, other.is) && !(leadsHere(place, other) && overlaps(place.was, other.was));

const isLessRest = (place: TimedPlace, other: Held, leastRestHours: number): boolean => {
  if (leadsHere(place, other)) return false;
  const [before, now] = [
    workClash(place.was, other.was, leastRestHours),
    workClash(place.is, other.is, leastRestHours),
  ];
  if (now.kind !== 'rest' || before.kind === 'overlap') return false;
  return before.kind === 'none' || now.hours < before.hours;
};

const isTooLong = ({ was, is }: TimedPlace, kept: readonly Held[], limits: WorkLimits): boolean => {
  const [before, now] = [kept.map((other) => other.was), kept.map((other) => other.is)];
  const [dayWas, dayIs] = [
    minutesOnDay(before, was.work_date) + was.minutes,
    minutesOnDay(now, is.work_date) + is.minutes,
  ];
  const [weekWas, weekIs] = [
    minutesInWeek(before, was.work_date, limits.week_start) + was.minutes,
    minutesInWeek(now, is.work_date, limits.week_start) + is.minutes,
  ];
  return dayIs > Math.max(limits.most_day_minutes, dayWas) || weekIs > Math.max(limits.most_week_minutes, weekWas);
};
