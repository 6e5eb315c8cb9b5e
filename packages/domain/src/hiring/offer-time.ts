import { wallTimeOf, type WallTime } from '../time/zoned-time.ts';

/** Whole hours of the clock in a zone between which nobody is sent an offer. The same hour twice: there are none. */
export type QuietHours = { readonly from: number; readonly until: number; readonly time_zone: string };

const MINUTES_PER_HOUR = 60;
const MS_PER_MINUTE = 60_000;

const isQuiet = ({ minutes }: WallTime, { from, until }: QuietHours): boolean => {
  const hour = Math.floor(minutes / MINUTES_PER_HOUR);
  if (from <= until) return hour >= from && hour < until;
  return hour >= from || hour < until;
};

/** Clocks are put forward and back at full hours: until the next one nothing changes. */
const hourEnd = (time: number, { minutes }: WallTime): number => {
  const minute = time - (time % MS_PER_MINUTE);
  return minute + (MINUTES_PER_HOUR - (minutes % MINUTES_PER_HOUR)) * MS_PER_MINUTE;
};

/** When the quiet hours end that hold now; null: they do not. */
export const quietEnd = (now: Date, quiet: QuietHours): Date | null => {
  let time = now.getTime();
  for (;;) {
    const wall = wallTimeOf(new Date(time), quiet.time_zone);
    if (!isQuiet(wall, quiet)) return time === now.getTime() ? null : new Date(time);
    time = hourEnd(time, wall);
  }
};

/** So many minutes later, of which quiet ones do not count: nobody has to answer at night. */
export const answerUntil = (now: Date, minutes: number, quiet: QuietHours): Date => {
  let time = now.getTime();
  let left = minutes * MS_PER_MINUTE;
  for (;;) {
    const wall = wallTimeOf(new Date(time), quiet.time_zone);
    const end = hourEnd(time, wall);
    if (!isQuiet(wall, quiet)) {
      if (left <= end - time) return new Date(time + left);
      left -= end - time;
    }
    time = end;
  }
};

export type OfferTime =
  | { readonly when: 'now'; readonly expires_at: Date }
  | { readonly when: 'later'; readonly at: Date }
  /** the shift begins before anybody may be asked: somebody has to call */
  | { readonly when: 'too_late' };

export const offerTime = (now: Date, starts_at: Date, minutes: number, quiet: QuietHours): OfferTime => {
  const morning = quietEnd(now, quiet);
  if (starts_at <= (morning ?? now)) return { when: 'too_late' };
  if (morning !== null) return { when: 'later', at: morning };
  const until = answerUntil(now, minutes, quiet);
  return { when: 'now', expires_at: until < starts_at ? until : starts_at };
};

/** How somebody is asked shortly before the work and during it, as the settings say it. */
export type DayOffers = {
  /** so long they may think */
  readonly replacement_minutes: number;
  /** so shortly before the work there is no time for long answers */
  readonly short_notice_hours: number;
  /** nobody comes for less */
  readonly least_left_minutes: number;
};

/** Of a shift that has begun: somebody is asked at once and for a short time, while enough of it is left to work. */
export const lateOfferTime = (now: Date, ends_at: Date, rule: DayOffers, quiet: QuietHours): OfferTime => {
  const left = ends_at.getTime() - now.getTime();
  if (left < rule.least_left_minutes * MS_PER_MINUTE || quietEnd(now, quiet) !== null) return { when: 'too_late' };
  return { when: 'now', expires_at: dayExpiry(now, ends_at, rule.replacement_minutes) };
};

/** Whoever is asked on the day answers within so many minutes, and before the work is over. */
export const dayExpiry = (now: Date, ends_at: Date, minutes: number): Date =>
  new Date(Math.min(now.getTime() + minutes * MS_PER_MINUTE, ends_at.getTime()));

/** How long somebody may think: what is on soon leaves less time. */
export const answerMinutes = (now: Date, starts_at: Date, usual: number, rule: DayOffers): number =>
  starts_at.getTime() - now.getTime() < rule.short_notice_hours * MINUTES_PER_HOUR * MS_PER_MINUTE
    ? Math.min(usual, rule.replacement_minutes)
    : usual;
