import { z } from 'zod';
import { ASSIGN_REFUSALS } from '@proline/domain/assignment/assigning';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { startsJob } from '../usher-bulk/usher-bulk.ts';
import { usherKpiList } from '../usher-kpi/usher-kpi.ts';

/** People whom operations keep in mind for an event, whether or not they have applied. Open places are offered to them. */

const params = z.strictObject({ id: z.uuid() });
const version = z.int().positive().max(2_147_483_647);
const MOST_SHIFTS = 200;

export const addToWaitlist = endpoint({
  name: 'addToWaitlist',
  summary: 'Put somebody who has not applied on the waitlist of an event, for a role and some of its shifts or all',
  method: 'POST',
  path: '/admin/events/:id/waitlist',
  access: 'applications.write',
  params,
  body: z.strictObject({
    usher_id: z.uuid(),
    type_id: z.uuid(),
    /** none: all; with those that the person waits for already */
    shift_ids: z
      .array(z.uuid())
      .max(MOST_SHIFTS)
      .refine((ids) => new Set(ids).size === ids.length, { error: 'twice' }),
    /** although the program would not choose this person: see `hand_only` of a candidate */
    anyway: z.boolean().default(false),
  }),
  response: z.object({ data: z.object({ id: z.uuid(), version: z.int(), shift_ids: z.array(z.uuid()) }) }),
  refusals: [...ASSIGN_REFUSALS, 'role_not_here', 'has_applied', 'event_closed'],
});

export const takeOffWaitlist = endpoint({
  name: 'takeOffWaitlist',
  summary: 'Take somebody off the waitlist; whoever has applied waits for a decision again',
  method: 'POST',
  path: '/admin/event-applications/:id/off-waitlist',
  access: 'applications.write',
  params,
  body: z.strictObject({ version }),
  response: z.object({
    data: z.object({
      id: z.uuid(),
      /** of the application, which is undecided again; null: there was none, and nothing is left */
      version: z.int().nullable(),
    }),
  }),
  refusals: ['not_waitlisted', 'event_not_open'],
});

/** The shortlist of whoever looks at figures: each is judged as by hand, and a result says why somebody was left out. */
export const bulkWaitlistCounted = endpoint({
  ...startsJob,
  name: 'bulkWaitlistCounted',
  summary: 'Put many ushers of the KPI table on the waitlist of an event, for all shifts of a role',
  path: '/admin/usher-kpis/bulk-waitlist',
  access: 'applications.write',
  body: z.strictObject({ selection: usherKpiList.selection, event_id: z.uuid(), type_id: z.uuid() }),
  refusals: [...startsJob.refusals, 'role_not_here', 'event_closed'],
});

export const waitlistSlice: Slice = [addToWaitlist, takeOffWaitlist, bulkWaitlistCounted];
