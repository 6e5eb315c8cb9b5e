import { z } from 'zod';
import { RECORD_MERGE_REFUSALS } from '@proline/domain/merge/merge-refusal';
import { TEAM_LEADER_STATUSES } from '@proline/domain/people/team-leader-status';
import { USHER_STATUSES } from '@proline/domain/people/usher-status';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';

const params = z.strictObject({ id: z.uuid() });
const count = z.int().nonnegative();
const version = z.int().positive().max(2_147_483_647);

/** Why two records may be of one human being. Phone and identity number cannot be the same: nobody gets one twice. */
export const DUPLICATE_SIGNS = ['same_name', 'same_iban', 'same_email', 'same_id_number'] as const;

/** Why two records cannot become one now. */
export const MERGE_REFUSALS = [
  'merge_with_itself',
  ...RECORD_MERGE_REFUSALS,
  'already_booked',
  'paid_already',
] as const;
const refusal = z.enum(MERGE_REFUSALS).nullable();

const person = z.object({
  id: z.uuid(),
  version: z.int(),
  name_en: z.string(),
  name_ar: z.string(),
  photo: z.string().nullable(),
  phone: z.string(),
  email: z.string().nullable(),
  birth_date: z.iso.date().nullable(),
  city: z.string(),
  id_number_last4: z.string().nullable(),
  iban_last4: z.string().nullable(),
  created_at: z.iso.datetime(),
  usher: z.object({ code: z.int(), status: z.enum(USHER_STATUSES) }).nullable(),
  leader: z.object({ code: z.int(), status: z.enum(TEAM_LEADER_STATUSES) }).nullable(),
  /** what goes to the other record when this one is merged into it */
  has: z.object({ shifts: count, applications: count, transfers: count, interviews: count, documents: count }),
});
export type MergePerson = z.output<typeof person>;

const doneMerge = z.object({
  id: z.uuid(),
  name_en: z.string(),
  name_ar: z.string(),
  /** until then it can be undone */
  until: z.iso.datetime(),
});

export const getDuplicates = endpoint({
  name: 'getDuplicates',
  summary: 'Who may be the same human being as this person, and which merges of it can still be undone',
  method: 'GET',
  path: '/admin/persons/:id/duplicates',
  access: 'ushers.write',
  params,
  response: z.object({
    data: z.object({
      duplicates: z.array(person.extend({ signs: z.array(z.enum(DUPLICATE_SIGNS)) })),
      merges: z.array(doneMerge),
    }),
  }),
});
export type Duplicates = z.output<typeof getDuplicates.response>['data'];

export const compareForMerge = endpoint({
  name: 'compareForMerge',
  summary: 'Two records side by side, before they become one',
  method: 'GET',
  path: '/admin/persons/:id/merge',
  access: 'ushers.write',
  params,
  query: z.strictObject({ other: z.uuid() }),
  response: z.object({
    data: z.object({
      one: person,
      other: person,
      /** why it cannot be done, by the record that would stay */
      refusal: z.object({ one: refusal, other: refusal }),
    }),
  }),
});

export const mergePersons = endpoint({
  name: 'mergePersons',
  summary: 'Merge another record into this person: all that hangs on it comes here; it can be undone for a day',
  method: 'POST',
  path: '/admin/persons/:id/merge',
  access: 'ushers.write',
  params,
  body: z.strictObject({ version, other: z.uuid(), other_version: version }),
  response: z.object({ data: z.object({ id: z.uuid(), merge_id: z.uuid() }) }),
  refusals: [...MERGE_REFUSALS, 'usher_blocked'],
});

export const undoPersonMerge = endpoint({
  name: 'undoPersonMerge',
  summary: 'Undo a merge of two persons within a day',
  method: 'POST',
  path: '/admin/person-merges/:id/undo',
  access: 'ushers.write',
  params,
  response: z.object({ data: z.object({ kept_id: z.uuid(), merged_id: z.uuid() }) }),
  refusals: [
    'merge_undo_over',
    'merge_undone',
    'person_erased',
    'merge_changed_since',
    'phone_taken',
    'id_number_taken',
    'already_booked',
    'usher_blocked',
  ],
});

export const personMergeSlice: Slice = [getDuplicates, compareForMerge, mergePersons, undoPersonMerge];
