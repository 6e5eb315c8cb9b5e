import type pg from 'pg';
import type { getNeeds, Need } from '@proline/contract/dashboard/dashboard';
import { mayDo, type Permission } from '@proline/domain/account/permission';
import { byUrgency, isUnderstaffed } from '@proline/domain/event/staffing';
import type { Handler } from '../../platform/http/handler.ts';
import { sharedRead } from '../../platform/http/shared-read.ts';
import {
  readApplicants,
  readEventsWithApplications,
  readInterviewsToday,
  readOpenDeletionRequests,
  readOpenEvents,
  readOverdueTransfers,
  readWaitingTransfers,
  type Person,
} from './needs.queries.ts';

const MOST_EVENTS = 3;

/** The permission to do what a row asks for; nobody is asked for what others have to do. */
const NEEDED_TO_ACT: Readonly<Record<Need['kind'], Permission>> = {
  understaffed_event: 'assignments.write',
  understaffed_events: 'assignments.write',
  transfers_waiting: 'transfers.write',
  transfers_overdue: 'transfers.write',
  interviews_today: 'join_requests.write',
  applications_waiting: 'applications.write',
  deletion_requests: 'join_requests.write',
};

export const listNeeds: Handler<typeof getNeeds> = async (_, { pool, admin }) => {
  const needs = await needsOfToday(pool);
  return { data: needs.filter(({ kind }) => mayDo(admin.permission_set, NEEDED_TO_ACT[kind])) };
};

/** All needs, the most urgent first; they are filtered by permission afterwards. */
const needsOfToday = sharedRead(async (pool): Promise<Need[]> => {
  const found: Need[][] = [];
  // one after the other: in parallel each query would take a connection
  for (const find of FINDERS) found.push(await find(pool));
  return found.flat();
});

async function understaffedEvents(pool: pg.Pool): Promise<Need[]> {
  const open = await readOpenEvents(pool);
  const now = open[0]?.now ?? new Date(0);
  const events = open.filter((event) => isUnderstaffed(event, now, event.days)).sort(byUrgency(now));
  const shown = events
    .slice(0, MOST_EVENTS)
    .map(({ event_id, title_en, title_ar, starts_at, time_zone, places, confirmed, invited }): Need => ({
      kind: 'understaffed_event',
      event_id,
      title_en,
      title_ar,
      starts_at: starts_at.toISOString(),
      time_zone,
      places,
      confirmed,
      invited,
    }));
  return events.length > MOST_EVENTS ? [...shown, { kind: 'understaffed_events', count: events.length }] : shown;
}

async function transfersWaiting(pool: pg.Pool): Promise<Need[]> {
  const waiting = await readWaitingTransfers(pool);
  if (!waiting || waiting.count === 0 || waiting.oldest_at === null) return [];
  return [{ kind: 'transfers_waiting', ...waiting, oldest_at: waiting.oldest_at.toISOString() }];
}

async function transfersOverdue(pool: pg.Pool): Promise<Need[]> {
  const overdue = await readOverdueTransfers(pool);
  const count = overdue.reduce((sum, row) => sum + row.count, 0);
  if (count === 0) return [];
  return [
    {
      kind: 'transfers_overdue',
      count,
      days: overdue[0]?.days ?? 0,
      amounts: overdue.map(({ currency, amount_minor }) => ({ currency, amount_minor })),
    },
  ];
}

async function interviewsToday(pool: pg.Pool): Promise<Need[]> {
  const interviews = await readInterviewsToday(pool);
  const [first] = interviews;
  if (!first) return [];
  const { starts_at, name_en, name_ar, interviewer } = first;
  return [
    {
      kind: 'interviews_today',
      count: first.count,
      day: first.day,
      next: first.is_ahead ? { starts_at: starts_at.toISOString(), name_en, name_ar, interviewer } : null,
      people: interviews.map(toPerson),
    },
  ];
}

async function applicationsWaiting(pool: pg.Pool): Promise<Need[]> {
  const events = await readEventsWithApplications(pool);
  const [first] = events;
  if (!first) return [];
  const { title_en, title_ar, time_zone, deadline } = first;
  return [
    {
      kind: 'applications_waiting',
      count: events.reduce((sum, event) => sum + event.waiting, 0),
      events: events.length,
      next_deadline: deadline && { title_en, title_ar, time_zone, deadline: deadline.toISOString() },
      people: await readApplicants(pool, first.event_id),
    },
  ];
}

async function deletionRequests(pool: pg.Pool): Promise<Need[]> {
  const open = await readOpenDeletionRequests(pool);
  if (!open || open.count === 0 || open.oldest_at === null) return [];
  return [{ kind: 'deletion_requests', count: open.count, oldest_at: open.oldest_at.toISOString() }];
}

const FINDERS = [
  understaffedEvents,
  transfersWaiting,
  transfersOverdue,
  interviewsToday,
  applicationsWaiting,
  deletionRequests,
] as const;

const toPerson = ({ id, name_en, name_ar, photo }: Person): Person => ({ id, name_en, name_ar, photo });
