import { z } from 'zod';
import {
  COMPLETENESS,
  JOIN_FLAGS,
  JOIN_INTERVIEWS,
  JOIN_SOURCES,
  JOIN_STAGES,
  JOIN_STATUSES,
  REQUEST_PARTS,
  TWIN_SIGNS,
} from '@proline/domain/recruiting/join-request';
import { HATS } from '@proline/domain/recruiting/recruiting';
import { columnWords } from '../frame/column.words.ts';
import { endpoint } from '../frame/endpoint.ts';
import { list } from '../frame/list.ts';
import type { Slice } from '../frame/slice.ts';
import { personRecord } from '../person/person-record.ts';
import { personWords } from '../person/person.words.ts';
import {
  COMPLETENESS_WORDS,
  FLAG_WORDS,
  HAT_WORDS,
  JOIN_INTERVIEW_WORDS,
  JOIN_STATUS_WORDS,
  joinRequestWords,
  SOURCE_WORDS,
  STAGE_WORDS,
} from './join-request.words.ts';

const joinRequestRow = z.object({
  /** of the person */
  id: z.uuid(),
  hat: z.enum(HATS),
  code: z.int(),
  name_en: z.string(),
  name_ar: z.string(),
  photo: z.string().nullable(),
  /** approved: nothing waits any more; such a person is in no list of requests */
  status: z.enum([...JOIN_STATUSES, 'approved']),
  phone: z.string().nullable(),
  birth_date: z.iso.date().nullable(),
  age: z.int().nullable(),
  city: z.string(),
  tags: z.array(z.string()),
  /** since when this person waits */
  asked_at: z.iso.datetime(),
  source: z.enum(JOIN_SOURCES),
  /** asked once more, in the app, while this request waits or after it was decided about */
  asked_again_at: z.iso.datetime().nullable(),
  /** somebody who is known already may be the same */
  duplicate: z.boolean(),
  /** the interview that is planned */
  interview_at: z.iso.datetime().nullable(),
  interviewer: z.string().nullable(),
  /** the mean of the last scorecard */
  score: z.number().nullable(),
  /** the last interview was missed, and no other is planned */
  missed: z.boolean(),
  /** of what a complete request has; approving asks for less */
  missing: z.array(z.enum(REQUEST_PARTS)),
  version: z.int(),
});
export type JoinRequestRow = z.output<typeof joinRequestRow>;

export const joinRequestList = list({
  name: 'join_requests',
  path: '/admin/join-requests',
  access: 'join_requests.read',
  row: joinRequestRow,
  columns: {
    name: { title: columnWords.name, parts: [columnWords.name_en, columnWords.name_ar] },
    hat: { title: joinRequestWords.hat, words: HAT_WORDS },
    status: { title: columnWords.status, words: JOIN_STATUS_WORDS },
    age: { title: columnWords.age, kind: 'number' },
    waiting: { title: joinRequestWords.waiting, parts: [joinRequestWords.waiting_days], kind: 'number' },
    complete: { title: joinRequestWords.complete, parts: [joinRequestWords.complete_parts, joinRequestWords.missing] },
    flag: { title: joinRequestWords.flag },
    interview: { title: joinRequestWords.interview, kind: 'moment' },
    score: { title: joinRequestWords.score, kind: 'number' },
    phone: { title: columnWords.phone },
    city: { title: columnWords.city },
    source: { title: joinRequestWords.source, words: SOURCE_WORDS },
    tags: { title: personWords.tags },
    asked_at: { title: joinRequestWords.asked, kind: 'moment' },
  },
  filters: {
    status: { title: columnWords.status, kind: 'choices', values: JOIN_STATUSES, words: JOIN_STATUS_WORDS },
    hat: { title: joinRequestWords.hat, kind: 'choices', values: HATS, words: HAT_WORDS },
    stage: { title: joinRequestWords.stage, kind: 'choices', values: JOIN_STAGES, words: STAGE_WORDS },
    interview: {
      title: joinRequestWords.interview,
      kind: 'choices',
      values: JOIN_INTERVIEWS,
      words: JOIN_INTERVIEW_WORDS,
    },
    flag: {
      title: joinRequestWords.flag,
      kind: 'choices',
      values: JOIN_FLAGS,
      words: FLAG_WORDS,
      overlapping: true,
    },
    complete: {
      title: joinRequestWords.complete,
      kind: 'choices',
      values: COMPLETENESS,
      words: COMPLETENESS_WORDS,
      overlapping: true,
    },
    source: { title: joinRequestWords.source, kind: 'choices', values: JOIN_SOURCES, words: SOURCE_WORDS },
    city: { title: columnWords.city, kind: 'texts' },
    age: { title: columnWords.age, kind: 'numbers', min: 0, max: 120 },
    asked: { title: joinRequestWords.asked, kind: 'days' },
    tag: { title: personWords.tag, kind: 'texts' },
  },
  sorts: ['waiting', 'asked_at', 'complete', 'interview', 'score', 'name', 'city'],
  defaultSort: 'waiting',
  tabs: 'status',
  ways: { board: [] },
});

const twin = z.object({
  id: z.uuid(),
  hat: z.enum(HATS),
  name_en: z.string(),
  name_ar: z.string(),
  code: z.int(),
  sign: z.enum(TWIN_SIGNS),
});
export type Twin = z.output<typeof twin>;

export const getJoinRequest = endpoint({
  name: 'getJoinRequest',
  summary: 'One request to join',
  method: 'GET',
  path: '/admin/join-requests/:id',
  access: 'join_requests.read',
  params: z.strictObject({ id: z.uuid() }),
  response: z.object({
    data: joinRequestRow.extend({
      email: z.string().nullable(),
      languages_spoken: personRecord.languages_spoken,
      nationality: z.string().nullable(),
      does: personRecord.does,
      /** the last four characters; null without a number */
      id_number_last4: z.string().nullable(),
      documents: z.int(),
      /** why somebody was rejected or turned down */
      reason: z.string().nullable(),
      reapply_on: z.iso.date().nullable(),
      twins: z.array(twin),
    }),
  }),
});
export type JoinRequest = z.output<typeof getJoinRequest.response>['data'];

export const joinRequestSlice: Slice = [joinRequestList, getJoinRequest];
