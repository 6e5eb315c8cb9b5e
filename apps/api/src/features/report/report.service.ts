import type { getReport, Report } from '@proline/contract/report/report';
import { NO_CATEGORY, NO_CITY, NO_CLIENT, NO_REASON, OPEN_PLACE_WORDS } from '@proline/contract/report/report.words';
import { WEEKDAY_WORDS } from '@proline/contract/frame/weekday.words';
import type { Words } from '@proline/contract/frame/words';
import { TRANSFER_KIND_WORDS } from '@proline/contract/transfer/transfer.words';
import { reasonWords, type AttendanceSettings } from '@proline/domain/attendance/attendance-settings';
import { cityName } from '@proline/domain/place/cities';
import {
  DIMENSIONS_OF,
  FILTERS_OF,
  MOST_REPORT_GROUPS,
  REPORT_FILTERS,
  type ReportDimension,
  type ReportName,
} from '@proline/domain/report/report';
import { changeOf, type FigureValue } from '@proline/domain/report/report-figures';
import {
  daysIn,
  isReadable,
  MOST_REPORT_DAYS,
  periodBefore,
  pointsBefore,
  reportPoints,
  usualStep,
} from '@proline/domain/report/report-period';
import { addDays } from '@proline/domain/time/calendar-day';
import type { Context, Handler, Input } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readAttendanceRules } from '../settings/settings.service.ts';
import { READ_REPORT } from './report-kind.service.ts';
import type { Asked, Reading } from './report-reading.service.ts';
import { readCalendar, readNames, type Calendar, type ReportReader } from './report.queries.ts';

/** Thirteen weeks. */
const USUAL_DAYS = 91;
const NO_VALUE = { value: null, sample: null, part: null };

export const showReport: Handler<typeof getReport> = async ({ params, query }, at) => ({
  data: await reportOf(at, params.report, query),
});

export type ReportQuery = Input<typeof getReport>['query'];
export type ReportSurroundings = Pick<Context, 'db'> & { readonly pool: ReportReader };

export async function reportOf(
  { pool, db }: ReportSurroundings,
  report: ReportName,
  query: ReportQuery,
): Promise<Report> {
  const calendar = await readCalendar(pool);
  const { asked, step } = askedOf(report, query, calendar);
  const {
    figures,
    points = [],
    groups,
    bars = [],
    reasons = [],
    amounts = [],
    costs = [],
  } = await READ_REPORT[report](pool, asked);
  const labels = await labelsOf(
    pool,
    asked.by,
    groups.map(({ key }) => key),
  );
  const rules = reasons.length > 0 ? await readAttendanceRules(db) : undefined;
  return {
    report,
    ...asked.period,
    before: asked.before,
    step,
    by: asked.by,
    figures: comparedOf(figures),
    points: points.map(({ now = NO_VALUE, before = NO_VALUE }, n) => ({
      ...(asked.points[n]?.now ?? asked.period),
      ...valueOf(now),
      before: valueOf(before),
    })),
    bars: [...bars],
    reasons: reasons.map(({ key, reason, n }) => ({
      key,
      ...(OPEN_PLACE_WORDS[key] ? labelOf(OPEN_PLACE_WORDS[key]) : reasonIn(reason, rules)),
      count: n,
    })),
    groups: inOrder(groups, asked.by).map(({ key, ...both }) => ({ key, ...labels(key), figures: comparedOf(both) })),
    all_groups: groups.length,
    amounts: [...amounts],
    costs: [...costs],
    made_at: calendar.now,
  };
}

