import type { ReportDimension, ReportFilter } from '@proline/domain/report/report';
import { daysOfBar } from '@proline/domain/report/report-bars';
import type { ReportFigure } from '@proline/domain/report/report-figures';
import { addDays, addMonths, type CalendarDay } from '@proline/domain/time/calendar-day';
import type { CountedAs } from '../usher-kpi/usher-kpi.words.ts';
import type { PlaceStanding } from './report-list.words.ts';
import type { Report } from './report.ts';

type Narrowed = Readonly<Partial<Record<ReportFilter, string | undefined>>>;
export type ReportRows = {
  readonly list:
    | 'counted_shifts'
    | 'counted_places'
    | 'counted_applications'
    | 'counted_hours'
    | 'counted_leaders'
    | 'counted_transfers'
    | 'counted_events'
    | 'ushers';
  /** what narrows the list to exactly these */
  readonly query: Readonly<Record<string, string>>;
};
/** What is asked for: a bar, a reason, the money in a currency, or a figure, of one group of the breakdown or of all. */
export type Counted =
  | { readonly bar: string }
  | { readonly reason: string }
  | { readonly currency: string }
  | { readonly figure: ReportFigure; readonly group?: string };

const MONTHS: Readonly<Partial<Record<string, number>>> = { again_after_1: 1, again_after_3: 3, again_after_6: 6 };

type Shown = Pick<Report, 'report' | 'from' | 'to' | 'by' | 'bars'>;
type Query = Readonly<Record<string, string>>;
type Known = Readonly<Partial<Record<string, Query>>>;

const shifts = (...counted_as: readonly CountedAs[]): Query => ({ counted_as: counted_as.join(',') });
const places = (...standing: readonly PlaceStanding[]): Query => ({ standing: standing.join(',') });

/** By what each list can be narrowed. */
const NARROWS = {
  counted_shifts: ['city', 'role', 'category', 'client', 'weekday', 'leader'],
  counted_places: ['city', 'role', 'category', 'client', 'weekday'],
  counted_applications: ['city', 'role', 'category', 'client'],
  counted_hours: ['city'],
  counted_leaders: ['city', 'category', 'client', 'leader'],
  counted_transfers: ['city', 'category', 'client', 'kind'],
  counted_events: ['city', 'category', 'client', 'weekday'],
  ushers: ['city'],
} as const satisfies Record<ReportRows['list'], readonly ReportDimension[]>;

/** How a list is narrowed to a group without a name. */
const NAMELESS: Readonly<Record<ReportRows['list'], Known>> = {
  counted_shifts: { client: { no_client: 'yes' } },
  counted_places: { client: { no_client: 'yes' } },
  counted_applications: { client: { no_client: 'yes' } },
  counted_hours: { city: { no_city: 'yes' } },
  counted_leaders: {},
  counted_transfers: {},
  counted_events: {},
  ushers: { city: { no_city: 'yes' } },
};

const COUNTED_SHIFTS: Known = {
  on_time: shifts('on_time'),
  late: shifts('late'),
  no_shows: shifts('no_show'),
  late_cancels: shifts('late_cancel'),
  excused: shifts('excused'),
  attendance: shifts('shift'),
  punctuality: shifts('attended'),
  no_show: shifts('attended', 'no_show'),
};
const TEAM_SHIFTS: Known = {
  team_punctuality: shifts('attended'),
  team_no_show: shifts('attended', 'no_show'),
};
const COUNTED_PLACES: Known = {
  filled_early: places('filled_early'),
  filled_late: places('filled_late'),
  not_filled: places('not_filled'),
  fill_rate: {},
};
const FILLED: Query = places('filled');
const COUNTED_USHERS: Known = {
  asked: {},
  interviewed: { interviewed: 'yes' },
  joined: { status: 'approved,blocked' },
};
const COUNTED_APPLICATIONS: Known = {
  accepted: { status: 'accepted' },
  not_taken: { status: 'rejected,expired' },
  withdrawn: { status: 'withdrawn' },
  undecided: { status: 'pending,waitlisted' },
};
/** How many days before the end of the period they were made. */
const UNPAID: Known = {
  waiting: {},
  soon: { unpaid_days: '0..3' },
  week: { unpaid_days: '4..7' },
  over_week: { unpaid_days: '8..' },
  waiting_long: { unpaid_days: '8..' },
};

