import { useEffect, useState } from 'react';
import type { ShownList } from '../list/list-view.ts';

/** Lets the drawer go through the cards column by column. */
export const useShownInOrder = <Column extends string>({ reportShown }: ShownList, columns: readonly Column[]) => {
  const [ids, setIds] = useState<ReadonlyMap<Column, string>>(new Map());
  const all = columns
    .map((column) => ids.get(column) ?? '')
    .filter((text) => text !== '')
    .join();
  useEffect(() => reportShown(all === '' ? [] : all.split(',')), [all]);
  return (column: Column) => (text: string) =>
    setIds((before) => (before.get(column) === text ? before : new Map(before).set(column, text)));
};
