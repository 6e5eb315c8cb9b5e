import type { CalendarDay } from './calendar-day.ts';

/** A wall-clock time: a calendar day and the minutes since its midnight. */
export type WallTime = { readonly day: CalendarDay; readonly minutes: number };

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Whether it is a named IANA time zone; a bare offset knows no daylight saving time. */
export const isTimeZone = (zone: string): boolean => {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
};

const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
};

export const wallTimeOf = (instant: Date, zone: string): WallTime => {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
};

/** The wall-clock time read as UTC. */
const asUtc = ({ day, minutes }: WallTime): number => Date.parse(`${day}T00:00:00Z`) + minutes * MS_PER_MINUTE;

const offsetAt = (time: number, zone: string): number =>
  asUtc(wallTimeOf(new Date(time), zone)) - Math.floor(time / MS_PER_MINUTE) * MS_PER_MINUTE;

/** Intl is slow, and a plan asks for the same times at each keystroke. */
const instants = new Map<string, number>();
const MOST_INSTANTS = 10_000;

/**
 * The instant at which a clock in that time zone shows this. When clocks go back it is the first of the two; when they go
 * forward, a time that no clock shows is moved on by the length of the jump.
 */
export const instantOf = (wall: WallTime, zone: string): Date => {
  const key = `${zone} ${wall.day} ${wall.minutes}`;
  const known = instants.get(key);
  if (known !== undefined) return new Date(known);
  if (instants.size >= MOST_INSTANTS) instants.clear();
  const found = findInstant(wall, zone);
  instants.set(key, found);
  return new Date(found);
};

const findInstant = (wall: WallTime, zone: string): number => {
  const time = asUtc(wall);
  const before = offsetAt(time - MS_PER_DAY, zone);
  const after = offsetAt(time + MS_PER_DAY, zone);
  const early = time - before;
  if (offsetAt(early, zone) === before) return early;
  const late = time - after;
  return offsetAt(late, zone) === after ? late : early;
};
