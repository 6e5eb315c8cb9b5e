import { z } from 'zod';
import { ASSIGN_REFUSALS } from '@proline/domain/assignment/assigning';
import { QUEUE_SORTS, QUEUE_STATUSES } from '@proline/domain/event-application/application-queue';
import { APPLICATION_STATUSES } from '@proline/domain/event/application-status';
import { HIRING_MODES } from '@proline/domain/event-plan/plan';
import { DECISION_REFUSALS, DECISIONS } from '@proline/domain/event-application/application-move';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { USHER_STATUSES } from '@proline/domain/people/usher-status';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { requirement } from '../event-plan/plan-steps.ts';
import { endpoint } from '../frame/endpoint.ts';
import { pageMeta, pageNumber } from '../frame/pages.ts';
import { person } from '../frame/person.ts';
import type { Slice } from '../frame/slice.ts';
import { paragraph } from '../frame/text.ts';
import { candidateReason, matchShown } from '../hiring/candidate.ts';

/** Ushers who ask to work at an event, and what becomes of it. */

const params = z.strictObject({ id: z.uuid() });
const count = z.int().nonnegative();
const named = { name_en: z.string(), name_ar: z.string() };
const version = z.int().positive().max(2_147_483_647);

/** How many applications of the queue are read at once, over all events. */
export const QUEUE_ROWS_PER_PAGE = 50;

const usher = person.extend({
  code: z.int(),
  city: z.string(),
  age: z.int().nullable(),
  /** 0 to 100; null: new */
  reliability: z.int().nullable(),
  rating: z.number().nullable(),
  ratings: count,
});

const row = z.object({
  id: z.uuid(),
  event_id: z.uuid(),
  usher,
  role: z.object(named),
  status: z.enum(APPLICATION_STATUSES),
  created_at: z.iso.datetime(),
  version: z.int(),
  /** null: decided, or nothing that was asked for is ahead */
  fit: z
    .object({
      /** the match, in tenths of a point */
      tenths: count,
      distance_km: z.number().nullable(),
      /** what is to be known, and forbids nothing */
      flags: count,
      /** false: a rule forbids every shift asked for */
      suits: z.boolean(),
    })
    .nullable(),
});
export type QueueRow = z.output<typeof row>;

const group = z.object({
  id: z.uuid(),
  title_en: z.string(),
  title_ar: z.string(),
  starts_at: z.iso.datetime().nullable(),
  ends_at: z.iso.datetime().nullable(),
  time_zone: z.string(),
  /** until when people can apply; null: until it begins */
  application_deadline: z.iso.datetime().nullable(),
  hiring_mode: z.enum(HIRING_MODES),
  /** applications of the status that is asked for */
  applications: count,
  /** neither confirmed nor held by an invitation, in shifts that are not over; where one role is asked for, in that role */
  places_left: count,
});
export type QueueGroup = z.output<typeof group>;

export const listQueue = endpoint({
  name: 'listApplicationQueue',
  summary:
    'Applications of one status grouped by event, those with places left first, then the soonest; within an event the best match first',
  method: 'GET',
  path: '/admin/event-applications',
  access: 'applications.read',
  query: z.strictObject({
    status: z.enum(QUEUE_STATUSES).optional(),
    /** of this event alone */
    event: z.uuid().optional(),
    /** in this role alone */
    role: z.uuid().optional(),
    /** of published events of the coming days alone, as the dashboard counts them */
    soon: z.literal('yes').optional(),
    /** whoever asked after this moment is new */
    since: z.iso
      .datetime()
      .refine((moment) => isCalendarDay(moment.slice(0, 10)), { error: 'invalid_date' })
      .meta({ examples: ['2025-12-01T08:00:00Z'] })
      .optional(),
    sort: z.enum(QUEUE_SORTS).optional(),
    page: pageNumber,
  }),
  response: z.object({
    data: z.array(row),
    meta: pageMeta.extend({
      /** of the rows on this page, in their order */
      groups: z.array(group),
      counts: z.object({ pending: count, waitlisted: count, accepted: count, rejected: count }),
      /** in which applications of the status, and the event, that is asked for are; in the order of the catalog */
      roles: z.array(z.object({ id: z.uuid(), ...named })),
      /** of those waiting, on all pages, how many asked after `since`; 0 without it */
      fresh: count,
    }),
  }),
});
export type ApplicationQueue = z.output<typeof listQueue.response>;

export const listWaitingEvents = endpoint({
  name: 'listWaitingEvents',
  summary: 'Every event at which applications wait for a decision, those with places left first, then the soonest',
  method: 'GET',
  path: '/admin/event-applications/events',
  access: 'applications.read',
  response: z.object({ data: z.array(group) }),
});

