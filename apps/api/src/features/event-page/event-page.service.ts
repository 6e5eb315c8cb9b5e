import type {
  getEventPay,
  HistoryEntry,
  listEventApplications,
  listEventAttendance,
  listEventHistory,
} from '@proline/contract/event-page/event-page';
import type { ApplicationStatus } from '@proline/domain/event/application-status';
import type { AttendanceState } from '@proline/domain/attendance/attendance-state';
import type { Handler } from '../../platform/http/handler.ts';
import { pagesOf as pageOf } from '../../platform/http/pages.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { countApplications, readApplications } from './application.queries.ts';
import { countAttendance, readAttendance } from './attendance.queries.ts';
import { isEvent, readHistory, type FoundEntry } from './history.queries.ts';
import { findPay, readTransfers } from './pay.queries.ts';

const present = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw new Refusal('not_found');
  return found;
};

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);

const NO_APPLICATIONS: Readonly<Record<ApplicationStatus, number>> = {
  pending: 0,
  accepted: 0,
  waitlisted: 0,
  rejected: 0,
  withdrawn: 0,
  expired: 0,
};
const NO_ATTENDANCE: Readonly<Record<AttendanceState, number>> = {
  expected: 0,
  in: 0,
  left: 0,
  attended: 0,
  no_show: 0,
  excused: 0,
};

export const showApplications: Handler<typeof listEventApplications> = async ({ params, query }, { pool }) => {
  const { status, role, page = 1 } = query;
  const counts = { ...NO_APPLICATIONS, ...present(await countApplications(pool, params.id, role)) };
  const total = status === undefined ? sumOf(Object.values(counts)) : counts[status];
  return {
    data: await readApplications(pool, params.id, { status, role, page }),
    meta: { ...pageOf(total, page), counts },
  };
};

export const showAttendance: Handler<typeof listEventAttendance> = async ({ params, query }, { pool }) => {
  const { state, page = 1, ...part } = query;
  const found = present(await countAttendance(pool, params.id, part));
  const counts = { ...NO_ATTENDANCE, ...found.counts };
  const total = state === undefined ? sumOf(Object.values(counts)) : { ...counts, late: found.late }[state];
  return {
    data: await readAttendance(pool, params.id, { state, page, ...part }),
    meta: { ...pageOf(total, page), counts, late: found.late },
  };
};

export const showPay: Handler<typeof getEventPay> = async ({ params, query }, { pool }) => {
  const { page = 1 } = query;
  const found = present(await findPay(pool, params.id));
  return {
    data: { ...found, transfers: await readTransfers(pool, params.id, page) },
    meta: pageOf(sumOf(found.sums.map(({ count }) => count)), page),
  };
};

const ENTRIES_AT_ONCE = 25;

export const showHistory: Handler<typeof listEventHistory> = async ({ params, query }, { pool }) => {
  if (!(await isEvent(pool, params.id))) throw new Refusal('not_found');
  const found = await readHistory(pool, params.id, { before: query.before, limit: ENTRIES_AT_ONCE + 1 });
  return {
    data: found.slice(0, ENTRIES_AT_ONCE).map(toEntry),
    meta: { has_more: found.length > ENTRIES_AT_ONCE },
  };
};

const toEntry = ({ at, since, befores, afters, ...entry }: FoundEntry): HistoryEntry => ({
  ...entry,
  at: at.toISOString(),
  since: since.toISOString(),
  before: together(befores),
  after: together(afters),
});

type Facts = NonNullable<HistoryEntry['after']>;
const isList = (fact: unknown): fact is Facts[string][] => Array.isArray(fact);

/** Merges several entries into one: lists are joined; of other values the newest wins. */
function together(said: readonly (Facts | null)[]): Facts | null {
  const joined: Facts = {};
  for (const [name, fact] of said.flatMap((facts) => Object.entries(facts ?? {}))) {
    const known = joined[name];
    if (known === undefined) joined[name] = fact;
    else if (isList(known) && isList(fact)) joined[name] = [...new Set([...known, ...fact])];
  }
  return said.every((facts) => facts === null) ? null : joined;
}
