import type { REQUIRED_DOCUMENTS, Requirement } from '../event-plan/plan.ts';
import type { DaysOff, Hours, WeeklyPattern } from '../people/availability.ts';
import type { Gender } from '../people/person-fields.ts';
import type { UsherStatus } from '../people/usher-status.ts';
import type { CalendarDay } from '../time/calendar-day.ts';
import type { Period } from '../time/period.ts';
import { wallTimeOf } from '../time/zoned-time.ts';
import type { GenderPlaces } from './gender-mix.ts';
import type { Booked, Work } from './work.ts';
import type { WorkLimits } from './work-limits.ts';

export type RequiredDocument = (typeof REQUIRED_DOCUMENTS)[number];

/** What the rules of hiring need to know of a person. */
export type Candidate = {
  readonly id: string;
  readonly status: UsherStatus;
  /** the last day of a block; null: for good, or not blocked */
  readonly blocked_until: CalendarDay | null;
  readonly birth_date: CalendarDay | null;
  readonly gender: Gender | null;
  readonly languages: readonly string[];
  /** roles that this person does, or has applied for at this event */
  readonly type_ids: readonly string[];
  /** shifts attended so far */
  readonly attended: number;
  /** null: nobody was ever rated */
  readonly rating: number | null;
  readonly on_record: readonly RequiredDocument[];
  /** confirmed work and leads around the event, those of the event included */
  readonly booked: readonly Booked[];
  /** shifts of this event that this person is invited to and has not answered */
  readonly invited: readonly Period[];
  readonly week: WeeklyPattern;
  readonly days_off: readonly DaysOff[];
  readonly in_city: boolean;
  /** null: nobody knows */
  readonly distance_km: number | null;
  /** asked for work at this event: what was said about days and distance before counts less */
  readonly applied: boolean;
};

/** A place that is to be filled: a shift of an event, in a role. */
export type Opening = {
  readonly work: Work;
  readonly type_id: string;
  /** the shift by the clocks of the event, for comparison with somebody's hours */
  readonly hours: Hours & { readonly day: CalendarDay };
};

/** What an event asks of everybody who works there. */
export type HiringEvent = {
  readonly requirements: readonly Requirement[];
  readonly excluded: readonly string[];
  /** places that women and men can still get; null: any */
  readonly left_for: GenderPlaces | null;
  readonly limits: WorkLimits;
  readonly near_km: number;
};

const MS_PER_MINUTE = 60_000;

/** `until` is above 1440 when the shift crosses midnight. */
export const clockHours = (period: Period, timeZone: string): Opening['hours'] => {
  const { day, minutes } = wallTimeOf(period.starts_at, timeZone);
  const length = (period.ends_at.getTime() - period.starts_at.getTime()) / MS_PER_MINUTE;
  return { day, from: minutes, until: minutes + length };
};
