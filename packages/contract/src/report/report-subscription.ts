import { LANGUAGES } from '@proline/domain/account/preference';
import { REPORT_DIMENSIONS, REPORT_FORMATS, REPORTS } from '@proline/domain/report/report';
import { MOST_REPORT_DAYS } from '@proline/domain/report/report-period';
import { z } from 'zod';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { reportFilters } from './report.ts';

const params = z.strictObject({ report: z.enum(REPORTS) });
const how = {
  format: z.enum(REPORT_FORMATS),
  language: z.enum(LANGUAGES),
  /** how many days up to the Monday */
  days: z.int().min(1).max(MOST_REPORT_DAYS),
};

const subscription = z.object({
  report: z.enum(REPORTS),
  ...how,
  /** the Monday on which it is sent next */
  next: z.iso.date(),
});
export type ReportSubscription = z.output<typeof subscription>;
const done = z.object({ data: z.null() });

export const listReportSubscriptions = endpoint({
  name: 'listReportSubscriptions',
  summary: 'Reports that the reader is sent every Monday',
  method: 'GET',
  path: '/admin/report-subscriptions',
  access: 'reports.read',
  response: z.object({
    data: z.array(subscription),
    meta: z.object({
      /** of the day on Mondays, by the clocks of the organization */
      hour: z.int(),
    }),
  }),
});

export const subscribeToReport = endpoint({
  name: 'subscribeToReport',
  summary: 'Has a report sent to oneself every Monday, instead of how it was sent before',
  method: 'PUT',
  path: '/admin/report-subscriptions/:report',
  access: 'reports.read',
  params,
  body: z.strictObject({ ...how, by: z.enum(REPORT_DIMENSIONS).optional(), ...reportFilters }),
  response: done,
  refusals: ['report_cannot'],
});

export const endReportSubscription = endpoint({
  name: 'endReportSubscription',
  summary: 'Has a report no longer sent to oneself',
  method: 'DELETE',
  path: '/admin/report-subscriptions/:report',
  access: 'reports.read',
  params,
  response: done,
  refusals: ['not_found'],
});

export const reportSubscriptionSlice: Slice = [listReportSubscriptions, subscribeToReport, endReportSubscription];
