import type { Range } from '@proline/contract/frame/list-filters';
import { STANDARD_PERIOD_DAYS } from '@proline/domain/figures/period';
import { ofDays } from '../../platform/list/range-sql.ts';
import type { SqlValues } from '../../platform/list/sql-values.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

/** What a list, or a page of figures, is narrowed by. */
export type Asked = ReadonlyMap<string, unknown>;

const TODAY = `(select (now() at time zone ${ORGANISATION_ZONE})::date)`;

/** The contract's schema of this very filter has made the value. */
const rangeOf = (set: Asked): Range<string> | undefined => set.get('period') as Range<string> | undefined;
const namesOf = (set: Asked, filter: string): readonly string[] | undefined =>
  set.get(filter) as readonly string[] | undefined;

/** The first and the last day; without a beginning, the first on which anything counts. */
export const boundsOf = (set: Asked, values: SqlValues): { readonly first: string; readonly last: string } => {
  const range = rangeOf(set);
  if (range === undefined) return { first: `(${TODAY} - ${STANDARD_PERIOD_DAYS - 1})`, last: TODAY };
  return {
    first:
      range.from === undefined
        ? '(select coalesce(min(day), current_date) from assignment_figures)'
        : `${values.add(range.from)}::date`,
    last: range.to === undefined ? TODAY : `${values.add(range.to)}::date`,
  };
};

/** In the period, by a column that holds days. */
export const isWithin = (column: string, set: Asked, values: SqlValues): string => {
  const range = rangeOf(set);
  return range === undefined
    ? `${column} between ${TODAY} - ${STANDARD_PERIOD_DAYS - 1} and ${TODAY}`
    : ofDays(column, range, values);
};

/** Which work counts, whenever it was; `f` is a row of assignment_figures. */
export const ofWork = (set: Asked, values: SqlValues): string[] => {
  const [cities, roles, events, categories, clients] = ['city', 'role', 'event', 'category', 'client'].map((filter) =>
    namesOf(set, filter),
  );
  return [
    ...(cities ? [`f.event_id in (select id from events where ${values.oneOf('city', cities)})`] : []),
    ...(categories
      ? [`f.event_id in (select id from events where ${values.oneOf('category_id', categories, 'uuid')})`]
      : []),
    ...(clients ? [`f.event_id in (select id from events where ${values.oneOf('client_name', clients)})`] : []),
    ...(roles ? [values.oneOf('f.type_id', roles, 'uuid')] : []),
    ...(events ? [values.oneOf('f.event_id', events, 'uuid')] : []),
  ];
};
