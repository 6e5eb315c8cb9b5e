import { z } from 'zod';
import { PLAN_PROBLEM_CODES, PLAN_STEPS, REQUIREMENT_KINDS } from '@proline/domain/event-plan/plan';
import { EVENT_STATUSES } from '@proline/domain/event/event-status';
import { TEAM_LEADER_STATUSES } from '@proline/domain/people/team-leader-status';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { endpoint } from '../frame/endpoint.ts';
import { person } from '../frame/person.ts';
import { line } from '../frame/text.ts';
import { PLAN_STEP_SCHEMAS, planSteps } from './plan-steps.ts';
import type { Slice } from '../frame/slice.ts';

const params = z.strictObject({ id: z.uuid() });
const count = z.int().nonnegative();
export const eventVersion = z.int().positive().max(2_147_483_647);
const futureDay = z
  .string()
  .max(10)
  .refine(isCalendarDay, { error: 'no_such_day' })
  .meta({ examples: ['2027-03-01'] });

/** A little more than the largest plan that the steps accept. */
export const PLAN_BYTES = 2 * 1024 * 1024;

const plan = z.object({
  event_id: z.uuid(),
  code: z.int(),
  status: z.enum(EVENT_STATUSES),
  version: z.int(),
  steps: planSteps,
  saved_at: z.iso.datetime(),
  /** null: nobody yet, or the program itself */
  saved_by: z.string().nullable(),
  /** the people whose ids the plan contains */
  leaders: z.array(person.extend({ status: z.enum(TEAM_LEADER_STATUSES) })),
  ushers: z.array(person.extend({ code: z.int() })),
});
export type StoredPlan = z.output<typeof plan>;

export const getEventPlan = endpoint({
  name: 'getEventPlan',
  summary: 'The plan of an event, step by step',
  method: 'GET',
  path: '/admin/events/:id/plan',
  access: 'events.read',
  params,
  response: z.object({ data: plan }),
});

/** Steps that are left out are empty ones. */
export const createEvent = endpoint({
  name: 'createEvent',
  summary: 'Start a draft',
  method: 'POST',
  path: '/admin/events',
  access: 'events.write',
  takesJson: PLAN_BYTES,
  body: z.strictObject({ steps: z.strictObject(PLAN_STEP_SCHEMAS).partial() }),
  response: z.object({ data: plan }),
  refusals: ['file_not_usable'],
});

const saved = z.object({ version: z.int(), saved_at: z.iso.datetime() });

/** Steps that are left out stay as they are. */
export const saveEventPlan = endpoint({
  name: 'saveEventPlan',
  summary: 'Save steps of a draft, unfinished as they may be',
  method: 'PUT',
  path: '/admin/events/:id/plan',
  access: 'events.write',
  takesJson: PLAN_BYTES,
  params,
  body: z.strictObject({ version: eventVersion, steps: z.strictObject(PLAN_STEP_SCHEMAS).partial() }),
  response: z.object({ data: saved }),
  refusals: ['event_not_draft', 'file_not_usable'],
});

/** All dates move as far as the first one. */
export const duplicateEvent = endpoint({
  name: 'duplicateEvent',
  summary: 'A new draft like this event, on another date',
  method: 'POST',
  path: '/admin/events/:id/duplicate',
  access: 'events.write',
  params,
  body: z.strictObject({ starts_on: futureDay }),
  response: z.object({ data: plan }),
});

export const deleteEvent = endpoint({
  name: 'deleteEvent',
  summary: 'Delete a draft',
  method: 'DELETE',
  path: '/admin/events/:id',
  access: 'events.write',
  params,
  query: z.strictObject({
    version: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  }),
  response: z.object({ data: z.null() }),
  refusals: ['event_not_draft'],
});

export const planProblem = z.object({
  step: z.enum(PLAN_STEPS),
  field: z.string(),
  code: z.enum(PLAN_PROBLEM_CODES),
  blocking: z.boolean(),
});

const clash = z.object({
  event_id: z.uuid(),
  title_en: z.string(),
  title_ar: z.string(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** does not overlap, but leaves too little rest: a warning */
  rest_only: z.boolean(),
});

/** What somebody must be to fill a place: approved in the city, of the role, what is required, and not excluded. */
const FILL_CONDITIONS = ['city', 'role', ...REQUIREMENT_KINDS, 'excluded'] as const;
export type FillCondition = (typeof FILL_CONDITIONS)[number];

const outlook = z.object({
  /** of the plan that this is about */
  version: z.int(),
  problems: z.array(planProblem),
  /** what the same rules need to be asked in the browser */
  around: z.object({
    now: z.iso.datetime(),
    category_ids: z.array(z.uuid()),
    type_ids: z.array(z.uuid()),
    approved_leader_ids: z.array(z.uuid()),
    busy_leader_ids: z.array(z.uuid()),
    ushers_per_leader: z.int(),
  }),
  places: count,
  /** with those in reserve */
  asked: count,
  /** paid hours of all places */
  hours: z.number(),
  currency: z.string(),
  forecast: z.object({
    work_minor: z.int(),
    lead_minor: z.int(),
    allowances_minor: z.int(),
    total_minor: z.int(),
  }),
  /** can it be filled? one line for each role that is needed */
  roles: z.array(
    z.object({
      type_id: z.uuid(),
      name_en: z.string(),
      name_ar: z.string(),
      /** at the peak: in the shift that needs most of them */
      needed: count,
      /** how many are left after each condition in turn; the last one leaves those who are eligible */
      funnel: z.array(z.object({ by: z.enum(FILL_CONDITIONS), left: count })),
      /** approved, in the city, doing the role, meeting each Block requirement, not excluded */
      eligible: count,
      /** of them: free, with enough rest, in that shift */
      free: count,
    }),
  ),
  leaders: z.array(z.object({ leader_id: z.uuid(), clashes: z.array(clash) })),
  /** from the no-shows of the latest events of this category; null: there was no such event */
  reserve_suggestion: z.object({ percent: z.int(), shifts: z.int() }).nullable(),
});
export type Outlook = z.output<typeof outlook>;

export const getOutlook = endpoint({
  name: 'getOutlook',
  summary: 'What the saved plan would cost, who could fill it, and what still blocks it',
  method: 'GET',
  path: '/admin/events/:id/outlook',
  access: 'events.read',
  params,
  response: z.object({ data: outlook }),
});

const candidate = person.extend({
  code: z.int(),
  status: z.enum(TEAM_LEADER_STATUSES),
  city: z.string(),
  clashes: z.array(clash),
});
export type LeaderCandidate = z.output<typeof candidate>;

/** Free and approved ones of the event's city first. */
export const listLeaderCandidates = endpoint({
  name: 'listLeaderCandidates',
  summary: 'Team leaders for a draft, with what they lead at that time',
  method: 'GET',
  path: '/admin/events/:id/leader-candidates',
  access: 'events.read',
  params,
  query: z.strictObject({ q: line(0, 100).optional() }),
  response: z.object({ data: z.array(candidate) }),
});

export const eventPlanSlice: Slice = [
  getEventPlan,
  createEvent,
  saveEventPlan,
  duplicateEvent,
  deleteEvent,
  getOutlook,
  listLeaderCandidates,
];
