import { z } from 'zod';
import { notice } from '../frame/notice.ts';

const event = { event_id: z.uuid(), title_en: z.string(), title_ar: z.string() };
const ofShift = { ...event, /** who is expected and not here */ missing: z.int() };

/** After the minutes of grace. */
export const lateCheckIns = /* @__PURE__ */ notice('late_check_ins', {
  access: 'attendance.write',
  optional: true,
  params: z.object(ofShift),
});

/** Fewer people are in than the settings ask for. */
export const zoneUnderMinimum = /* @__PURE__ */ notice('zone_under_minimum', {
  access: 'attendance.write',
  optional: true,
  params: z.object({ ...event, zone_en: z.string(), zone_ar: z.string(), here: z.int(), needed: z.int() }),
});

/** Some minutes before a shift begins. */
export const nobodyIn = /* @__PURE__ */ notice('nobody_in', {
  access: 'attendance.write',
  optional: true,
  params: z.object(ofShift),
});

/** A day after the last shift. */
export const eventNotCompleted = /* @__PURE__ */ notice('event_not_completed', {
  access: 'attendance.write',
  optional: true,
  params: z.object(event),
});
