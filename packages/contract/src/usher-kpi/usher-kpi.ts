import { USHER_STATUSES } from '@proline/domain/people/usher-status';
import { z } from 'zod';
import { columnWords } from '../frame/column.words.ts';
import { endpoint } from '../frame/endpoint.ts';
import { list } from '../frame/list.ts';
import type { Slice } from '../frame/slice.ts';
import { USHER_STATUS_WORDS } from '../usher/usher.words.ts';
import { WEEKDAY_WORDS, WEEKDAYS } from '../frame/weekday.words.ts';
import { COUNTED_AS, COUNTED_AS_WORDS, kpiWords } from './usher-kpi.words.ts';

/** How reliable each usher was in a period: sums of what their shifts counted for, from which the rules make the rates. */

const count = z.int().nonnegative();
const share = z.number().nullable();

/** What the rates are made of. */
const counts = {
  attended: count,
  no_shows: count,
  late_cancels: count,
  on_time: count,
  reconfirm_asked: count,
  reconfirmed: count,
  offers: count,
  accepted: count,
  approved_minutes: count,
};

/** Without a period: the last 90 days. By the clock at the venue. */
const work = {
  period: { title: kpiWords.period, kind: 'days' },
  city: { title: columnWords.city, kind: 'texts' },
  role: { title: kpiWords.role, kind: 'records', of: 'type' },
  event: { title: kpiWords.event, kind: 'records', of: 'event' },
} as const;

/** Of the very figures of the period. */
const people = {
  status: { title: columnWords.status, kind: 'choices', values: USHER_STATUSES, words: USHER_STATUS_WORDS },
  shifts: { title: kpiWords.shifts, kind: 'numbers', min: 0, max: 1_000 },
  reliability: { title: kpiWords.reliability, kind: 'numbers', min: 0, max: 100 },
} as const;

const person = {
  code: z.int(),
  name_en: z.string(),
  name_ar: z.string(),
  photo: z.string().nullable(),
};

export const usherKpiList = list({
  name: 'usher_kpis',
  path: '/admin/usher-kpis',
  access: 'reports.read',
  row: z.object({
    id: z.uuid(),
    ...person,
    status: z.enum(USHER_STATUSES),
    ...counts,
    /** came to, or should have */
    shifts: count,
    /** to the whole, from 0 to 100; null: new */
    reliability: z.int().nullable(),
    /** who has the same shares it; null: new */
    rank: z.int().nullable(),
    /** so many percent of those who are not new are less reliable; null: new, or too few to compare with */
    percentile: z.int().nullable(),
    /** of the ratings of these shifts; null: there are none */
    rating: share,
    ratings: count,
    /** reliability as it stood at the end of each part of the period, the oldest first */
    trend: z.array(share),
  }),
  columns: {
    name: { title: kpiWords.usher, parts: [columnWords.name_en, columnWords.name_ar] },
    code: { title: columnWords.code, kind: 'number' },
    status: { title: columnWords.status, words: USHER_STATUS_WORDS },
    rank: { title: kpiWords.rank, kind: 'number' },
    reliability: { title: kpiWords.reliability, parts: [kpiWords.reliability, kpiWords.shifts], kind: 'number' },
    attendance: {
      title: kpiWords.attendance,
      parts: [kpiWords.attendance, kpiWords.attended, kpiWords.counted],
      kind: 'number',
    },
    punctuality: { title: kpiWords.punctuality, parts: [kpiWords.punctuality, kpiWords.on_time], kind: 'number' },
    no_show: { title: kpiWords.no_show, parts: [kpiWords.no_show, kpiWords.no_shows], kind: 'number' },
    rating: { title: kpiWords.rating, parts: [kpiWords.rating, kpiWords.ratings], kind: 'number' },
    acceptance: {
      title: kpiWords.acceptance,
      parts: [kpiWords.acceptance, kpiWords.accepted, kpiWords.offers],
      kind: 'number',
    },
    hours: { title: kpiWords.hours, kind: 'number' },
    trend: { title: kpiWords.trend },
    percentile: { title: kpiWords.percentile, kind: 'number' },
  },
  filters: { ...work, ...people },
  sorts: ['reliability', 'hours', 'rating', 'no_show', 'attendance', 'punctuality', 'acceptance', 'shifts', 'name'],
  defaultSort: '-reliability',
});

