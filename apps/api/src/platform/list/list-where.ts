import type { List } from '@proline/contract/frame/list';
import { mayDo, type PermissionSet } from '@proline/domain/account/permission';
import { Refusal } from '../http/refusal.ts';
import type { AnySource } from './list-source.ts';
import type { SqlValues } from './sql-values.ts';

/** The part of a query that narrows: the search text and the filters that are set. */
export type Narrowing = { readonly q?: string | undefined; readonly set: ReadonlyMap<string, unknown> };

export const narrowingOf = (list: List, query: Readonly<Record<string, unknown>>): Narrowing => {
  const { q } = query;
  return {
    ...(typeof q === 'string' && q !== '' && { q }),
    set: new Map(
      Object.keys(list.filters).flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]] as const])),
    ),
  };
};

/** Refuses filters and sorts on columns that the admin may not see, as if they did not exist. */
export function refuseHidden(
  { filters, columns }: List,
  set: PermissionSet,
  names: { readonly filters: Iterable<string>; readonly columns?: Iterable<string>; readonly sorts?: Iterable<string> },
): void {
  const hidden = (access: Parameters<typeof mayDo>[1] | undefined) => access !== undefined && !mayDo(set, access);
  const errors: Record<string, string[]> = {};
  for (const name of names.filters) if (hidden(filters[name]?.access)) errors[name] = ['unknown_field'];
  for (const name of names.columns ?? []) if (hidden(columns[name]?.access)) errors['columns'] = ['not_allowed'];
  for (const name of names.sorts ?? []) if (hidden(columns[name]?.access)) errors['sort'] = ['not_allowed'];
  if (Object.keys(errors).length > 0) throw new Refusal('validation_failed', { errors });
}

/** What the list keeps aside stays there until its filter is set. */
const leftAside = ({ filters }: List, set: Narrowing['set']): readonly (readonly [string, unknown])[] =>
  Object.entries(filters).flatMap(([name, filter]) =>
    filter.kind === 'flag' && filter.aside === true && !set.has(name) ? [[name, false] as const] : [],
  );

export function conditionsOf(source: AnySource, { q, set }: Narrowing, values: SqlValues): string[] {
  const filters = [...set, ...leftAside(source.list, set)].map(([name, value]) => {
    const filter = source.filters[name];
    if (!filter) throw new Error(`no SQL for the filter ${name}`);
    // the contract's schema of this very filter has made the value
    return filter(value as never, values);
  });
  return [
    ...(source.always === undefined ? [] : [source.always]),
    ...filters,
    ...(q === undefined ? [] : [source.search(q, values)]),
  ].map((condition) => `(${condition})`);
}

/** Stands before the statement of a list whose rows are made for it. */
export const madeRows = ({ from, made }: AnySource, { set }: Narrowing, values: SqlValues): string =>
  made === undefined ? '' : `with ${from} as materialized (${made(set, values)})`;

export const where = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;

/** Only the tabs' column narrows, or nothing does: then the counters know the total. */
export const isCountedBy = ({ list, counted }: AnySource, { q, set }: Narrowing): boolean =>
  counted !== undefined && q === undefined && [...set.keys()].every((name) => name === list.tabs);
