import type {
  DashboardSummary,
  getMenuCounts,
  getSummary,
  getTrend,
  MenuCounts,
  TrendRange,
} from '@proline/contract/dashboard/dashboard';
import { changeRatio } from '@proline/domain/dashboard/rate';
import { sumByPeriod, trendPeriods, type TrendPlan } from '@proline/domain/dashboard/trend';
import type { Handler } from '../../platform/http/handler.ts';
import { sharedRead } from '../../platform/http/shared-read.ts';
import { readShiftDays, readStatusCounts, type StatusCount } from './dashboard.queries.ts';

const statusCounts = sharedRead(readStatusCounts);

export const summarise: Handler<typeof getSummary> = async (_, { pool }) => ({
  data: toSummary(await statusCounts(pool)),
});

export const countMenu: Handler<typeof getMenuCounts> = async (_, { pool }) => ({
  data: toMenuCounts(await statusCounts(pool)),
});

/** A year is shown by month-long periods: 52 weekly points say less on a phone, and seasons show by month. */
const PLANS: Readonly<Record<TrendRange, TrendPlan>> = {
  '4_weeks': { unit: 'week', points: 4 },
  '12_weeks': { unit: 'week', points: 12 },
  year: { unit: 'month', points: 12 },
};
const LONGEST_DAYS = { week: 7, month: 31 } as const;

export const showTrend: Handler<typeof getTrend> = async ({ query: { range } }, { pool }) => {
  const { unit, points } = PLANS[range];
  const { today, days } = await readShiftDays(pool, 2 * points * LONGEST_DAYS[unit]);
  // the same number of periods before, so that each point has its counterpart
  const periods = trendPeriods({ unit, points: 2 * points }, today);
  const sums = sumByPeriod(periods, days);
  const previous = sums.slice(0, points);
  const current = sums.slice(points);
  const total = addUp(current);
  const previous_total = addUp(previous);
  return {
    data: {
      range,
      total,
      previous_total,
      change: changeRatio(total, previous_total),
      ends_on: today,
      points: periods.slice(points).map(({ starts_on }, point) => ({
        starts_on,
        shifts: current[point] ?? 0,
        previous_shifts: previous[point] ?? 0,
      })),
    },
  };
};

const addUp = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);

/** A status without rows counts 0. */
const reader = (counts: readonly StatusCount[]) => {
  const found = new Map(counts.map(({ entity, status, n }) => [`${entity} ${status}`, n]));
  return {
    count: (entity: string, status: string) => found.get(`${entity} ${status}`) ?? 0,
    total: (entity: string) => addUp(counts.filter((row) => row.entity === entity).map(({ n }) => n)),
  };
};

function toSummary(counts: readonly StatusCount[]): DashboardSummary {
  const { count, total } = reader(counts);
  return {
    events: {
      total: total('events'),
      completed: count('events', 'completed'),
      draft: count('events', 'draft'),
      in_progress: count('events', 'in_progress'),
      published: count('events', 'published'),
      canceled: count('events', 'canceled'),
    },
    ushers: {
      total: total('ushers'),
      approved: count('ushers', 'approved'),
      blocked: count('ushers', 'blocked'),
      in_interview: count('ushers', 'in_interview'),
      rejected: count('ushers', 'rejected'),
      pending: count('ushers', 'pending'),
    },
    transfers_reports: {
      total: total('transfers'),
      approved: count('transfers', 'approved'),
      pending_approval: count('transfers', 'pending_approval'),
      transferred: count('transfers', 'transferred'),
    },
    team_leader: {
      total: total('team_leaders'),
      approved: count('team_leaders', 'approved'),
      pending: count('team_leaders', 'pending'),
    },
  };
}

/** Join requests are ushers who wait or are in interview, and leaders who wait. */
function toMenuCounts(counts: readonly StatusCount[]): MenuCounts {
  const { count } = reader(counts);
  return {
    event_applications: count('applications', 'pending'),
    join_requests: count('ushers', 'pending') + count('ushers', 'in_interview') + count('team_leaders', 'pending'),
    transactions: count('transfers', 'pending_approval'),
  };
}
