import { minutesInWeek, minutesOnDay } from '../hour-caps.ts';
import { workClash, type Booked, type Work } from '../work.ts';
import type { WorkLimits } from '../work-limits.ts';

/** Whether somebody who works all this can also work that. */
export const fitsBeside = (work: Work, booked: readonly Booked[], limits: WorkLimits): boolean =>
  booked.every((other) => workClash(work, other, limits.least_rest_hours).kind === 'none') &&
  minutesOnDay(booked, work.work_date) + work.minutes <= limits.most_day_minutes &&
  minutesInWeek(booked, work.work_date, limits.week_start) + work.minutes <= limits.most_week_minutes;
