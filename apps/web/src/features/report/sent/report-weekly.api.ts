import {
  endReportSubscription,
  listReportSubscriptions,
  subscribeToReport,
} from '@proline/contract/report/report-subscription';
import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import type { ReportName } from '@proline/domain/report/report';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

export type HowSent = SentBodyOf<typeof subscribeToReport>;

/** What the reader is sent every Monday, and at which hour. */
export const weeklyQuery = queryOptions({
  queryKey: ['report-weekly'],
  queryFn: () => call(listReportSubscriptions),
});

export const wantWeekly = (report: ReportName, how: HowSent) =>
  call(subscribeToReport, { params: { report }, body: how });
export const endWeekly = (report: ReportName) => call(endReportSubscription, { params: { report } });