const sums = z.object({ ...counts, ratings: count, stars: count });
const days = z.object({ starts_on: z.iso.date(), ends_on: z.iso.date() });

const figures = z.object({
  period: days,
  /** just as long, right before; null: the period has no beginning */
  before: days.nullable(),
  /** with anything that counts */
  ushers: count,
  now: sums,
  then: sums.nullable(),
  points: z.array(days.extend({ now: sums, then: sums.nullable() })),
  reasons: z.array(
    z.object({
      /** for `reason` of the shifts */
      id: z.uuid(),
      /** null: none was given */
      en: z.string().nullable(),
      ar: z.string().nullable(),
      count,
    }),
  ),
  /** how many have which reliability, the lowest first */
  spread: z.array(z.object({ value: count, count })),
  median: share,
  newcomers: count,
  starts: z.array(z.object({ weekday: z.enum(WEEKDAYS), hour: count, attended: count, no_shows: count })),
});
export type KpiFigures = z.output<typeof figures>;
export type KpiSums = z.output<typeof sums>;

export const getUsherKpiFigures = endpoint({
  name: 'getUsherKpiFigures',
  summary: 'The figures of all ushers in a period, with the period before',
  method: 'GET',
  path: '/admin/usher-kpis/figures',
  access: 'reports.read',
  query: z.strictObject(usherKpiList.narrowing),
  response: z.object({ data: figures }),
});

const named = z.object({ name_en: z.string(), name_ar: z.string() });

export const countedShiftList = list({
  name: 'counted_shifts',
  path: '/admin/usher-kpis/shifts',
  access: 'reports.read',
  row: z.object({
    /** the assignment */
    id: z.uuid(),
    usher: z.object({ id: z.uuid(), ...person }),
    event: z.object({ id: z.uuid(), title_en: z.string(), title_ar: z.string(), city: z.string() }),
    role: named,
    /** by the clock at the venue */
    day: z.iso.date(),
    starts_at: z.iso.datetime(),
    time_zone: z.string(),
    counted_as: z.array(z.enum(COUNTED_AS)),
    /** null: did not come */
    late_minutes: count.nullable(),
    minutes: count,
    /** null: none was given; what is not on the list of the settings is the same in both languages */
    reason: z.object({ en: z.string(), ar: z.string() }).nullable(),
    /** null: not rated */
    rating: share,
  }),
  columns: {
    usher: { title: kpiWords.usher, parts: [columnWords.name_en, columnWords.name_ar] },
    event: { title: kpiWords.event },
    role: { title: kpiWords.role },
    day: { title: kpiWords.day, kind: 'day' },
    starts: { title: kpiWords.starts, kind: 'moment' },
    counted_as: { title: kpiWords.counted_as },
    late_minutes: { title: kpiWords.late_minutes, kind: 'number' },
    minutes: { title: kpiWords.minutes, kind: 'number' },
    reason: { title: kpiWords.reason },
    rating: { title: kpiWords.rating, kind: 'number' },
  },
  filters: {
    ...work,
    category: { title: kpiWords.category, kind: 'records', of: 'category' },
    client: { title: kpiWords.client, kind: 'texts' },
    no_client: { title: kpiWords.no_client, kind: 'flag' },
    /** in whose teams, at completed events that began on these days */
    leader: { title: kpiWords.leader, kind: 'records', of: 'leader' },
    event_began: { title: kpiWords.event_began, kind: 'days' },
    usher: { title: kpiWords.usher, kind: 'records', of: 'person' },
    counted_as: {
      title: kpiWords.counted_as,
      kind: 'choices',
      values: COUNTED_AS,
      words: COUNTED_AS_WORDS,
      overlapping: true,
    },
    weekday: { title: kpiWords.weekday, kind: 'choices', values: WEEKDAYS, words: WEEKDAY_WORDS },
    hour: { title: kpiWords.hour, kind: 'numbers', min: 0, max: 23 },
    reason: { title: kpiWords.reason, kind: 'records', of: 'reason' },
    ...people,
  },
  sorts: ['day', 'late_minutes'],
  defaultSort: '-day',
});

export const usherKpiSlice: Slice = [getUsherKpiFigures, usherKpiList, countedShiftList];
