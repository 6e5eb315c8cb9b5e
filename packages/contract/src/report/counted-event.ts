import { z } from 'zod';
import { columnWords } from '../frame/column.words.ts';
import { list } from '../frame/list.ts';
import { WEEKDAY_WORDS, WEEKDAYS } from '../frame/weekday.words.ts';
import type { Slice } from '../frame/slice.ts';
import { reportListWords } from './report-list.words.ts';

/** Completed events by the day on which they began at the venue, with what they were to cost and what they cost. Without a period: the last 90 days. */
export const countedEventList = list({
  name: 'counted_events',
  path: '/admin/reports/events',
  access: 'reports.read',
  row: z.object({
    id: z.uuid(),
    title_en: z.string(),
    title_ar: z.string(),
    city: z.string(),
    client_name: z.string(),
    day: z.iso.date(),
    currency: z.string(),
    planned_minor: z.int(),
    minor: z.int(),
  }),
  columns: {
    event: { title: reportListWords.event, parts: [reportListWords.title_en, reportListWords.title_ar] },
    city: { title: columnWords.city },
    client: { title: reportListWords.client },
    day: { title: reportListWords.day, kind: 'day' },
    planned: { title: reportListWords.planned, parts: [reportListWords.planned, columnWords.currency], kind: 'money' },
    actual: { title: reportListWords.actual, kind: 'money' },
    difference: { title: reportListWords.difference, kind: 'money' },
  },
  filters: {
    period: { title: reportListWords.period, kind: 'days' },
    city: { title: columnWords.city, kind: 'texts' },
    category: { title: reportListWords.category, kind: 'records', of: 'category' },
    client: { title: reportListWords.client, kind: 'texts' },
    no_client: { title: reportListWords.no_client, kind: 'flag' },
    weekday: { title: reportListWords.weekday, kind: 'choices', values: WEEKDAYS, words: WEEKDAY_WORDS },
    currency: { title: columnWords.currency, kind: 'texts' },
  },
  sorts: ['day'],
  defaultSort: '-day',
});

export const countedEventSlice: Slice = [countedEventList];
