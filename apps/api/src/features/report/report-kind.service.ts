import type { ReportName } from '@proline/domain/report/report';
import { dayBars, OPEN_PLACES, punctualityBars, tenthBars } from '@proline/domain/report/report-bars';
import {
  applicationFigures,
  attendanceFigures,
  fillFigures,
  fillTimeFigures,
  hourFigures,
  hoursFigures,
  joinFigures,
  payoutFigures,
  retentionFigures,
  teamFigures,
  type ApplicationSums,
  type ComingSums,
  type JoinSums,
  type MinuteSums,
  type PayoutSums,
  type PlaceSums,
} from '@proline/domain/report/report-figures';
import type { ReportPeriod } from '@proline/domain/report/report-period';
import { readApprovals, readCosts, readWaiting, type Cost } from './money-report.queries.ts';
import { readHours, readRetention, readTeams } from './people-report.queries.ts';
import {
  bothOf,
  groupsOf,
  startsOf,
  summedReport,
  type Amount,
  type Bar,
  type ReadReport,
} from './report-reading.service.ts';
import {
  applicationSource,
  joinSource,
  minuteSource,
  placeSource,
  readFillTimes,
  readNoShows,
} from './report-source.queries.ts';

/** One bar for each of these sums. */
const barsOf = <Key extends string>(rows: readonly Readonly<Record<Key, number>>[], keys: readonly Key[]): Bar[] =>
  keys.map((key) => ({ key, count: rows.reduce((sum, row) => sum + row[key], 0) }));

/** Costs together, one amount for each currency. */
const amountsOf = (costs: readonly Cost[]): Amount[] =>
  [...Map.groupBy(costs, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    planned_minor: own.reduce((sum, { planned_minor }) => sum + planned_minor, 0),
    minor: own.reduce((sum, { minor }) => sum + minor, 0),
  }));

const payouts: ReadReport = async (pool, asked) => {
  const waiting = await readWaiting(pool, asked);
  const approvals = await readApprovals(pool, asked);
  const rows = [
    ...waiting.map(({ now, key, n, over_week }) => ({ now, key, waiting: n, waiting_long: over_week, waits: [] })),
    ...approvals.map((row) => ({ ...row, waiting: 0, waiting_long: 0 })),
  ] satisfies (PayoutSums & { now: boolean; key: string })[];
  const now = waiting.filter((row) => row.now);
  const amounts = Map.groupBy(now, ({ currency }) => currency);
  return {
    figures: bothOf(rows, payoutFigures),
    groups: groupsOf(rows, payoutFigures),
    bars: barsOf(now, ['soon', 'week', 'over_week']),
    amounts: [...amounts].map(([currency, own]): Amount => ({
      currency,
      planned_minor: null,
      minor: own.reduce((sum, { net_minor }) => sum + net_minor, 0),
    })),
  };
};

const fillTimes: ReadReport = async (pool, asked) => {
  const rows = await readFillTimes(pool, asked, startsOf(asked.points));
  const periods = rows.filter(({ of }) => of === 'period');
  const days = rows.filter(({ of }) => of === 'days');
  const headOf = ({ from, to }: ReportPeriod) => fillTimeFigures(days.filter(({ day }) => from <= day && day <= to))[0];
  return {
    figures: bothOf(periods, fillTimeFigures),
    points: asked.points.map(({ now, before }) => ({ now: headOf(now), before: headOf(before) })),
    groups: groupsOf(
      rows.filter(({ of }) => of === 'group'),
      fillTimeFigures,
    ),
    bars: dayBars(periods.filter((row) => row.now).flatMap(({ waits }) => waits)),
  };
};

const teams: ReadReport = async (pool, asked) => {
  const rows = await readTeams(pool, asked);
  return {
    figures: bothOf(rows, teamFigures),
    groups: groupsOf(rows, teamFigures),
    bars: punctualityBars(rows.filter((row) => row.now)),
  };
};

const hours: ReadReport = async (pool, asked) => {
  const rows = await readHours(pool, asked);
  return {
    figures: bothOf(rows, hourFigures),
    groups: groupsOf(rows, hourFigures),
    bars: tenthBars(rows.filter((row) => row.now).flatMap(({ minutes }) => minutes)),
  };
};

const retention: ReadReport = async (pool, asked) => {
  const rows = await readRetention(pool, asked, asked.today);
  // a month has nothing before itself, and stands in the order of the calendar
  const months = groupsOf(
    rows.filter((row) => row.now),
    retentionFigures,
  );
  return { figures: bothOf(rows, retentionFigures), groups: months };
};

/** How each report is read. */
export const READ_REPORT: Readonly<Record<ReportName, ReadReport>> = {
  fill_rate: summedReport<PlaceSums & Record<(typeof OPEN_PLACES)[number], number>>({
    source: placeSource,
    figures: fillFigures,
    bars: (rows) =>
      barsOf(
        rows.map(({ places, filled, filled_late }) => ({
          filled_early: filled - filled_late,
          filled_late,
          not_filled: places - filled,
        })),
        ['filled_early', 'filled_late', 'not_filled'],
      ),
    reasons: (rows) =>
      barsOf(rows, OPEN_PLACES)
        .filter(({ count }) => count > 0)
        .map(({ key, count }) => ({ key, reason: key, n: count })),
  }),
  time_to_fill: fillTimes,
  attendance: summedReport<ComingSums & { readonly excused: number }>({
    source: placeSource,
    figures: attendanceFigures,
    bars: (rows) =>
      barsOf(
        rows.map((row) => ({ ...row, late: row.attended - row.on_time })),
        ['on_time', 'late', 'no_shows', 'late_cancels', 'excused'],
      ),
    also: async (pool, asked) => ({ reasons: await readNoShows(pool, asked) }),
  }),
  planned_actual: summedReport<MinuteSums>({
    source: minuteSource,
    figures: hoursFigures,
    also: async (pool, asked) => {
      const costs = await readCosts(pool, asked);
      return {
        amounts: amountsOf(costs).toSorted((a, b) => (b.planned_minor ?? 0) - (a.planned_minor ?? 0)),
        costs: asked.points.flatMap(({ now: { from, to } }) =>
          amountsOf(costs.filter(({ day }) => from <= day && day <= to)).map((amount) => ({ from, to, ...amount })),
        ),
      };
    },
  }),
  payout_aging: payouts,
  recruitment_funnel: summedReport<JoinSums>({
    source: joinSource,
    figures: joinFigures,
    bars: (rows) => barsOf(rows, ['asked', 'interviewed', 'joined']),
  }),
  application_conversion: summedReport<ApplicationSums>({
    source: applicationSource,
    figures: applicationFigures,
    bars: (rows) => barsOf(rows, ['accepted', 'not_taken', 'withdrawn', 'undecided']),
  }),
  leader_scorecard: teams,
  utilization: hours,
  retention,
};
