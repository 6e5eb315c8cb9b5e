import { BAND_PERCENT, TENTHS } from '@proline/domain/report/report-bars';
import { z } from 'zod';
import { columnWords } from '../frame/column.words.ts';
import { list } from '../frame/list.ts';
import type { Slice } from '../frame/slice.ts';
import { reportListWords } from './report-list.words.ts';

/** The people behind reports of hours and of leaders. Without a period: the last 90 days. */

const count = z.int().nonnegative();
const person = {
  id: z.uuid(),
  code: z.int(),
  name_en: z.string(),
  name_ar: z.string(),
  photo: z.string().nullable(),
};
const name = [columnWords.name_en, columnWords.name_ar] as const;

/** Ushers who worked in the period, and for how many hours. */
export const countedHoursList = list({
  name: 'counted_hours',
  path: '/admin/reports/hours',
  access: 'reports.read',
  row: z.object({
    ...person,
    city: z.string(),
    minutes: count,
    /** of these, what belongs to the tenths that are asked for: the people on their edge stand in two */
    tenth_minutes: z.number(),
  }),
  columns: {
    usher: { title: reportListWords.usher, parts: name },
    city: { title: columnWords.city },
    minutes: { title: reportListWords.hours, kind: 'number' },
    tenth_minutes: { title: reportListWords.tenth_hours, kind: 'number' },
  },
  filters: {
    period: { title: reportListWords.period, kind: 'days' },
    city: { title: columnWords.city, kind: 'texts' },
    no_city: { title: reportListWords.no_city, kind: 'flag' },
    /** from those who worked the least; among the people of these days and cities */
    tenth: { title: reportListWords.tenth, kind: 'numbers', min: 1, max: TENTHS },
  },
  sorts: ['minutes'],
  defaultSort: '-minutes',
});

/** Leaders with a completed event that began in the period, and what became of their teams. */
export const countedLeaderList = list({
  name: 'counted_leaders',
  path: '/admin/reports/leaders',
  access: 'reports.read',
  row: z.object({ ...person, events: count, attended: count, on_time: count, no_shows: count }),
  columns: {
    leader: { title: reportListWords.leader, parts: name },
    events: { title: reportListWords.events, kind: 'number' },
    attended: { title: reportListWords.attended, kind: 'number' },
    on_time: { title: reportListWords.on_time, kind: 'number' },
    punctuality: { title: reportListWords.punctuality, kind: 'number' },
    no_shows: { title: reportListWords.no_shows, kind: 'number' },
  },
  filters: {
    period: { title: reportListWords.period, kind: 'days' },
    city: { title: columnWords.city, kind: 'texts' },
    category: { title: reportListWords.category, kind: 'records', of: 'category' },
    client: { title: reportListWords.client, kind: 'texts' },
    leader: { title: reportListWords.leader, kind: 'records', of: 'leader' },
    /** in steps of five, each named after its first percent; whoever led too few is in none */
    band: { title: reportListWords.band, kind: 'numbers', min: 0, max: 100 - BAND_PERCENT },
  },
  sorts: ['attended'],
  defaultSort: '-attended',
});

export const countedPeopleSlice: Slice = [countedHoursList, countedLeaderList];
