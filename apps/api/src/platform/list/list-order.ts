import type { SortTerm } from '@proline/contract/frame/list';
import type { AnySource, Language, SortKey } from './list-source.ts';
import type { Narrowing } from './list-where.ts';
import type { SqlValues } from './sql-values.ts';

export type OrderTerm = {
  readonly name: string;
  readonly sql: string;
  readonly type: SortKey['type'] | 'uuid';
  readonly descending: boolean;
  readonly join?: string | undefined;
};

const parseSort = (text: string): SortTerm[] =>
  text.split(',').map((term) => ({ by: term.replace(/^-/, ''), descending: term.startsWith('-') }));

/** The wanted order with the row's id at its end, so that no two rows are equal and every page is the same next time. */
export function orderOf(
  source: AnySource,
  wanted: readonly SortTerm[] | undefined,
  language: Language,
  set: Narrowing['set'] = new Map(),
): OrderTerm[] {
  const asked = wanted ?? parseSort(source.list.defaultSort);
  const keyOf = (by: string) => fastest(source.sorts[by], set);
  const terms = asked.flatMap(({ by, descending }, place): OrderTerm[] => {
    const key = keyOf(by);
    if (!key) return [];
    if (key.alike && place < asked.length - 1) return [{ name: by, ...key.alike, descending }];
    const way = descending !== (key.reversed ?? false);
    const own = {
      name: by,
      sql: sqlOf(key, { language, descending: way, set }),
      type: key.type,
      descending: way,
      join: key.join,
    };
    return key.within ? [{ name: `${by} within`, ...key.within, descending: own.descending }, own] : [own];
  });
  const [only] = asked.length === 1 ? asked : [];
  const id = (only && keyOf(only.by)?.id) ?? source.id.sql;
  return [...terms, { name: 'id', type: source.id.type, sql: id, descending: terms.at(-1)?.descending ?? false }];
}

/** Where the order is read from under these filters. */
const fastest = (key: SortKey | undefined, set: Narrowing['set']): SortKey | undefined => {
  if (!key?.beside) return key;
  const { isFaster, ...beside } = key.beside;
  return isFaster(set) ? { ...key, ...beside } : key;
};

type Wanted = { readonly language: Language; readonly descending: boolean; readonly set: Narrowing['set'] };

const sqlOf = ({ sql, unknown, indexedFor }: SortKey, { language, descending, set }: Wanted): string => {
  const own = typeof sql === 'string' ? sql : sql[language];
  const known = unknown ? `coalesce(${own}, ${descending ? unknown.down : unknown.up})` : own;
  const chosen = indexedFor && set.get(indexedFor.filter);
  return indexedFor && Array.isArray(chosen) && !chosen.includes(indexedFor.value) ? `(${known} + 0)` : known;
};

export const flipped = (order: readonly OrderTerm[]): OrderTerm[] =>
  order.map((term) => ({ ...term, descending: !term.descending }));

export const orderBy = (order: readonly OrderTerm[], sql: (term: OrderTerm, index: number) => string): string =>
  order.map((term, index) => `${sql(term, index)}${term.descending ? ' desc' : ''}`).join(', ');

/** What the order needs besides the list's own table, once each. */
export const orderJoins = (order: readonly OrderTerm[]): string =>
  [...new Set(order.flatMap(({ join }) => (join === undefined ? [] : [join])))].join(' ');

/** Rows that come after the given place in this order. */
export function comesAfter(order: readonly OrderTerm[], keys: readonly string[], values: SqlValues): string {
  const places = order.map(({ type }, index) => `${values.add(keys[index])}::${type}`);
  const [first] = order;
  // compared as rows, an index on the same columns leads straight to the place
  if (first && order.every(({ descending }) => descending === first.descending)) {
    return `(${order.map(({ sql }) => sql).join(', ')}) ${first.descending ? '<' : '>'} (${places.join(', ')})`;
  }
  const steps = order.map(({ sql, descending }, index) => {
    const equal = order.slice(0, index).map((term, before) => `${term.sql} = ${places[before] ?? ''}`);
    return [...equal, `${sql} ${descending ? '<' : '>'} ${places[index] ?? ''}`].join(' and ');
  });
  return `(${steps.map((step) => `(${step})`).join(' or ')})`;
}
