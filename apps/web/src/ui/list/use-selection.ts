import { useState } from 'react';
import type { ListRow } from '../../lib/list/list-rows.ts';

type Kept<Row> = { readonly of: string; readonly rows: ReadonlyMap<string, Row>; readonly all: boolean };

export type Selection<Row> = {
  readonly rows: ReadonlyMap<string, Row>;
  /** Everything that matches is selected, not only these rows. */
  readonly all: boolean;
  readonly has: (id: string) => boolean;
  readonly toggle: (rows: readonly Row[], on: boolean) => void;
  readonly takeAll: () => void;
  readonly clear: () => void;
};

export const idOf = (row: ListRow): string => String(row.id);

/** A selection belongs to one set of filters: with others it would contain rows that are not visible. */
export const useSelection = <Row extends ListRow>(narrowing: string): Selection<Row> => {
  const none: Kept<Row> = { of: narrowing, rows: new Map(), all: false };
  const [kept, setKept] = useState(none);
  const { rows, all } = kept.of === narrowing ? kept : none;
  return {
    rows,
    all,
    has: (id) => all || rows.has(id),
    toggle: (changed, on) => {
      const next = new Map(rows);
      for (const row of changed)
        if (on) next.set(idOf(row), row);
        else next.delete(idOf(row));
      setKept({ of: narrowing, rows: next, all: false });
    },
    takeAll: () => setKept({ of: narrowing, rows, all: true }),
    clear: () => setKept(none),
  };
};
