import { z } from 'zod';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';

const count = z.int().nonnegative();

/** The spec's dashboard summary, field by field. */
export const dashboardSummary = z.object({
  events: z.object({
    total: count,
    completed: count,
    draft: count,
    in_progress: count,
    published: count,
    canceled: count,
  }),
  ushers: z.object({
    total: count,
    approved: count,
    /** a reader shows 0 when it is missing */
    blocked: count.optional(),
    in_interview: count,
    rejected: count,
    pending: count,
  }),
  transfers_reports: z.object({ total: count, approved: count, pending_approval: count, transferred: count }),
  team_leader: z.object({ total: count, approved: count, pending: count }),
});
export type DashboardSummary = z.output<typeof dashboardSummary>;

export const getSummary = endpoint({
  name: 'getSummary',
  summary: 'Counts of events, ushers, transfers and team leaders',
  method: 'GET',
  path: '/admin',
  access: 'dashboard.read',
  response: z.object({ data: dashboardSummary }),
});

const moment = z.iso.datetime({ offset: true });
const amounts = z.array(z.object({ currency: z.string(), amount_minor: z.int() }));
const bilingual = { name_en: z.string(), name_ar: z.string() };
const person = z.object({ id: z.uuid(), ...bilingual, photo: z.string().nullable() });

const understaffedEvent = z.object({
  kind: z.literal('understaffed_event'),
  event_id: z.uuid(),
  title_en: z.string(),
  title_ar: z.string(),
  starts_at: moment,
  time_zone: z.string(),
  places: count,
  confirmed: count,
  invited: count,
});
/** Only the most urgent events have a row of their own; this one leads to all of them. */
const understaffedEvents = z.object({ kind: z.literal('understaffed_events'), count });
const transfersWaiting = z.object({
  kind: z.literal('transfers_waiting'),
  count,
  amounts,
  oldest_at: moment,
  without_bank_account: count,
});
const transfersOverdue = z.object({
  kind: z.literal('transfers_overdue'),
  count,
  /** approved longer ago than so many */
  days: count,
  amounts,
});
const interviewsToday = z.object({
  kind: z.literal('interviews_today'),
  count,
  /** today in the organization's time zone */
  day: z.iso.date(),
  next: z.object({ starts_at: moment, ...bilingual, interviewer: z.string() }).nullable(),
  people: z.array(person).max(3),
});
const applicationsWaiting = z.object({
  kind: z.literal('applications_waiting'),
  count,
  /** how many events they are for */
  events: count,
  /** the event whose deadline comes first */
  next_deadline: z
    .object({ title_en: z.string(), title_ar: z.string(), deadline: moment, time_zone: z.string() })
    .nullable(),
  people: z.array(person).max(3),
});
const deletionRequests = z.object({ kind: z.literal('deletion_requests'), count, oldest_at: moment });

export const need = z.discriminatedUnion('kind', [
  understaffedEvent,
  understaffedEvents,
  transfersWaiting,
  transfersOverdue,
  interviewsToday,
  applicationsWaiting,
  deletionRequests,
]);
export type Need = z.output<typeof need>;

export const getNeeds = endpoint({
  name: 'getNeeds',
  summary: 'What needs somebody today, most urgent first; only what the caller may act on',
  method: 'GET',
  path: '/admin/needs',
  access: 'dashboard.read',
  response: z.object({ data: z.array(need) }),
});

export const TREND_RANGES = ['4_weeks', '12_weeks', 'year'] as const;
export type TrendRange = (typeof TREND_RANGES)[number];

export const shiftsTrend = z.object({
  range: z.enum(TREND_RANGES),
  total: count,
  previous_total: count,
  /** (total − previous_total) ÷ previous_total; null when there was nothing before */
  change: z.number().nullable(),
  /** the last day that counts: today in the organization's time zone */
  ends_on: z.iso.date(),
  points: z.array(z.object({ starts_on: z.iso.date(), shifts: count, previous_shifts: count })),
});
export type ShiftsTrend = z.output<typeof shiftsTrend>;

export const getTrend = endpoint({
  name: 'getTrend',
  summary: 'Shifts worked per week (per month for a year), with the period before',
  method: 'GET',
  path: '/admin/trend',
  access: 'dashboard.read',
  query: z.strictObject({ range: z.enum(TREND_RANGES).default('12_weeks') }),
  response: z.object({ data: shiftsTrend }),
});

export const menuCounts = z.object({ event_applications: count, join_requests: count, transactions: count });
export type MenuCounts = z.output<typeof menuCounts>;

export const getMenuCounts = endpoint({
  name: 'getMenuCounts',
  summary: 'How much waits behind the menu entries',
  method: 'GET',
  path: '/admin/menu-counts',
  access: 'dashboard.read',
  response: z.object({ data: menuCounts }),
});

export const dashboardSlice: Slice = [getSummary, getNeeds, getTrend, getMenuCounts];
