import type { ReportDimension } from '@proline/domain/report/report';
import type { ReportPeriod } from '@proline/domain/report/report-period';
import { momentSql } from '../../platform/postgres/moment-sql.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

/** What answers the statements of a report: the pool, or one transaction. */
export type ReportReader = {
  readonly query: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<{ readonly rows: Row[] }>;
};

/** What a report is asked for, with everything that was left out filled in. */
export type ReportAsk = {
  readonly period: ReportPeriod;
  readonly before: ReportPeriod;
  readonly by: ReportDimension;
  /** null: all of them, as below */
  readonly city: readonly string[] | null;
  readonly role: readonly string[] | null;
  readonly category: readonly string[] | null;
  readonly client: readonly string[] | null;
  readonly leader: readonly string[] | null;
  readonly weekday: readonly string[] | null;
};

/** The values of every statement: $1 to $3 the first and last day and the first of the period before, then what narrows. */
export const askValues = ({ period, before, city, role, category, client, leader, weekday }: ReportAsk) => [
  period.from,
  period.to,
  before.from,
  city,
  role,
  category,
  client,
  leader,
  weekday,
];

/** What is summed, in SQL. Every statement must use each value, or PostgreSQL would not know of which type it is. */
export type SummedSource = {
  /** with what narrows it; `r.day` is the day that a row belongs to */
  readonly from: string;
  readonly sums: Readonly<Record<string, string>>;
  readonly keys: Readonly<Partial<Record<ReportDimension, string>>>;
};

/** Of one day, and one part of what the report is broken down by. */
type Cell<Row> = Row & { readonly now: boolean; readonly day: string; readonly key: string };

/** Rows of sums, read once: what is known of days and of parts is made of the same cells. */
export async function readCells<Row extends object>(
  pool: ReportReader,
  source: SummedSource,
  ask: ReportAsk,
): Promise<readonly Cell<Row>[]> {
  const { rows } = await pool.query<Cell<Row>>(textOf(source, source.keys[ask.by] ?? `''`), askValues(ask));
  return rows;
}

const CELL = `r.day >= $1::date as now, r.day::text as day`;

const textOf = ({ from, sums }: SummedSource, key: string): string =>
  `select ${CELL}, ${key} as key, ${Object.entries(sums)
    .map(([name, sum]) => `coalesce(sum(${sum}), 0)::float8 as ${name}`)
    .join(', ')} from ${from} group by 1, 2, 3`;

export type Calendar = { readonly today: string; readonly week_start: number; readonly now: string };

/** Today and on which day weeks begin, where the house is. */
export async function readCalendar(pool: ReportReader): Promise<Calendar> {
  const { rows } = await pool.query<Calendar>(`
      select (now() at time zone ${ORGANISATION_ZONE})::date::text as today, ${momentSql('now()')} as now,
        coalesce((select (value ->> 'week_start')::integer from settings where key = 'region'), 0) as week_start`);
  const [calendar] = rows;
  if (!calendar) throw new Error('the clock gave no day');
  return calendar;
}

export type Named = { readonly id: string; readonly name_en: string; readonly name_ar: string };

/** Names of whatever groups are known by an id: roles, categories, leaders. */
export async function readNames(
  pool: ReportReader,
  of: 'types' | 'categories' | 'team_leaders',
  ids: readonly string[],
): Promise<Named[]> {
  const { rows } = await pool.query<Named>(`select id, name_en, name_ar from ${of} where id::text = any ($1)`, [ids]);
  return rows;
}
