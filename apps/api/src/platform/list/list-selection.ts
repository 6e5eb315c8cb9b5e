import type { List } from '@proline/contract/frame/list';
import type { PermissionSet } from '@proline/domain/account/permission';
import type { AnySource, ListSource } from './list-source.ts';
import { conditionsOf, madeRows, narrowingOf, refuseHidden, where } from './list-where.ts';
import { SqlValues } from './sql-values.ts';

/** What a list's `selection` schema lets through: these rows, or all that match. */
export type Selection =
  { readonly ids: readonly string[] } | { readonly all: true; readonly query: Readonly<Record<string, unknown>> };

/** A statement that selects the given fields of the selected rows, oldest first: what a bulk job works through. */
export function selectedRows<L extends List>(
  given: ListSource<L>,
  selection: Selection,
  fields: string,
  set: PermissionSet,
): { text: string; values: unknown[] } {
  // the engine asks a source only for what its list declares
  const source = given as unknown as AnySource;
  const { from, id, list, always } = source;
  const values = new SqlValues();
  if ('ids' in selection) {
    const conditions = [
      `${id.sql} = any(${values.add([...selection.ids])}::${id.type}[])`,
      ...(always ? [always] : []),
    ];
    return { text: `select ${fields} from ${from} ${where(conditions)} order by ${id.sql}`, values: values.list };
  }
  const narrowing = narrowingOf(list, selection.query);
  refuseHidden(list, set, { filters: narrowing.set.keys() });
  const made = madeRows(source, narrowing, values);
  const conditions = conditionsOf(source, narrowing, values);
  return { text: `${made} select ${fields} from ${from} ${where(conditions)} order by ${id.sql}`, values: values.list };
}
