import { z } from 'zod';
import { PLACE_MAX_LENGTH } from '@proline/domain/recruiting/interview-place';
import { INTERVIEW_MODES } from '@proline/domain/recruiting/interview-slots';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import type { ErrorCode } from '../facts.ts';
import { line } from '../frame/text.ts';

/** A moment on a day that there is. */
export const moment = (example: string) =>
  z.iso
    .datetime()
    .refine((text) => isCalendarDay(text.slice(0, 10)), { error: 'invalid_date' })
    .meta({ examples: [example] });

/** Who interviews, when, how and where; how long it takes is in the settings. */
export const slot = z.strictObject({
  interviewer_id: z.uuid(),
  starts_at: moment('2027-05-04T08:00:00Z'),
  mode: z.enum(INTERVIEW_MODES),
  /** the link of a video call, or a place; empty: nobody has said yet */
  place: line(0, PLACE_MAX_LENGTH).default(''),
});
export type Slot = z.output<typeof slot>;

/** Why a slot cannot be booked. */
export const BOOKING_REFUSALS = [
  'interview_in_past',
  'interview_too_far',
  'interview_off_hours',
  'interview_link_wrong',
  'interview_place_needless',
  'slot_taken',
  'interviewer_blocked',
  'interview_already_planned',
  'interviewer_unavailable',
] as const satisfies readonly ErrorCode[];
