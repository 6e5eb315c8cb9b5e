import type { CalendarDay } from './calendar-day.ts';

/** A wall-clock time: a calendar day and the minutes since its midnight. */
export type WallTime = { readonly day: CalendarDay; readonly minutes: number };

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Whether it is a named IANA time zone; a bare offset knows no daylight saving time. */
export const isTimeZone = (timeZone: string): boolean => {
  if (!/^[A-Za-z]/.test(timeZone)) return false;
  try {
    clockOf(timeZone);
    return true;
  } catch {
    return false;
  }
};

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
};

export const wallTimeOf = (instant: Date, timeZone: string): WallTime => {
  const parts = new Map(
    clockOf(timeZone)
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

const offsetAt = (time: number, timeZone: string): number =>
  asUtc(wallTimeOf(new Date(time), timeZone)) - Math.floor(time / MS_PER_MINUTE) * MS_PER_MINUTE;

/** Intl is slow, and a plan asks for the same times at each keystroke. */
const instants = new Map<string, number>();
const MOST_INSTANTS = 10_000;

/**
 * The instant at which a clock in that time zone shows this. When clocks go back it is the first of the two; when they go
 * forward, a time that no clock shows is moved on by the length of the jump.
 */
export const instantOf = (wall: WallTime, timeZone: string): Date => {
  const key = `${timeZone} ${wall.day} ${wall.minutes}`;
  const known = instants.get(key);
  if (known !== undefined) return new Date(known);
  if (instants.size >= MOST_INSTANTS) instants.clear();
  const found = findInstant(wall, timeZone);
  instants.set(key, found);
  return new Date(found);
};

const findInstant = (wall: WallTime, timeZone: string): number => {
  const time = asUtc(wall);
  const before = offsetAt(time - MS_PER_DAY, timeZone);
  const after = offsetAt(time + MS_PER_DAY, timeZone);
  const early = time - before;
  if (offsetAt(early, timeZone) === before) return early;
  const late = time - after;
  return offsetAt(late, timeZone) === after ? late : early;
};
