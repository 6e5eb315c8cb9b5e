import { getReport, type Report } from '@proline/contract/report/report';
import { REPORT_FILTERS, type ReportName } from '@proline/domain/report/report';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** What the address of a report says, as the call takes it. */
export type ReportSearch = Readonly<Partial<Record<(typeof ASKED)[number], string | undefined>>>;

const ASKED = ['from', 'to', 'by', 'step', ...REPORT_FILTERS] as const;

/** What the call is asked for of what the address says. */
export const askedOf = (search: ReportSearch): Readonly<Record<string, string>> =>
  Object.fromEntries(ASKED.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])));

export const reportQuery = (report: ReportName, search: ReportSearch) => {
  const query = askedOf(search);
  return queryOptions({
    queryKey: ['report', report, query],
    queryFn: async (): Promise<Report> => (await call(getReport, { params: { report }, query })).data,
    // figures of a period change slowly: they are asked for again when the page is opened, not at every change of a record
    staleTime: 60_000,
    meta: { keep: true },
  });
};
