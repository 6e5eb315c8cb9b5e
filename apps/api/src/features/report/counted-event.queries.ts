import { countedEventList } from '@proline/contract/report/counted-event';
import { STANDARD_PERIOD_DAYS } from '@proline/domain/figures/period';
import { leapingValues, type ListSource } from '../../platform/list/list-source.ts';
import { amountSql } from '../../platform/list/money-sql.ts';
import { ofDays } from '../../platform/list/range-sql.ts';
import type { SqlValues } from '../../platform/list/sql-values.ts';
import { paidFor } from './money-report.queries.ts';
import { namesOf, periodOf, TODAY, type AskedRows } from './report-list.queries.ts';

/** The events whose money the report adds up. */
function countedEvents(set: AskedRows, values: SqlValues): string {
  const period = periodOf(set);
  const [cities, categories, clients, weekdays, currencies] = ['city', 'category', 'client', 'weekday', 'currency'].map(
    (name) => namesOf(set, name),
  );
  const narrowed = [
    `e.status = 'completed'`,
    period ? ofDays('e.day', period, values) : `e.day between ${TODAY} - ${STANDARD_PERIOD_DAYS - 1} and ${TODAY}`,
    ...(cities ? [values.oneOf('e.city', cities)] : []),
    ...(categories ? [values.oneOf('e.category_id', categories, 'uuid')] : []),
    ...(clients ? [values.oneOf('e.client_name', clients)] : []),
    ...(weekdays ? [values.oneOf(`to_char(e.day, 'FMday')`, weekdays)] : []),
    ...(currencies ? [values.oneOf('e.currency', currencies)] : []),
  ];
  return `
    select e.id, e.title_en, e.title_ar, e.city, e.client_name, e.day, e.currency, e.cost_minor as planned_minor,
      coalesce(paid.minor, 0)::bigint as minor, e.search_text
    from (select *, (starts_at at time zone time_zone)::date as day from events) e ${paidFor('e')}
    where ${narrowed.join(' and ')}`;
}

const made = () => 'true';
const money = (minor: string) => ({ sql: amountSql(minor, 'held.currency'), kind: 'number' }) as const;

export const countedEventSource: ListSource<typeof countedEventList> = {
  list: countedEventList,
  from: 'held',
  made: countedEvents,
  id: { sql: 'held.id', type: 'uuid' },
  select: {
    id: 'held.id',
    title_en: 'held.title_en',
    title_ar: 'held.title_ar',
    city: 'held.city',
    client_name: 'held.client_name',
    day: 'held.day',
    currency: 'held.currency',
    planned_minor: 'held.planned_minor',
    minor: 'held.minor',
  },
  filters: {
    ...{ period: made, city: made, category: made, client: made, weekday: made, currency: made },
    no_client: (value) => `held.client_name ${value ? '=' : '<>'} ''`,
  },
  search: (text, values) => `held.search_text like '%' || normalise_search(${values.add(text)}) || '%'`,
  sorts: { day: { sql: 'held.day', type: 'date' } },
  values: {
    city: leapingValues('events', 'city'),
    client: leapingValues('events', 'client_name'),
    currency: leapingValues('transfer_sums', 'currency'),
  },
  cells: {
    event: [{ sql: 'held.title_en' }, { sql: 'held.title_ar' }],
    city: { sql: 'held.city' },
    client: { sql: 'held.client_name' },
    day: { sql: 'held.day', kind: 'day' },
    planned: [money('held.planned_minor'), { sql: 'held.currency' }],
    actual: money('held.minor'),
    difference: money('(held.minor - held.planned_minor)'),
  },
};
