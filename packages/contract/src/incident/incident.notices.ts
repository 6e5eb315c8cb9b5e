import { z } from 'zod';
import { notice } from '../frame/notice.ts';

/** A team leader has reported something. */
export const incidentReported = /* @__PURE__ */ notice('incident_reported', {
  access: 'attendance.write',
  optional: true,
  params: z.object({ event_id: z.uuid(), title_en: z.string(), title_ar: z.string() }),
});
