import { z } from 'zod';
import { GENDERS } from '@proline/domain/people/person-fields';
import { TEAM_LEADER_STATUSES } from '@proline/domain/people/team-leader-status';
import { USHER_STATUSES } from '@proline/domain/people/usher-status';
import { endpoint } from '../frame/endpoint.ts';
import { columnWords } from '../frame/column.words.ts';
import { list } from '../frame/list.ts';
import type { Slice } from '../frame/slice.ts';
import { personRecord } from '../person/person-record.ts';
import { GENDER_WORDS } from '../person/person.words.ts';
import { USHER_STATUS_WORDS, usherWords } from './usher.words.ts';

const usherRow = z.object({
  id: z.uuid(),
  code: z.int(),
  name_en: z.string(),
  name_ar: z.string(),
  photo: z.string().nullable(),
  status: z.enum(USHER_STATUSES),
  phone: z.string(),
  /** null: unknown, as the two below */
  age: z.int().nullable(),
  gender: z.enum(GENDERS).nullable(),
  nationality: z.string().nullable(),
  city: z.string(),
  languages: z.array(z.string()),
  tags: z.array(z.string()),
  /** the last four characters; null without the right to see them, or without a number */
  id_number_last4: z.string().nullable(),
  created_at: z.iso.datetime(),
});

export const usherList = list({
  name: 'ushers',
  path: '/admin/ushers',
  access: 'ushers.read',
  row: usherRow,
  columns: {
    name: { title: columnWords.name, parts: [columnWords.name_en, columnWords.name_ar] },
    code: { title: columnWords.code, kind: 'number' },
    status: { title: columnWords.status, words: USHER_STATUS_WORDS },
    phone: { title: columnWords.phone },
    age: { title: columnWords.age, kind: 'number' },
    gender: { title: usherWords.gender, words: GENDER_WORDS },
    nationality: { title: usherWords.nationality },
    city: { title: columnWords.city },
    languages: { title: usherWords.languages },
    id_number_last4: { title: usherWords.id_number, parts: [usherWords.id_number_last4], access: 'bank.reveal' },
    created_at: { title: usherWords.joined, parts: [columnWords.registered], kind: 'moment' },
  },
  filters: {
    status: { title: columnWords.status, kind: 'choices', values: USHER_STATUSES, words: USHER_STATUS_WORDS },
    gender: { title: usherWords.gender, kind: 'choices', values: GENDERS, words: GENDER_WORDS },
    city: { title: columnWords.city, kind: 'texts' },
    nationality: { title: usherWords.nationality, kind: 'texts' },
    language: { title: usherWords.language, kind: 'texts' },
    age: { title: columnWords.age, kind: 'numbers', min: 0, max: 120 },
    created: { title: usherWords.joined, kind: 'days' },
    interview: { title: usherWords.interview, kind: 'days' },
    id_number_last4: { title: usherWords.id_number, kind: 'texts', access: 'bank.reveal' },
  },
  sorts: ['created_at', 'name', 'code', 'age', 'city'],
  defaultSort: '-created_at',
  tabs: 'status',
});

export const usher = usherRow.extend({
  ...personRecord,
  status_reason: z.string().nullable(),
  status_changed_at: z.iso.datetime(),
  blocked_until: z.iso.date().nullable(),
  /** the other hat of the same person; null: no team leader */
  leader_status: z.enum(TEAM_LEADER_STATUSES).nullable(),
});
export type Usher = z.output<typeof usher>;

export const getUsher = endpoint({
  name: 'getUsher',
  summary: 'One usher',
  method: 'GET',
  path: '/admin/ushers/:id',
  access: 'ushers.read',
  params: z.strictObject({ id: z.uuid() }),
  response: z.object({ data: usher }),
});

export const usherSlice: Slice = [usherList, getUsher];
