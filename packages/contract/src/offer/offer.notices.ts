import { z } from 'zod';
import { notice } from '../frame/notice.ts';

/** Which event it is about; whom it is about is shown where the link leads. */
const event = { event_id: z.uuid(), title_en: z.string(), title_ar: z.string() };

/** Nobody is left who could be offered a place. */
export const offersEnded = /* @__PURE__ */ notice('offers_ended', {
  access: 'assignments.write',
  optional: true,
  params: z.object(event),
});

export const invitationAccepted = /* @__PURE__ */ notice('invitation_accepted', {
  access: 'assignments.write',
  optional: true,
  params: z.object(event),
});

/** A week before the start. */
export const applicationsUndecided = /* @__PURE__ */ notice('applications_undecided', {
  access: 'applications.write',
  optional: true,
  params: z.object({ ...event, applications: z.int() }),
});
