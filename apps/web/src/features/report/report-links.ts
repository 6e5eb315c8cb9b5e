import type { Report } from '@proline/contract/report/report';
import { rowsBehind, type Counted, type ReportRows } from '@proline/contract/report/report-rows';
import type { ReportPeriod } from '@proline/domain/report/report-period';
import type { LinkProps } from '@tanstack/react-router';
import type { ReportSearch } from './report.api.ts';

export type ShownReport = { readonly report: Report };

const SCREENS = {
  counted_shifts: '/ushers-kpis/shifts',
  counted_places: '/reports/places',
  counted_applications: '/reports/applications',
  counted_hours: '/reports/hours',
  counted_leaders: '/reports/leaders',
  counted_transfers: '/reports/transfers',
  counted_events: '/reports/events',
  ushers: '/ushers',
} as const;

/** What the list does not show by itself, and the figure is made of. */
const COLUMNS: Readonly<Partial<Record<Report['report'], string>>> = {
  time_to_fill: 'event,role,day,places,filled,waited_places',
  planned_actual: 'event,role,day,places,planned_minutes,worked_minutes',
};

/** To the very rows that a bar, a reason or a figure counts; undefined: no list has exactly these. */
export const rowsLink = (
  report: Report,
  search: ReportSearch,
  counted: Counted,
  today: string,
): LinkProps | undefined => {
  const { city, role, category, client, leader, weekday } = search;
  const rows = rowsBehind(report, { city, role, category, client, leader, weekday }, counted, today);
  if (!rows) return undefined;
  const cols = rows.list === 'counted_places' ? COLUMNS[report.report] : undefined;
  const query: ReportRows['query'] = { ...rows.query, ...(cols !== undefined && { cols }) };
  return { to: SCREENS[rows.list], search: query };
};

/** To the rows behind one point of the line. */
export const pointLink = (
  report: Report,
  search: ReportSearch,
  { from, to }: ReportPeriod,
  today: string,
): LinkProps | undefined => {
  const [head] = report.figures;
  return head && rowsLink({ ...report, from, to }, search, { figure: head.key }, today);
};

/** To the record that a group is, or to the report of that group alone. */
export const groupLink = (report: Report, key: string): LinkProps | undefined => {
  // a filter takes several values with commas between them
  if (key === '' || key.includes(',')) return undefined;
  switch (report.by) {
    case 'leader':
      return { to: '/leaders/$id', params: { id: key } };
    case 'city':
    case 'role':
    case 'category':
    case 'client':
    case 'weekday':
      return { to: '.', search: (previous) => ({ ...previous, [report.by]: key }) };
    default:
      return undefined;
  }
};
