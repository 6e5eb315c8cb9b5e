import { z } from 'zod';
import { INTERVIEW_MODES } from '@proline/domain/recruiting/interview-slots';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import type { ErrorCode } from '../facts.ts';

/** Who interviews, when and how; how long it takes is in the settings. */
export const slot = z.strictObject({
  interviewer_id: z.uuid(),
  starts_at: z.iso
    .datetime()
    .refine((moment) => isCalendarDay(moment.slice(0, 10)), { error: 'invalid_date' })
    .meta({ examples: ['2027-05-04T08:00:00Z'] }),
  mode: z.enum(INTERVIEW_MODES),
});
export type Slot = z.output<typeof slot>;

/** Why a slot cannot be booked. */
export const BOOKING_REFUSALS = [
  'interview_in_past',
  'interview_too_far',
  'interview_off_hours',
  'slot_taken',
  'interview_already_planned',
  'interviewer_unavailable',
] as const satisfies readonly ErrorCode[];
