import type { DashboardSummary } from '@proline/contract/dashboard/dashboard';
import { EVENT_STATUSES } from '@proline/domain/event/event-status';
import { TEAM_LEADER_STATUSES } from '@proline/domain/people/team-leader-status';
import { TRANSFER_STATUSES } from '@proline/domain/pay/transfer-status';
import { USHER_STATUSES } from '@proline/domain/people/usher-status';
import type { Texts } from '../../lib/texts/texts.ts';
import type { Status } from './status-icon.parts.tsx';

type ListPath = '/events' | '/ushers' | '/transactions' | '/leaders';
type StatusWord = Exclude<keyof Texts['status'], 'total' | `admin_${string}`>;
export type CountPart = {
  status: Status;
  /** The text key of the status in the namespace `status`. */
  word: StatusWord;
  path: ListPath | '/blockedUshers';
  /** The filter of the list. */
  search: { status?: Status };
};
export type CountGroup = { path: ListPath; parts: readonly CountPart[] };

const group = <S extends Status>(
  path: ListPath,
  statuses: readonly S[],
  wordOf: (status: S) => StatusWord,
): CountGroup => ({
  path,
  parts: statuses.map((status) => ({ status, word: wordOf(status), ...listOf(path, status) })),
});

/** Blocked ushers have their own screen. */
const listOf = (path: ListPath, status: Status): Pick<CountPart, 'path' | 'search'> =>
  status === 'blocked' ? { path: '/blockedUshers', search: {} } : { path, search: { status } };

/** All groups of counts, with the lists that their numbers link to. */
export const COUNT_GROUPS = {
  events: group('/events', EVENT_STATUSES, (status) => `event_${status}`),
  ushers: group('/ushers', USHER_STATUSES, (status) => `usher_${status}`),
  transfers: group('/transactions', TRANSFER_STATUSES, (status) => `transfer_${status}`),
  team_leaders: group('/leaders', TEAM_LEADER_STATUSES, (status) => `team_leader_${status}`),
};
export type CountGroupName = keyof typeof COUNT_GROUPS;

export type Counts = { total: number; of: (status: Status) => number };

/** Returns a group's counts. A status that the reply lacks counts as 0: `blocked` may be missing. */
export const countsOf = (summary: DashboardSummary, name: CountGroupName): Counts => {
  const { events, ushers, transfers_reports: transfers, team_leader: team_leaders } = summary;
  const counts: Readonly<Record<string, number | undefined>> = { events, ushers, transfers, team_leaders }[name];
  return { total: counts['total'] ?? 0, of: (status) => counts[status] ?? 0 };
};
