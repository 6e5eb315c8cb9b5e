import type pg from 'pg';
import type { SqlValues } from './sql-values.ts';

/**
 * What the database holds: two statements that read the same here see the very same rows, because whoever writes anything
 * changes it.
 */
const HELD = 'pg_current_snapshot()::text || current_date';
const MOST_KNOWN = 500;

type Known = { readonly held: string; readonly total: number };

const NOTHING: Known = { held: '', total: 0 };

/** By pool: several apps may run in one process. */
const knownTotals = new WeakMap<pg.Pool, Map<string, Known>>();

/** The total of a page: counted by its statement, unless it was counted before and nothing has been written since. */
export type ListTotal = {
  /** gives `#total` and `#held` */
  readonly columns: string;
  /** the bound values, with what is known at this moment */
  readonly renewed: (bound: readonly unknown[]) => unknown[];
  /** takes the first row of the reply */
  readonly remember: (row: Readonly<Record<string, unknown>> | undefined) => void;
};

type Counting = {
  /** the statement that counts */
  readonly count: string;
  readonly from: string;
  readonly conditions: readonly string[];
  readonly values: SqlValues;
};

/** A count up to the cap costs more than its page; whoever turns pages, or looks again, waits for it once. */
export function listTotal(pool: pg.Pool, { count, from, conditions, values }: Counting): ListTotal {
  const counted = (total: string) => `${total} as "#total", ${HELD} as "#held"`;
  // what depends on the moment changes without anybody writing
  if (conditions.some((condition) => condition.includes('now()')))
    return { columns: counted(`(${count})`), renewed: (bound) => [...bound], remember: () => undefined };
  const totals = knownTotals.get(pool) ?? new Map<string, Known>();
  knownTotals.set(pool, totals);
  const key = JSON.stringify([from, conditions, values.list]);
  const place = values.list.length;
  return {
    columns: counted(
      `case when ${HELD} = ${values.add(NOTHING.held)} then ${values.add(NOTHING.total)}::bigint else (${count}) end`,
    ),
    renewed(bound) {
      const { held, total } = totals.get(key) ?? NOTHING;
      return bound.with(place, held).with(place + 1, total);
    },
    remember(row) {
      totals.delete(key);
      totals.set(key, { held: String(row?.['#held']), total: Number(row?.['#total'] ?? 0) });
      const [oldest] = totals.keys();
      if (totals.size > MOST_KNOWN && oldest !== undefined) totals.delete(oldest);
    },
  };
}
