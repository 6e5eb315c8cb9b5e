import { z } from 'zod';
import { notice } from '../frame/notice.ts';

const event = { event_id: z.uuid(), title_en: z.string(), title_ar: z.string() };

/** Two days before the start; again when the start is another. */
export const understaffedSoon = /* @__PURE__ */ notice('understaffed_soon', {
  access: 'assignments.write',
  optional: true,
  params: z.object({ ...event, open: z.int(), places: z.int() }),
});

/** The first shift has begun, and the event cannot start. */
export const nobodyConfirmed = /* @__PURE__ */ notice('nobody_confirmed', {
  access: 'assignments.write',
  optional: true,
  params: z.object(event),
});
