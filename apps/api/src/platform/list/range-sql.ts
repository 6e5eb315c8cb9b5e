import type { Range } from '@proline/contract/frame/list-filters';
import { ORGANISATION_ZONE } from '../writing/organisation-zone.ts';
import type { SqlValues } from './sql-values.ts';

/** From the first to the last day, both included, in the organization's time zone. */
export const betweenDays = (column: string, { from, to }: Range<string>, values: SqlValues): string =>
  [
    ...(from === undefined
      ? []
      : [`${column} >= ${values.add(from)}::date::timestamp at time zone ${ORGANISATION_ZONE}`]),
    ...(to === undefined
      ? []
      : [`${column} < (${values.add(to)}::date + 1)::timestamp at time zone ${ORGANISATION_ZONE}`]),
  ].join(' and ');

/** From the first to the last day, both included, of a column that holds days. */
export const ofDays = (column: string, { from, to }: Range<string>, values: SqlValues): string =>
  [
    ...(from === undefined ? [] : [`${column} >= ${values.add(from)}::date`]),
    ...(to === undefined ? [] : [`${column} <= ${values.add(to)}::date`]),
  ].join(' and ');

/** Years of age, from the day of birth. */
export const ofAge = (birth: string, { from, to }: Range<number>, values: SqlValues): string =>
  [
    ...(from === undefined ? [] : [`${birth} <= current_date - make_interval(years => ${values.add(from)}::integer)`]),
    ...(to === undefined ? [] : [`${birth} > current_date - make_interval(years => ${values.add(to + 1)}::integer)`]),
  ].join(' and ');

/** Whole days of 24 hours that have passed since a moment. */
export const waitingDays = (since: string, { from, to }: Range<number>, values: SqlValues): string =>
  [
    ...(from === undefined ? [] : [`${since} <= now() - ${values.add(from)}::integer * interval '24 hours'`]),
    ...(to === undefined ? [] : [`${since} > now() - ${values.add(to + 1)}::integer * interval '24 hours'`]),
  ].join(' and ');
