import { z } from 'zod';
import { columnWords } from '../frame/column.words.ts';
import { list } from '../frame/list.ts';
import type { Slice } from '../frame/slice.ts';
import { BLOCK_ENDS, BLOCK_ENDS_WORDS, blockedUsherWords } from './blocked-usher.words.ts';

const blockedUsherRow = z.object({
  id: z.uuid(),
  code: z.int(),
  name_en: z.string(),
  name_ar: z.string(),
  photo: z.string().nullable(),
  phone: z.string(),
  city: z.string(),
  reason: z.string(),
  /** null: nobody that is known any more */
  blocked_by: z.string().nullable(),
  since: z.iso.datetime(),
  /** the first day on which the block no longer holds; null: for good */
  until: z.iso.date().nullable(),
  /** what is not paid yet, by currency */
  owed: z.array(z.object({ currency: z.string(), minor: z.int() })),
  /** events ahead at which this person is still expected, in either hat */
  future_events: z.int().nonnegative(),
});

export const blockedUsherList = list({
  name: 'blocked_ushers',
  path: '/admin/blocked-ushers',
  access: 'ushers.read',
  row: blockedUsherRow,
  columns: {
    name: { title: columnWords.name, parts: [columnWords.name_en, columnWords.name_ar] },
    code: { title: columnWords.code, kind: 'number' },
    phone: { title: columnWords.phone },
    city: { title: columnWords.city },
    reason: { title: blockedUsherWords.reason },
    blocked_by: { title: blockedUsherWords.blocked_by },
    since: { title: blockedUsherWords.since, kind: 'moment' },
    until: { title: blockedUsherWords.until, kind: 'day' },
    owed: { title: blockedUsherWords.owed },
    future_events: { title: blockedUsherWords.future_events, kind: 'number' },
  },
  filters: {
    city: { title: columnWords.city, kind: 'texts' },
    blocked_by: { title: blockedUsherWords.blocked_by, kind: 'texts' },
    since: { title: blockedUsherWords.since, kind: 'days' },
    ends: { title: blockedUsherWords.ends, kind: 'choices', values: BLOCK_ENDS, words: BLOCK_ENDS_WORDS },
    until: { title: blockedUsherWords.until, kind: 'days' },
    is_owed: { title: blockedUsherWords.is_owed, kind: 'flag' },
    still_planned: { title: blockedUsherWords.still_planned, kind: 'flag' },
  },
  sorts: ['since', 'until', 'name', 'code', 'city'],
  defaultSort: '-since',
});

export const blockedUsherSlice: Slice = [blockedUsherList];
