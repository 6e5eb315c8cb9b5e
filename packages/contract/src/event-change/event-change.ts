import { z } from 'zod';
import { CHANGE_CLASSES, CHANGE_RULES, CHANGE_WAYS, type PlanField } from '@proline/domain/event-change/change-rules';
import { HOURS_REASONS } from '@proline/domain/event-change/new-hours';
import { PLAN_STEPS } from '@proline/domain/event-plan/plan';
import { PLAN_STEP_SCHEMAS } from '../event-plan/plan-steps.ts';
import { eventVersion, PLAN_BYTES, planProblem } from '../event-plan/event-plan.ts';
import { endpoint } from '../frame/endpoint.ts';
import { person } from '../frame/person.ts';
import type { Slice } from '../frame/slice.ts';

/** Changing an event that is published or running: whom it concerns, before it is done, and who still has to answer. */

const params = z.strictObject({ id: z.uuid() });
const count = z.int().nonnegative();
const named = { name_en: z.string(), name_ar: z.string() };

/** Who holds which place, by the keys of the plan, so that the browser can ask the same rules. */
export const getPlanBookings = endpoint({
  name: 'getPlanBookings',
  summary: 'Who is booked on which part of an event’s plan',
  method: 'GET',
  path: '/admin/events/:id/plan/bookings',
  access: 'events.read',
  params,
  response: z.object({
    data: z.object({
      now: z.iso.datetime(),
      places: z.array(
        z.object({
          id: z.uuid(),
          person_id: z.uuid(),
          shift: z.string(),
          zone: z.string().nullable(),
          type_id: z.uuid(),
          status: z.enum(['invited', 'confirmed']),
          reserve: z.boolean(),
        }),
      ),
    }),
  }),
});
export type PlanBookings = z.output<typeof getPlanBookings.response>['data'];

const change = z.object({
  field: z.enum(Object.keys(CHANGE_RULES) as [PlanField, ...PlanField[]]),
  step: z.enum(PLAN_STEPS),
  /** path inside the step */
  at: z.string(),
  way: z.enum(CHANGE_WAYS),
  class: z.enum(CHANGE_CLASSES),
  /** the shift, role, leader or position that it is about */
  subject: z.string().nullable(),
  /** how many it concerns, each human being once */
  people: count,
});

const numbers = z.object({
  /** people who are told, leaders among them */
  told: count,
  /** people who are asked to reconfirm */
  asked: count,
  /** people who lose a place */
  released: count,
});
export type ChangeNumbers = z.output<typeof numbers>;

/** Of what the change takes away: the shift is no more, or its new hours do not go with other work. */
const RELEASED_BY_CHANGE = [...HOURS_REASONS, 'shift_removed'] as const;
export type ReleasedByChange = (typeof RELEASED_BY_CHANGE)[number];

const preview = z.object({
  /** stands for all of this; the change is made only while it still holds */
  fingerprint: z.string(),
  changes: z.array(change),
  /** blocking ones refuse it */
  problems: z.array(planProblem),
  numbers,
  released: z.array(
    z.object({
      person,
      as: z.enum(['usher', 'team_leader']),
      reason: z.enum(RELEASED_BY_CHANGE),
      /** of the shift, or of what was led, as it was */
      starts_at: z.iso.datetime(),
    }),
  ),
});
export type ChangePreview = z.output<typeof preview>;

const wanted = { version: eventVersion, steps: z.strictObject(PLAN_STEP_SCHEMAS).partial() };

/** Nothing is written. Steps that are left out stay as they are. */
export const previewPlanChange = endpoint({
  name: 'previewPlanChange',
  summary: 'What a change of a published event would do, and to how many people',
  method: 'POST',
  path: '/admin/events/:id/plan/preview',
  access: 'events.write',
  takesJson: PLAN_BYTES,
  params,
  body: z.strictObject(wanted),
  response: z.object({ data: preview }),
  refusals: ['event_not_changeable'],
});

export const changePlan = endpoint({
  name: 'changePlan',
  summary: 'Change a published event as previewed; those concerned are told and asked to reconfirm',
  method: 'POST',
  path: '/admin/events/:id/plan/change',
  access: 'events.write',
  takesJson: PLAN_BYTES,
  params,
  body: z.strictObject({
    ...wanted,
    fingerprint: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({ examples: ['0'.repeat(64)] }),
  }),
  response: z.object({ data: numbers.extend({ version: z.int(), saved_at: z.iso.datetime() }) }),
  refusals: ['event_not_changeable', 'change_refused', 'change_outdated', 'file_not_usable', 'already_booked'],
});

const waiting = z.object({
  as: z.enum(['usher', 'team_leader']),
  /** the assignment, or the first of what somebody leads there */
  id: z.uuid(),
  version: z.int(),
  person: person.extend({ phone: z.string() }),
  /** null: leading */
  role: z.object(named).nullable(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  asked_at: z.iso.datetime(),
});
export type WaitingAnswer = z.output<typeof waiting>;

export const listReconfirmations = endpoint({
  name: 'listReconfirmations',
  summary: 'Who was asked to reconfirm and has not answered yet, those of the next shift first',
  method: 'GET',
  path: '/admin/events/:id/reconfirmations',
  access: 'events.read',
  params,
  response: z.object({
    data: z.object({
      /** confirmed places whose holders were asked, and leaders who were */
      asked: count,
      waiting: z.array(waiting),
    }),
  }),
});

export const reconfirmByHand = endpoint({
  name: 'reconfirmByHand',
  summary: 'Somebody said on the phone, for example, that the changed work is fine',
  method: 'POST',
  path: '/admin/assignments/:id/reconfirmation',
  access: 'assignments.write',
  params,
  body: z.strictObject({ version: eventVersion }),
  response: z.object({ data: z.object({ id: z.uuid(), version: z.int() }) }),
  refusals: ['assignment_ended', 'nothing_to_reconfirm'],
});

export const reconfirmLeadByHand = endpoint({
  name: 'reconfirmLeadByHand',
  summary: 'A leader said that the changed event is fine, for all that is led there',
  method: 'POST',
  path: '/admin/event-leads/:id/reconfirmation',
  access: 'assignments.write',
  params,
  body: z.strictObject({ version: eventVersion }),
  response: z.object({ data: z.object({ id: z.uuid(), version: z.int() }) }),
  refusals: ['lead_ended', 'nothing_to_reconfirm'],
});

export const eventChangeSlice: Slice = [
  getPlanBookings,
  previewPlanChange,
  changePlan,
  listReconfirmations,
  reconfirmByHand,
  reconfirmLeadByHand,
];
