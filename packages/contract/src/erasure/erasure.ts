import { z } from 'zod';
import { TEAM_LEADER_STATUSES } from '@proline/domain/people/team-leader-status';
import { USHER_STATUSES } from '@proline/domain/people/usher-status';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { paragraph } from '../frame/text.ts';

const HANDLES = 'join_requests.write';
const params = z.strictObject({ id: z.uuid() });
const count = z.int().nonnegative();

/** Nobody is forgotten while this stands between. */
export const ERASURE_REFUSALS = ['money_owed', 'work_not_settled'] as const;

/** More persons than ever share an address. */
export const MOST_ERASED = 20;

/** Somebody whose data could be deleted, and what that would touch. */
const erasable = z.object({
  id: z.uuid(),
  name_en: z.string(),
  name_ar: z.string(),
  photo: z.string().nullable(),
  phone: z.string(),
  email: z.string().nullable(),
  city: z.string(),
  version: z.int(),
  /** null: does not wear this hat */
  usher: z.object({ code: z.int(), status: z.enum(USHER_STATUSES) }).nullable(),
  leader: z.object({ code: z.int(), status: z.enum(TEAM_LEADER_STATUSES) }).nullable(),
  touches: z.object({
    /** places in shifts that have not begun, and events still to be led */
    places: count,
    applications: count,
    interviews: count,
    documents: count,
    /** payments that were made, which stay without a name */
    payments: count,
  }),
  /** what is still to be paid */
  owed: z.array(z.object({ currency: z.string(), amount_minor: z.int(), transfers: count })),
  /** why it is refused now; null: it is allowed */
  refusal: z.enum(ERASURE_REFUSALS).nullable(),
});
export type Erasable = z.output<typeof erasable>;

export const getErasable = endpoint({
  name: 'getErasable',
  summary: 'What deleting the data of a person would touch',
  method: 'GET',
  path: '/admin/persons/:id/erasure',
  access: HANDLES,
  params,
  response: z.object({ data: erasable }),
});

export const getDeletionMatches = endpoint({
  name: 'getDeletionMatches',
  summary: 'The persons who have the e-mail address of a deletion request: none, one or several',
  method: 'GET',
  path: '/admin/deletion-requests/:id/matches',
  access: HANDLES,
  params,
  response: z.object({ data: z.array(erasable) }),
});

const handled = z.object({ data: z.object({ id: z.uuid(), status: z.enum(['done', 'refused']) }) });

export const carryOutDeletion = endpoint({
  name: 'carryOutDeletion',
  summary:
    'Carry out a deletion request: the data of these persons is destroyed everywhere; payments stay without a name',
  method: 'POST',
  path: '/admin/deletion-requests/:id/carry-out',
  access: HANDLES,
  params,
  body: z.strictObject({
    /** nobody: the organization holds nothing about whoever asked */
    person_ids: z
      .array(z.uuid())
      .max(MOST_ERASED)
      .refine((ids) => new Set(ids).size === ids.length, { error: 'twice' })
      .meta({ uniqueItems: true }),
  }),
  response: handled,
  refusals: ['deletion_request_handled', 'person_gone', ...ERASURE_REFUSALS],
});

export const refuseDeletion = endpoint({
  name: 'refuseDeletion',
  summary: 'Refuse a deletion request',
  method: 'POST',
  path: '/admin/deletion-requests/:id/refuse',
  access: HANDLES,
  params,
  body: z.strictObject({ reason: paragraph(REASON_LENGTH.least, REASON_LENGTH.most) }),
  response: handled,
  refusals: ['deletion_request_handled'],
});

export const eraseUnderAge = endpoint({
  name: 'eraseUnderAge',
  summary: 'Destroy the data of somebody who is found to be under 18, at once',
  method: 'POST',
  path: '/admin/persons/:id/under-age',
  access: HANDLES,
  params,
  body: z.strictObject({ version: z.int().positive().max(2_147_483_647) }),
  response: z.object({ data: z.object({ id: z.uuid() }) }),
  refusals: ['approved_not_under_age', 'known_not_under_age', ...ERASURE_REFUSALS],
});

export const erasureSlice: Slice = [getErasable, getDeletionMatches, carryOutDeletion, refuseDeletion, eraseUnderAge];