/** Why a shift would not be booked. */
export const SHIFT_REFUSALS = [...ASSIGN_REFUSALS, 'no_such_role'] as const;
export type ShiftRefusal = (typeof SHIFT_REFUSALS)[number];

const askedShift = z.object({
  shift_id: z.uuid(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** of the role applied for */
  places_left: count,
  /** null: accepting books it */
  refusal: z.enum(SHIFT_REFUSALS).nullable(),
  /** no place is left, but this person could stand by */
  as_reserve: z.boolean(),
});
export type AskedShiftRow = z.output<typeof askedShift>;

/** How well somebody fits what they asked for, and what speaks against it. */
const fit = z.object({
  match: matchShown,
  unsuitable: z.array(candidateReason),
  hand_only: z.array(candidateReason),
  flags: z.array(candidateReason),
  /** what the event asks for, and this person has */
  met: z.array(requirement),
  /** booked in the week of the first shift asked for, and how much a week may have */
  week: z.object({ minutes: count, most: count }),
});
export type ApplicationFit = z.output<typeof fit>;

const detail = row.extend({
  fit: fit.nullable(),
  message: z.string(),
  reason: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
  decided_by: z.string().nullable(),
  /** accepted because the person got the place another way, such as on the desk or by a plan */
  served: z.boolean(),
  phone: z.string(),
  usher_status: z.enum(USHER_STATUSES),
  event: group,
  /** of the role applied for: places left at the event, and applications of this status */
  in_role: z.object({ places_left: count, applications: count }),
  /** named in the application; none: all */
  asked_for: z.array(z.uuid()),
  shifts: z.array(askedShift),
  figures: z.object({
    attended: count,
    no_shows: count,
    last_no_show: z.iso.date().nullable(),
    /** of those attended */
    on_time: count,
  }),
  last_worked: z.array(
    z.object({
      event_id: z.uuid(),
      title_en: z.string(),
      title_ar: z.string(),
      role: z.object(named),
      work_date: z.iso.date(),
      late_minutes: count,
      /** `last_year`: this event a year ago, by its name, client and category; `same_client`: another event of the client */
      bond: z.enum(['last_year', 'same_client']).nullable(),
      /** mean of what was given for it */
      stars: z.number().nullable(),
    }),
  ),
});
export type ApplicationDetail = z.output<typeof detail>;

export const getApplication = endpoint({
  name: 'getApplication',
  summary: 'One application: the person, what was asked for, and what accepting would book',
  method: 'GET',
  path: '/admin/event-applications/:id',
  access: 'applications.read',
  params,
  response: z.object({ data: detail }),
});

const shiftResult = z.object({
  shift_id: z.uuid(),
  refusal: z.enum(SHIFT_REFUSALS).nullable(),
  /** booked as a reserve */
  reserve: z.boolean(),
});

export const decideApplication = endpoint({
  name: 'decideApplication',
  summary: 'Accept, waitlist or reject an application, or take the decision back',
  method: 'POST',
  path: '/admin/event-applications/:id/decision',
  access: 'applications.write',
  params,
  body: z.strictObject({
    to: z.enum(DECISIONS),
    version,
    /** when accepting: as a reserve, too, where no place is left */
    reserve: z.boolean().default(false),
    /** asked for when rejecting */
    reason: paragraph(REASON_LENGTH.least, REASON_LENGTH.most).optional(),
  }),
  response: z.object({
    data: z.object({
      id: z.uuid(),
      status: z.enum(APPLICATION_STATUSES),
      version: z.int(),
      /** when accepting: each shift asked for, booked or with the reason why not */
      shifts: z.array(shiftResult),
    }),
  }),
  refusals: [...DECISION_REFUSALS, ...ASSIGN_REFUSALS, 'nothing_fits', 'event_closed'],
});
export type DecidedApplication = z.output<typeof decideApplication.response>['data'];

export const acceptBest = endpoint({
  name: 'acceptBestApplications',
  summary: 'Accept the best applicants of an event while places last, as a job with a result for each',
  method: 'POST',
  path: '/admin/events/:id/accept-best',
  access: 'applications.write',
  params,
  body: z.strictObject({}),
  response: z.object({ data: z.object({ job_id: z.uuid() }) }),
  refusals: ['too_many_jobs', 'event_not_open', 'nobody_waits'],
});

export const eventApplicationSlice: Slice = [
  listQueue,
  listWaitingEvents,
  getApplication,
  decideApplication,
  acceptBest,
];
