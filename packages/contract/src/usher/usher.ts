import { z } from 'zod';
import { GENDERS } from '@proline/domain/people/person-fields';
import { TEAM_LEADER_STATUSES } from '@proline/domain/people/team-leader-status';
import { USHER_STATUSES } from '@proline/domain/people/usher-status';
import { endpoint } from '../frame/endpoint.ts';
import { columnWords } from '../frame/column.words.ts';
import { list } from '../frame/list.ts';
import type { Slice } from '../frame/slice.ts';
import { personRecord, roleName } from '../person/person-record.ts';
import { GENDER_WORDS, personWords } from '../person/person.words.ts';
import { DOCUMENT_STANDING_WORDS, DOCUMENT_STANDINGS, USHER_STATUS_WORDS, usherWords } from './usher.words.ts';

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
  /** types of work that the usher does */
  does: z.array(roleName),
  /** types worked in, the most frequent first */
  roles: z.array(roleName),
  /** 1 to 5; null: nobody has rated yet */
  rating: z.number().nullable(),
  ratings: z.int(),
  /** 0 to 100; null: new, with too few shifts to say */
  reliability: z.number().nullable(),
  /** came to, or should have */
  shifts: z.int(),
  last_worked: z.iso.date().nullable(),
  /** when the first of the documents ends; null without the right to see them, or without such a document */
  document: z.iso.date().nullable(),
  /** the last four characters; null without a number */
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
    does: { title: personWords.roles },
    roles: { title: usherWords.roles },
    rating: { title: usherWords.rating, parts: [usherWords.rating, usherWords.ratings], kind: 'number' },
    reliability: { title: usherWords.reliability, parts: [usherWords.reliability, usherWords.shifts], kind: 'number' },
    last_worked: { title: usherWords.last_worked, kind: 'day' },
    tags: { title: personWords.tags },
    document: { title: usherWords.document_expires, kind: 'day', access: 'documents.read' },
    id_number_last4: { title: usherWords.id_number, parts: [usherWords.id_number_last4] },
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
    interviewed: { title: usherWords.interviewed, kind: 'flag' },
    does: { title: personWords.role, kind: 'records', of: 'type' },
    role: { title: usherWords.role, kind: 'records', of: 'type' },
    rating: { title: usherWords.rating, kind: 'numbers', min: 1, max: 5 },
    reliability: { title: usherWords.reliability, kind: 'numbers', min: 0, max: 100 },
    is_new: { title: usherWords.is_new, kind: 'flag' },
    last_worked: { title: usherWords.last_worked, kind: 'days' },
    first_worked: { title: usherWords.first_worked, kind: 'days' },
    worked: { title: usherWords.worked, kind: 'days' },
    /** on each of these days; with one end only, on that day */
    free: { title: usherWords.free, kind: 'days' },
    no_bank: { title: usherWords.no_bank, kind: 'flag' },
    no_city: { title: usherWords.no_city, kind: 'flag' },
    no_photo: { title: usherWords.no_photo, kind: 'flag' },
    document: {
      title: usherWords.document,
      kind: 'choices',
      values: DOCUMENT_STANDINGS,
      words: DOCUMENT_STANDING_WORDS,
      access: 'documents.read',
    },
    tag: { title: personWords.tag, kind: 'texts' },
    id_number_last4: { title: usherWords.id_number, kind: 'texts' },
  },
  sorts: ['created_at', 'name', 'code', 'age', 'city', 'rating', 'reliability', 'last_worked'],
  defaultSort: '-created_at',
  tabs: 'status',
});

/** Whoever may see documents asks for them apart. */
export const usher = usherRow.omit({ document: true }).extend({
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
  /** `record` is the one that was kept */
  refusals: ['person_merged'],
});

export const usherSlice: Slice = [usherList, getUsher];