/** The rows that a bar, a reason or a figure of a report counts; undefined: no list has exactly these. */
export function rowsBehind(
  shown: Shown,
  narrowed: Narrowed,
  counted: Counted,
  today: CalendarDay,
): ReportRows | undefined {
  const rows = rowsOf(shown, counted, today);
  if (!rows) return undefined;
  const group = groupIn(counted);
  const { [shown.by]: whole, ...others }: Readonly<Partial<Record<ReportDimension, string | undefined>>> = narrowed;
  const query: Record<string, string> = { ...rows.query };
  const known: readonly string[] = NARROWS[rows.list];
  for (const [name, value] of Object.entries({ ...others, [shown.by]: group ?? whole })) {
    // a month is a part of the period
    if (value === undefined || name === 'cohort') continue;
    const nameless = value === '' ? NAMELESS[rows.list][name] : undefined;
    // a name with a comma would be two; and of those who are narrowed by several names, a group has only one
    if (!nameless && (value === '' || (name === shown.by && group?.includes(',')) || !known.includes(name)))
      return undefined;
    Object.assign(query, nameless ?? { [name]: value });
  }
  return { list: rows.list, query };
}

const groupIn = (counted: Counted): string | undefined => ('group' in counted ? counted.group : undefined);

const listed = (list: ReportRows['list'], known: Query | undefined, more: Query): ReportRows | undefined =>
  known && { list, query: { ...known, ...more } };

function rowsOf({ report, from, to, bars }: Shown, counted: Counted, today: CalendarDay): ReportRows | undefined {
  const period = { period: `${from}..${to}` };
  const key = 'bar' in counted ? counted.bar : 'figure' in counted ? counted.figure : '';
  const group = groupIn(counted);
  switch (report) {
    case 'fill_rate':
      if ('reason' in counted) return { list: 'counted_places', query: { standing: counted.reason, ...period } };
      return listed('counted_places', COUNTED_PLACES[key], period);
    case 'time_to_fill': {
      if (!('bar' in counted)) return { list: 'counted_places', query: { ...FILLED, ...period } };
      const days = daysOfBar(bars, counted.bar);
      return { list: 'counted_places', query: { waited: `${days.from}..${days.to ?? ''}`, ...period } };
    }
    case 'attendance':
      if ('reason' in counted)
        return { list: 'counted_shifts', query: { counted_as: 'no_show', reason: counted.reason, ...period } };
      return listed('counted_shifts', COUNTED_SHIFTS[key], period);
    case 'planned_actual':
      if ('currency' in counted) return { list: 'counted_events', query: { currency: counted.currency, ...period } };
      return { list: 'counted_places', query: { completed: 'yes', ...period } };
    case 'payout_aging':
      if ('currency' in counted)
        return { list: 'counted_transfers', query: { currency: counted.currency, unpaid_on: `${to}..${to}` } };
      if (key === 'approval_time') return { list: 'counted_transfers', query: { approved: period.period } };
      return listed('counted_transfers', UNPAID[key], { unpaid_on: `${to}..${to}` });
    case 'recruitment_funnel':
      return listed('ushers', 'figure' in counted ? {} : COUNTED_USHERS[key], { created: period.period });
    case 'application_conversion':
      return listed(
        'counted_applications',
        'figure' in counted && key !== 'undecided' ? {} : COUNTED_APPLICATIONS[key],
        period,
      );
    case 'leader_scorecard':
      if ('bar' in counted) return { list: 'counted_leaders', query: { band: `${key}..${key}`, ...period } };
      // those of several leaders may be in the teams of two
      return group !== undefined
        ? listed('counted_shifts', TEAM_SHIFTS[key], { event_began: period.period, period: `${from}..` })
        : { list: 'counted_leaders', query: period };
    case 'retention': {
      const first = group === undefined ? from : `${group}-01`;
      const last = group === undefined ? to : addDays(addMonths(first, 1), -1);
      const latest = lastDayBefore(today, MONTHS[key] ?? 0);
      const days = { from: latestOf(first, from), to: earliestOf(earliestOf(last, to), latest) };
      // nobody has had so many months to come again
      if (days.to < days.from) return undefined;
      return { list: 'ushers', query: { first_worked: `${days.from}..${days.to}` } };
    }
    case 'utilization':
      return { list: 'counted_hours', query: { ...('bar' in counted && { tenth: `${key}..${key}` }), ...period } };
  }
}

const latestOf = (a: CalendarDay, b: CalendarDay): CalendarDay => (a > b ? a : b);
const earliestOf = (a: CalendarDay, b: CalendarDay): CalendarDay => (a < b ? a : b);

/** The last day since which so many months have passed: the last days of a month may share the one that they lead to. */
function lastDayBefore(today: CalendarDay, months: number): CalendarDay {
  let day = addMonths(today, -months);
  while (addMonths(addDays(day, 1), months) <= today) day = addDays(day, 1);
  return day;
}
