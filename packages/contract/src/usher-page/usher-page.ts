import { ASSIGNMENT_STATUSES, RELEASE_REASONS } from '@proline/domain/assignment/assignment-status';
import { ATTENDANCE_STATES } from '@proline/domain/attendance/attendance-state';
import { EVENT_STATUSES } from '@proline/domain/event/event-status';
import { ACTIVITY_GROUPS, ACTIVITY_KINDS } from '@proline/domain/figures/activity';
import { TRANSFER_STATUSES } from '@proline/domain/pay/transfer-status';
import { z } from 'zod';
import { endpoint } from '../frame/endpoint.ts';
import { pageMeta, pageNumber } from '../frame/pages.ts';
import type { Slice } from '../frame/slice.ts';

/** What the tabs of an usher's page show. */

const params = z.strictObject({ id: z.uuid() });
const count = z.int().nonnegative();
const named = z.object({ name_en: z.string(), name_ar: z.string() });
const event = z.object({ id: z.uuid(), title_en: z.string(), title_ar: z.string() });

export const WORK_TIMES = ['ahead', 'past'] as const;
export type WorkTime = (typeof WORK_TIMES)[number];

const work = z.object({
  /** the assignment */
  id: z.uuid(),
  event: event.extend({ city: z.string(), status: z.enum(EVENT_STATUSES), time_zone: z.string() }),
  role: named,
  zone: named.extend({ code: z.string() }).nullable(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  status: z.enum(ASSIGNMENT_STATUSES),
  late_cancel: z.boolean(),
  /** null: nothing to say, as for an invitation that was declined */
  state: z.enum(ATTENDANCE_STATES).nullable(),
  late_minutes: count,
  approved_minutes: count.nullable(),
  /** what the event pays this usher in all; null: nothing yet */
  pay: z.object({ status: z.enum(TRANSFER_STATUSES), net_minor: z.int(), currency: z.string() }).nullable(),
});
export type UsherWork = z.output<typeof work>;

export const listUsherWork = endpoint({
  name: 'listUsherWork',
  summary: 'Where an usher works and has worked, with attendance and pay',
  method: 'GET',
  path: '/admin/ushers/:id/work',
  access: 'ushers.read',
  params,
  query: z.strictObject({ time: z.enum(WORK_TIMES).optional(), page: pageNumber }),
  response: z.object({
    data: z.array(work),
    meta: pageMeta.extend({ counts: z.object({ ahead: count, past: count }) }),
  }),
});

export const getUsherCounts = endpoint({
  name: 'getUsherCounts',
  summary: 'How much each tab of an usher’s page has to show',
  method: 'GET',
  path: '/admin/ushers/:id/counts',
  access: 'ushers.read',
  params,
  response: z.object({
    data: z.object({
      /** shifts, ahead and past */
      events: count,
      /** ratings and notes */
      ratings: count,
      /** null: not for this reader */
      documents: count.nullable(),
      transfers: count.nullable(),
    }),
  }),
});
export type UsherCounts = z.output<typeof getUsherCounts.response>['data'];

const transfer = z.object({
  id: z.uuid(),
  code: z.int(),
  kind: z.string(),
  event: event.nullable(),
  currency: z.string(),
  gross_minor: z.int(),
  deductions_minor: z.int(),
  net_minor: z.int(),
  status: z.enum(TRANSFER_STATUSES),
  voided: z.boolean(),
  created_at: z.iso.datetime(),
  transferred_on: z.iso.date().nullable(),
});
export type PersonTransfer = z.output<typeof transfer>;

export const listPersonTransfers = endpoint({
  name: 'listPersonTransfers',
  summary: 'Money owed and paid to a person, newest first',
  method: 'GET',
  path: '/admin/persons/:id/transfer-list',
  access: 'transfers.read',
  params,
  query: z.strictObject({ page: pageNumber }),
  response: z.object({
    data: z.array(transfer),
    meta: pageMeta.extend({
      /** of all that count, by currency and status */
      sums: z.array(z.object({ currency: z.string(), status: z.enum(TRANSFER_STATUSES), count, net_minor: z.int() })),
    }),
  }),
});

const rating = z.object({
  id: z.uuid(),
  stars: z
    .int()
    .min(1)
    .max(5)
    .meta({ examples: [5] }),
  comment: z.string(),
  created_at: z.iso.datetime(),
  author: named,
  event,
  role: named,
});
export type UsherRating = z.output<typeof rating>;

/** The figure that everybody sees: few and old ratings count less than the mean of all. */
const ratingFigure = z.object({ value: z.number().nullable(), count });

export const listUsherRatings = endpoint({
  name: 'listUsherRatings',
  summary: 'Ratings of an usher, one for each assignment and author, newest first',
  method: 'GET',
  path: '/admin/ushers/:id/ratings',
  access: 'ushers.read',
  params,
  query: z.strictObject({ page: pageNumber }),
  response: z.object({
    data: z.array(rating),
    meta: pageMeta.extend({ rating: ratingFigure, stars: z.array(z.object({ stars: z.int(), count })) }),
  }),
});

const rate = z.object({ value: z.number().nullable(), part: count, sample: count });

const share = z.number().nullable();

/** As the figures stood when the month ended; null: there was nothing yet. */
const trendMonth = z.object({
  /** its first day */
  month: z.iso.date(),
  reliability: share,
  attendance: share,
  punctuality: share,
  no_show_rate: share,
  rating: share,
  acceptance: share,
  /** in this month alone */
  approved_minutes: count,
});
export type UsherMonth = z.output<typeof trendMonth>;

const kpis = z.object({
  /** came, or should have come */
  shifts: count,
  attendance: rate,
  punctuality: rate,
  no_show_rate: rate,
  acceptance: rate,
  approved_minutes: count,
  rating: ratingFigure,
  /** from 0 to 100; null: new */
  reliability: z.number().nullable(),
  /** where that is among all ushers who are not new; null: new, or too few to compare with */
  standing: z.object({ rank: z.int().positive(), above: count, peers: z.int().positive() }).nullable(),
  /** of the minutes of everybody who has worked, to the hour; null: too few to compare with */
  median_minutes: count.nullable(),
  /** the last months, the oldest first, this one included */
  trend: z.array(trendMonth),
  parts: z.array(
    rate.extend({
      key: z.enum(['attendance', 'punctuality', 'kept', 'reconfirmed']),
      counted: z.number(),
      /** in percent, by the settings */
      weight: z.int(),
    }),
  ),
  /** how many no-shows count against them, by the rule of the settings; null: there is none */
  strikes: z.object({ counted: count, no_shows: count, days: count, block_days: count }).nullable(),
});
export type UsherKpis = z.output<typeof kpis>;

export const getUsherKpis = endpoint({
  name: 'getUsherKpis',
  summary: 'The figures of an usher, each with its sample',
  method: 'GET',
  path: '/admin/ushers/:id/kpis',
  access: 'ushers.read',
  params,
  response: z.object({ data: kpis }),
});

const activity = z.object({
  /** of the record that it tells of; with the kind it is unique */
  id: z.string(),
  kind: z.enum(ACTIVITY_KINDS),
  at: z.iso.datetime(),
  event: event.nullable(),
  role: named.nullable(),
  /** when the shift begins that it is about */
  starts_at: z.iso.datetime().nullable(),
  /** late at check-in, or worked at check-out */
  minutes: count.nullable(),
  stars: z.int().nullable(),
  comment: z.string().nullable(),
  transfer: z.object({ id: z.uuid(), code: z.int(), net_minor: z.int(), currency: z.string() }).nullable(),
  /** what was decided about the account, as the audit log names it */
  action: z.string().nullable(),
  /** the admin who did it; null: the person, the system, or not known */
  by: z.string().nullable(),
  /** why a place was given back; null: not a release, or not known */
  release_reason: z.enum(RELEASE_REASONS).nullable(),
});
export type UsherActivity = z.output<typeof activity>;

/** The activity has pages of its own, whatever else the page shows. */
const activityMeta = pageMeta;
export type ActivityMeta = z.output<typeof activityMeta>;

export const listUsherActivity = endpoint({
  name: 'listUsherActivity',
  summary: 'What an usher did and what was done about them, newest first',
  method: 'GET',
  path: '/admin/ushers/:id/activity',
  access: 'ushers.read',
  params,
  query: z.strictObject({ group: z.enum(ACTIVITY_GROUPS).optional(), page: pageNumber }),
  response: z.object({ data: z.array(activity), meta: activityMeta }),
});

export const usherPageSlice: Slice = [
  listUsherWork,
  getUsherCounts,
  listPersonTransfers,
  listUsherRatings,
  getUsherKpis,
  listUsherActivity,
];