function askedOf(report: ReportName, query: ReportQuery, { today, week_start }: Calendar) {
  const to = query.to ?? today;
  const period = { from: query.from ?? addDays(to, 1 - USUAL_DAYS), to };
  if (period.from > period.to || daysIn(period) > MOST_REPORT_DAYS) throw new Refusal('report_period_invalid');
  const [usual] = DIMENSIONS_OF[report];
  const { by = usual, step = usualStep(period) } = query;
  refuseWhatItCannot(report, query);
  if (!isReadable(period, step)) throw new Refusal('report_cannot');
  const points = reportPoints(period, step, week_start);
  const before = pointsBefore(period, points);
  const asked: Asked = {
    ...{ period, before: periodBefore(period), by, today },
    points: points.map((now, n) => ({ now, before: before[n] ?? now })),
    city: query.city ?? null,
    role: query.role ?? null,
    category: query.category ?? null,
    client: query.client ?? null,
    leader: query.leader ?? null,
    weekday: query.weekday ?? null,
  };
  return { asked, step };
}

/** A breakdown or a filter that the report has not. */
export function refuseWhatItCannot(report: ReportName, query: Omit<ReportQuery, 'from' | 'to' | 'step'>): void {
  const narrows = REPORT_FILTERS.filter((filter) => query[filter] !== undefined);
  const has = query.by === undefined || DIMENSIONS_OF[report].includes(query.by);
  if (!has || narrows.some((filter) => !FILTERS_OF[report].includes(filter))) throw new Refusal('report_cannot');
}

const valueOf = ({ value, sample, part }: Omit<FigureValue, 'key'>) => ({ value, sample, part });

const comparedOf = ({ now, before }: Reading['figures']): Report['figures'] =>
  now.map((figure, n) => {
    const other = before[n];
    return {
      key: figure.key,
      ...valueOf(figure),
      before: other ? valueOf(other) : NO_VALUE,
      change: other ? changeOf(figure, other) : null,
    };
  });

/** The largest samples of the period first; months as they follow each other. */
const inOrder = (groups: Reading['groups'], by: ReportDimension) => {
  if (by === 'cohort') return groups.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const sizeOf = ({ now: [head] }: Reading['groups'][number]) => head?.sample ?? head?.value ?? 0;
  return groups.toSorted((a, b) => sizeOf(b) - sizeOf(a) || (a.key < b.key ? -1 : 1)).slice(0, MOST_REPORT_GROUPS);
};

type Label = { readonly label_en: string; readonly label_ar: string };
const labelOf = ({ en, ar }: Words): Label => ({ label_en: en, label_ar: ar });
const written = (text: string): Label => ({ label_en: text, label_ar: text });
/** The words of a closed set. */
const wordsOf = (words: Readonly<Record<string, Words>>, key: string): Label => {
  const known = words[key];
  return known ? labelOf(known) : written(key);
};

/** How groups are called in both languages. */
export async function labelsOf(
  pool: ReportReader,
  by: ReportDimension,
  keys: readonly string[],
): Promise<(key: string) => Label> {
  if (by === 'city')
    return (key) => (key === '' ? labelOf(NO_CITY) : { label_en: cityName(key, 'en'), label_ar: cityName(key, 'ar') });
  if (by === 'client') return (key) => (key === '' ? labelOf(NO_CLIENT) : written(key));
  if (by === 'weekday') return (key) => wordsOf(WEEKDAY_WORDS, key);
  if (by === 'kind') return (key) => wordsOf(TRANSFER_KIND_WORDS, key);
  if (by === 'cohort') return monthLabel;
  const named = await readNames(pool, NAMED_BY[by], keys);
  const names = new Map(named.map(({ id, name_en, name_ar }) => [id, { label_en: name_en, label_ar: name_ar }]));
  return (key) => names.get(key) ?? labelOf(NO_CATEGORY);
}

/** Of a month such as 2026-05. */
const monthLabel = (month: string): Label => {
  const nameIn = (locale: string) =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${month}-01`),
    );
  return { label_en: nameIn('en'), label_ar: nameIn('ar-EG-u-nu-latn') };
};

const NAMED_BY = { role: 'types', category: 'categories', leader: 'team_leaders' } as const;

/** A reason of the settings' list is said in both languages, whichever it was recorded in. */
const reasonIn = (reason: string | null, rules: AttendanceSettings | undefined): Label => {
  if (reason === null) return labelOf(NO_REASON);
  return rules ? labelOf(reasonWords(rules, reason)) : written(reason);
};
