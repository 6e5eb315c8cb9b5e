import { DIMENSIONS_OF, FILTERS_OF, MOST_REPORT_CHOICES, type ReportName } from '@proline/domain/report/report';
import { isReadable } from '@proline/domain/report/report-period';
import { useSearch } from '@tanstack/react-router';
import type { ReportSearch } from './report.api.ts';
import { chosenPeriod, fittingPeriod } from './report-period.ts';
import { useToday } from './use-today.ts';

/** What the address says, as far as this report can answer it; the rest counts as left out. */
export const useReportSearch = (report: ReportName): ReportSearch => {
  const search = useSearch({ from: '/shell/reports/$report' });
  const today = useToday();
  const period = fittingPeriod(search, today);
  const filters: [string, string][] = FILTERS_OF[report].flatMap((filter) => {
    const text = search[filter];
    return text !== undefined && text.split(',').length <= MOST_REPORT_CHOICES ? [[filter, text]] : [];
  });
  return {
    ...period,
    by: DIMENSIONS_OF[report].find((by) => by === search.by),
    step: search.step && isReadable(chosenPeriod(period, today), search.step) ? search.step : undefined,
    ...Object.fromEntries(filters),
  };
};
