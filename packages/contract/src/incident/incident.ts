import { z } from 'zod';
import { HANDLING_NOTE_MAX_LENGTH, INCIDENT_KINDS } from '@proline/domain/incident/incident';
import { endpoint } from '../frame/endpoint.ts';
import { pageMeta, pageNumber } from '../frame/pages.ts';
import { person } from '../frame/person.ts';
import type { Slice } from '../frame/slice.ts';
import { paragraph } from '../frame/text.ts';

/** What team leaders report from an event, and what the office made of it. */

const params = z.strictObject({ id: z.uuid() });
const count = z.int().nonnegative();
const version = z.int().positive().max(2_147_483_647);
const zone = z.object({ code: z.string(), name_en: z.string(), name_ar: z.string() });

const incident = z.object({
  id: z.uuid(),
  kind: z.enum(INCIDENT_KINDS),
  /** empty: the person it was about is erased */
  text: z.string(),
  /** where the picture is; `?size=384` asks for a small one */
  photo: z.string().nullable(),
  zone: zone.nullable(),
  /** whom of the team it is about */
  about: person.extend({ code: z.int() }).nullable(),
  reported_by: person.extend({ code: z.int() }),
  happened_at: z.iso.datetime(),
  reported_at: z.iso.datetime(),
  /** null: still open */
  handled_at: z.iso.datetime().nullable(),
  handled_by: z.string().nullable(),
  note: z.string().nullable(),
  version: z.int(),
});
export type Incident = z.output<typeof incident>;

export const listIncidents = endpoint({
  name: 'listIncidents',
  summary: 'What leaders have reported from an event, the open ones first and the newest first',
  method: 'GET',
  path: '/admin/events/:id/incidents',
  access: 'events.read',
  params,
  query: z.strictObject({ page: pageNumber }),
  response: z.object({ data: z.array(incident), meta: pageMeta.extend({ open: count }) }),
});

export const handleIncident = endpoint({
  name: 'handleIncident',
  summary: 'Say that an incident is dealt with, and how',
  method: 'POST',
  path: '/admin/incidents/:id/handle',
  access: 'attendance.write',
  params,
  body: z.strictObject({ version, note: paragraph(0, HANDLING_NOTE_MAX_LENGTH) }),
  response: z.object({ data: incident }),
  refusals: ['already_handled'],
});

export const reopenIncident = endpoint({
  name: 'reopenIncident',
  summary: 'An incident is not dealt with after all',
  method: 'POST',
  path: '/admin/incidents/:id/reopen',
  access: 'attendance.write',
  params,
  body: z.strictObject({ version }),
  response: z.object({ data: incident }),
  refusals: ['not_handled'],
});

export const incidentSlice: Slice = [listIncidents, handleIncident, reopenIncident];
