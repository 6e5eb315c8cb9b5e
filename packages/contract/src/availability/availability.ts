import {
  ALWAYS_FREE,
  DAY_KINDS,
  DAY_MINUTES,
  DAYS_OFF_REASON_MAX_LENGTH,
  MOST_DAYS_OFF,
} from '@proline/domain/people/availability';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { WEEK_DAYS } from '@proline/domain/time/calendar-week';
import { z } from 'zod';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { line } from '../frame/text.ts';

const params = z.strictObject({ id: z.uuid() });

const day = z
  .string()
  .max(10)
  .refine(isCalendarDay, { error: 'no_such_day' })
  .meta({ examples: ['2030-01-20'] });

/** Minutes since midnight; both are null unless the kind is `hours`. */
const weekday = {
  kind: z.enum(DAY_KINDS),
  from: z
    .int()
    .min(0)
    .max(DAY_MINUTES - 1)
    .nullable(),
  until: z.int().min(1).max(DAY_MINUTES).nullable(),
};

const booking = z.object({
  /** the assignment or the lead */
  id: z.uuid(),
  event_id: z.uuid(),
  title_en: z.string(),
  title_ar: z.string(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** an invitation holds a place, but not the person */
  confirmed: z.boolean(),
});

export const availability = z.object({
  /** 0: nobody has said anything yet */
  version: z.int().nonnegative(),
  /** one entry for each day of the week; the first is Sunday */
  week: z.array(z.object(weekday)),
  days_off: z.array(z.object({ first_day: z.iso.date(), last_day: z.iso.date(), reason: z.string() })),
});
export type Availability = z.output<typeof availability>;

export const availabilityBody = z.strictObject({
  version: z.int().nonnegative(),
  week: z
    .array(z.strictObject(weekday))
    .length(WEEK_DAYS)
    .meta({ examples: [ALWAYS_FREE] }),
  days_off: z
    .array(z.strictObject({ first_day: day, last_day: day, reason: line(0, DAYS_OFF_REASON_MAX_LENGTH) }))
    .max(MOST_DAYS_OFF),
});

export const AVAILABILITY_REFUSALS = [
  'hours_end_before_start',
  'days_off_end_before_start',
  'days_off_overlap',
  'conflict',
] as const;

export const getAvailability = endpoint({
  name: 'getAvailability',
  summary: 'When a person can work: the usual week and single days off',
  method: 'GET',
  path: '/admin/persons/:id/availability',
  access: 'ushers.read',
  params,
  response: z.object({ data: availability }),
});

export const changeAvailability = endpoint({
  name: 'changeAvailability',
  summary: 'Say when a person can work, over the version that was read',
  method: 'PUT',
  path: '/admin/persons/:id/availability',
  access: 'ushers.write',
  params,
  body: availabilityBody,
  response: z.object({ data: availability }),
  refusals: AVAILABILITY_REFUSALS,
});

export const listBookings = endpoint({
  name: 'listBookings',
  summary: 'What a person is booked for or invited to between two days',
  method: 'GET',
  path: '/admin/persons/:id/bookings',
  access: 'ushers.read',
  params,
  /** at most so many days, as a month with whole weeks needs */
  query: z.strictObject({ from: day, days: z.enum(['28', '35', '42']) }),
  response: z.object({ data: z.array(booking) }),
});
export type Booking = z.output<typeof booking>;

export const availabilitySlice: Slice = [getAvailability, changeAvailability, listBookings];
