import { addDays, daysBetween, type CalendarDay } from '../time/calendar-day.ts';
import { WEEK_DAYS } from '../time/calendar-week.ts';
import type { EventPlan, PlanLead } from './plan.ts';
import { rescheduleShifts } from '../time/shift-times.ts';
import type { WallTime } from '../time/zoned-time.ts';

const later = (time: WallTime | null, days: number): WallTime | null =>
  time === null ? null : { ...time, day: addDays(time.day, days) };

/** The first day that a plan knows of: its start, else its first shift. */
export const firstDayOf = ({ stepOne, stepTwo }: EventPlan): CalendarDay | null =>
  stepOne.starts?.day ?? [...stepTwo.shifts].map(({ work_date }) => work_date).sort()[0] ?? null;

/** The same event on other days: every date moves as far as the first one, times of the clock stay. */
export const reschedulePlan = (plan: EventPlan, to: CalendarDay): EventPlan => {
  const from = firstDayOf(plan);
  if (from === null) return plan;
  const days = daysBetween(from, to);
  const { stepOne, stepTwo } = plan;
  return {
    ...plan,
    stepOne: { ...stepOne, starts: later(stepOne.starts, days), ends: later(stepOne.ends, days) },
    stepTwo: {
      ...stepTwo,
      shifts: rescheduleShifts(stepTwo.shifts, days),
      application_deadline: later(stepTwo.application_deadline, days),
    },
  };
};

/** What a new event takes over from an older one: all but its day, its leaders' bookings and who was asked. */
export const reusePlan = (plan: EventPlan, to: CalendarDay): EventPlan => ({
  ...reschedulePlan(plan, to),
  stepThreeTeam: { ...plan.stepThreeTeam, invited: [] },
});

/** What of a plan can be taken over by itself. Headcount and zones belong to their shifts. */
export const REUSED_PARTS = ['event', 'shifts', 'requirements', 'team', 'pay'] as const;
export type ReusedPart = (typeof REUSED_PARTS)[number];

type TakeOver = { readonly from: EventPlan; readonly to: CalendarDay; readonly parts: ReadonlySet<ReusedPart> };

/** A draft with parts of an older plan, moved to a new first day. Dates that the draft has already stay. */
export const takeOverParts = (own: EventPlan, { from, to, parts }: TakeOver): EventPlan => {
  const moved = reusePlan(from, to);
  const source = (part: ReusedPart): EventPlan => (parts.has(part) ? moved : own);
  const { shifts, application_deadline } = source('shifts').stepTwo;
  const { requirements, uniform, briefing } = source('requirements').stepTwo;
  const { stepThree, stepThreeZones } = source('shifts');
  const { starts, ends } = own.stepOne;
  return {
    stepOne: {
      ...source('event').stepOne,
      starts: starts ?? moved.stepOne.starts,
      ends: starts === null ? moved.stepOne.ends : ends,
    },
    stepTwo: { shifts, application_deadline, requirements, uniform, briefing },
    stepThree,
    stepThreeZones,
    stepThreeTeam: {
      ...source('team').stepThreeTeam,
      leaders: source('team').stepThreeTeam.leaders.map((lead) =>
        isLedIn(lead, shifts, stepThreeZones.zones) ? lead : { ...lead, scope: 'event', of: null },
      ),
    },
    stepFour: source('pay').stepFour,
  };
};

type Keyed = { readonly key: string };

/** Whether the shift or zone that somebody leads is there. */
const isLedIn = ({ scope, of }: PlanLead, shifts: readonly Keyed[], zones: readonly Keyed[]): boolean =>
  scope === 'event' || (scope === 'shift' ? shifts : zones).some(({ key }) => key === of);

/** A new date for an event of that day: the same weekday, the next one that is both after it and still to come. */
export const nextFirstDay = (day: CalendarDay, today: CalendarDay): CalendarDay => {
  const weeks = Math.max(1, Math.ceil((daysBetween(day, today) + 1) / WEEK_DAYS));
  return addDays(day, weeks * WEEK_DAYS);
};

export type FirstDayProblem = 'first_day_required' | 'first_day_past';

export const firstDayProblem = (day: string, today: CalendarDay): FirstDayProblem | undefined => {
  if (day === '') return 'first_day_required';
  return day < today ? 'first_day_past' : undefined;
};
