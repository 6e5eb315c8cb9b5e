import {
  MOST_REPORT_CHOICES,
  REPORT_DIMENSIONS,
  REPORT_FORMATS,
  REPORTS,
  type ReportFormat,
} from '@proline/domain/report/report';
import { REPORT_FIGURES, type ReportFigure } from '@proline/domain/report/report-figures';
import { REPORT_STEPS } from '@proline/domain/report/report-period';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { z } from 'zod';
import { LANGUAGES } from '@proline/domain/account/preference';
import { WEEKDAYS } from '../frame/weekday.words.ts';
import { endpoint, streamed } from '../frame/endpoint.ts';
import { EXPORT_TYPES } from '../frame/list.ts';
import type { Slice } from '../frame/slice.ts';

const day = (example: string) =>
  z
    .string()
    .max(10)
    .refine(isCalendarDay, { error: 'no_such_day' })
    .optional()
    .meta({ examples: [example] });

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const choices = (one: string, example: string) =>
  z
    .string()
    .max(4_000)
    .regex(new RegExp(`^${one}(,${one}){0,${MOST_REPORT_CHOICES - 1}}$`))
    .meta({ examples: [example] })
    .transform((text) => text.split(','))
    .optional();

export const reportFilters = {
  city: choices('[^,\\u0000-\\u001f]{1,80}', 'Riyadh,Jeddah'),
  role: choices(UUID, '018f0000-0000-7000-8000-000000000001'),
  category: choices(UUID, '018f0000-0000-7000-8000-000000000001'),
  client: choices('[^,\\u0000-\\u001f]{1,200}', 'Riyadh Season'),
  leader: choices(UUID, '018f0000-0000-7000-8000-000000000001'),
  weekday: choices(`(?:${WEEKDAYS.join('|')})`, 'friday,saturday'),
};
export const reportQuery = {
  /** both days included; left out: the thirteen weeks up to today */
  from: day('2026-01-01'),
  to: day('2026-03-31'),
  ...reportFilters,
};

// the keys of an object are a tuple of its keys
const FIGURE_KEYS = Object.keys(REPORT_FIGURES) as [ReportFigure, ...ReportFigure[]];

const value = z.object({
  /** null: there is no case, or too few for a figure of its kind */
  value: z.number().nullable(),
  /** of how many cases; null: it is a sum of its own */
  sample: z.number().nullable(),
  /** of a share: how many of the sample */
  part: z.number().nullable(),
});
const figure = value.extend({
  key: z.enum(FIGURE_KEYS),
  before: value,
  /** of the numbers that are read; null: on one side there are too few cases */
  change: z.number().nullable(),
});
export type ReportValue = z.output<typeof figure>;
const label = { label_en: z.string(), label_ar: z.string() };
const period = z.object({ from: z.iso.date(), to: z.iso.date() });

const report = z.object({
  report: z.enum(REPORTS),
  ...period.shape,
  before: period,
  step: z.enum(REPORT_STEPS),
  by: z.enum(REPORT_DIMENSIONS),
  /** the first is the one that the report is about */
  figures: z.array(figure),
  /** of the first figure, the oldest first; empty: it is of one moment, or of people over the whole period */
  points: z.array(period.extend({ ...value.shape, before: value })),
  /** what the figure is made of: outcomes, days, stages, ages, tenths; the order is their own */
  bars: z.array(z.object({ key: z.string(), count: z.number() })),
  /** why people did not come, as it was recorded, the most frequent first, or why places stayed open; empty: the report asks for none */
  reasons: z.array(z.object({ /** what the lists call it */ key: z.string(), ...label, count: z.number() })),
  /** the largest */
  groups: z.array(z.object({ key: z.string(), ...label, figures: z.array(figure) })),
  /** how many there are; more than are listed: the others are in the figures alone */
  all_groups: z.int(),
  /** money of what is counted, one for each currency; empty: the report is about none, or there is none */
  amounts: z.array(z.object({ currency: z.string(), planned_minor: z.int().nullable(), minor: z.int() })),
  /** the same for each point in which there was any */
  costs: z.array(period.extend({ currency: z.string(), planned_minor: z.int().nullable(), minor: z.int() })),
  made_at: z.iso.datetime(),
});
export type Report = z.output<typeof report>;

const params = z.strictObject({ report: z.enum(REPORTS) });
const asked = {
  ...reportQuery,
  step: z.enum(REPORT_STEPS).optional(),
  by: z.enum(REPORT_DIMENSIONS).optional(),
};

/** What a report is asked, as its address says it. */
export const reportAsk = z.strictObject(asked);

export const getReport = endpoint({
  name: 'getReport',
  summary: 'One report: its figures with their samples, the period before, over time, and broken down',
  method: 'GET',
  path: '/admin/reports/:report',
  access: 'reports.read',
  params,
  query: reportAsk,
  response: z.object({ data: report }),
  refusals: ['report_period_invalid', 'report_cannot'],
});

export const REPORT_TYPES: Readonly<Record<ReportFormat, string>> = { ...EXPORT_TYPES, pdf: 'application/pdf' };

export const openReport = endpoint({
  name: 'openReport',
  summary: 'One report as a file, with its period, what it is narrowed to, and what its figures mean; each is audited',
  method: 'GET',
  path: '/admin/reports/:report/file',
  access: 'reports.read',
  params,
  query: z.strictObject({
    ...asked,
    format: z.enum(REPORT_FORMATS),
    /** left out: the reader's */
    language: z.enum(LANGUAGES).optional(),
  }),
  produces: Object.values(REPORT_TYPES),
  response: streamed,
  refusals: ['report_period_invalid', 'report_cannot'],
});

export const reportSlice: Slice = [getReport, openReport];
