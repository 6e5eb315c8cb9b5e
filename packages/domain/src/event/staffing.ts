import type { EventStatus } from './event-status.ts';

/** Until the settings say otherwise, a published event that starts within these days and has open places needs somebody today. */
export const UNDERSTAFFED_DAYS_AHEAD = 14;

/** Operations are told of open places this long before the start. */
export const UNDERSTAFFED_TOLD_HOURS = 48;

const MS_PER_HOUR = 3_600_000;

export type Staffing = {
  readonly status: EventStatus;
  readonly starts_at: Date;
  readonly places: number;
  readonly confirmed: number;
};

export const openPlaces = (event: Pick<Staffing, 'places' | 'confirmed'>): number =>
  Math.max(0, event.places - event.confirmed);

/** A published event is understaffed when it starts within so many days and has open places. An unanswered invitation fills no place. */
export const isUnderstaffed = (event: Staffing, now: Date, days: number): boolean => {
  const hoursLeft = (event.starts_at.getTime() - now.getTime()) / MS_PER_HOUR;
  return event.status === 'published' && hoursLeft > 0 && hoursLeft <= days * 24 && openPlaces(event) > 0;
};

/** Most urgent first: the most open places per remaining hour; then the earliest start. */
export const byUrgency =
  (now: Date) =>
  (a: Staffing, b: Staffing): number =>
    placesPerHour(b, now) - placesPerHour(a, now) || a.starts_at.getTime() - b.starts_at.getTime();

const placesPerHour = (event: Staffing, now: Date): number =>
  openPlaces(event) / Math.max(1, (event.starts_at.getTime() - now.getTime()) / MS_PER_HOUR);
