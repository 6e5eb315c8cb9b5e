export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** A calendar day as a count since 1 January 1970. */
export type Day = number;

const offsets = new Map<string, number>();
const isoDays = new Map<Day, string>();
const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone. */
export const dayIn = (timeZone: string, atMs: number): Day => Math.floor((atMs + offsetMs(timeZone, atMs)) / DAY_MS);

/** The instant of a wall-clock time; a time that a clock change skips moves on with the clock. */
export function momentIn(timeZone: string, day: Day, minutes: number): number {
  const local = day * DAY_MS + minutes * MINUTE_MS;
  const guess = local - offsetMs(timeZone, local);
  return local - offsetMs(timeZone, guess);
}

export function isoDay(day: Day): string {
  const known = isoDays.get(day);
  if (known !== undefined) return known;
  const made = new Date(day * DAY_MS).toISOString().slice(0, 10);
  isoDays.set(day, made);
  return made;
}

/** 0 = Sunday. */
export const weekday = (day: Day): number => (((day + 4) % 7) + 7) % 7;

function offsetMs(timeZone: string, atMs: number): number {
  // the zones of our cities change their clocks on the hour only
  const key = `${timeZone} ${Math.floor(atMs / HOUR_MS)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const found = readOffset(timeZone, atMs);
  offsets.set(key, found);
  return found;
}

function readOffset(timeZone: string, atMs: number): number {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  const name = format.formatToParts(atMs).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * HOUR_MS + Number(minutes ?? 0) * MINUTE_MS);
}
