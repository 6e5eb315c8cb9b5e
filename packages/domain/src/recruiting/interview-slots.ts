import type { CalendarDay } from '../time/calendar-day.ts';
import { weekdayOf } from '../time/calendar-week.ts';
import { overlaps, type Period } from '../time/period.ts';
import { instantOf, wallTimeOf } from '../time/zoned-time.ts';

export const INTERVIEW_STATUSES = ['planned', 'done', 'missed', 'canceled'] as const;
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number];

export const INTERVIEW_MODES = ['video', 'office', 'phone'] as const;
export type InterviewMode = (typeof INTERVIEW_MODES)[number];

/** The interviewer is told this long ahead. */
export const INTERVIEW_TOLD_MINUTES = 60;

type Rule = {
  readonly interview_minutes: number;
  readonly interview_days: readonly number[];
  readonly slots_from: number;
  readonly slots_until: number;
};

const MINUTES_PER_HOUR = 60;

/** When interviews are held on this day; null: it is one of those on which there are none. */
export const hoursOf = (day: CalendarDay, timeZone: string, rule: Rule): Period | null =>
  rule.interview_days.includes(weekdayOf(day))
    ? {
        starts_at: instantOf({ day, minutes: rule.slots_from * MINUTES_PER_HOUR }, timeZone),
        ends_at: instantOf({ day, minutes: rule.slots_until * MINUTES_PER_HOUR }, timeZone),
      }
    : null;

/** The slots of a day, one after the other; what is left of the day is too short for another. */
export const slotsOf = (day: CalendarDay, timeZone: string, rule: Rule): readonly Period[] => {
  if (!rule.interview_days.includes(weekdayOf(day))) return [];
  const [from, until] = [rule.slots_from * MINUTES_PER_HOUR, rule.slots_until * MINUTES_PER_HOUR];
  const count = Math.max(0, Math.floor((until - from) / rule.interview_minutes));
  return Array.from({ length: count }, (_, index) => {
    const minutes = from + index * rule.interview_minutes;
    return {
      starts_at: instantOf({ day, minutes }, timeZone),
      ends_at: instantOf({ day, minutes: minutes + rule.interview_minutes }, timeZone),
    };
  });
};

/** An interview begins on the clock's five minutes. */
const STEP_MINUTES = 5;
const MS_PER_STEP = STEP_MINUTES * 60_000;

/** Whether an interview can begin then: on five minutes, and all of it within the days and hours of the settings. */
export const isInterviewTime = (starts_at: Date, timeZone: string, rule: Rule): boolean => {
  const { day, minutes } = wallTimeOf(starts_at, timeZone);
  return (
    starts_at.getTime() % MS_PER_STEP === 0 &&
    rule.interview_days.includes(weekdayOf(day)) &&
    minutes >= rule.slots_from * MINUTES_PER_HOUR &&
    minutes + rule.interview_minutes <= rule.slots_until * MINUTES_PER_HOUR
  );
};

/** Who books further ahead has mistyped the year. */
const MOST_DAYS_AHEAD = 365;
export const isTooFarAhead = (starts_at: Date, now: Date): boolean =>
  starts_at.getTime() - now.getTime() > MOST_DAYS_AHEAD * 24 * MINUTES_PER_HOUR * 60_000;

/** An interview is scored from its day on, where the organization is: whoever comes early is heard early. */
export const isScorable = (starts_at: Date, now: Date, timeZone: string): boolean =>
  wallTimeOf(starts_at, timeZone).day <= wallTimeOf(now, timeZone).day;

/** Slots that are still ahead and that nothing planned or blocked touches. */
export const openSlots = (slots: readonly Period[], taken: readonly Period[], now: Date): readonly Period[] =>
  slots.filter((slot) => slot.starts_at > now && !taken.some((one) => overlaps(slot, one)));
