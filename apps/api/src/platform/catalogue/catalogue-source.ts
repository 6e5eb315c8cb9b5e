import type { Topic } from '@proline/contract/facts';
import type { RawBuilder, Transaction } from 'kysely';
import type { Database } from '../postgres/schema.gen.ts';

/** Table → ids of its rows. */
export type Moved = Readonly<Record<string, readonly string[]>>;

type Merging = { readonly from: string; readonly into: string };

/** How one catalogue is stored, and what refers to it. */
export type CatalogueSource = {
  readonly table: 'categories' | 'types';
  /** in the audit log */
  readonly entity: Topic & ('category' | 'type');
  /** columns that people fill in */
  readonly columns: readonly string[];
  /** select … giving `id` and `n`, the events that refer to it */
  readonly used: RawBuilder<unknown>;
  /** Counts the records that refer to both entries and would refer twice to one after a merge. */
  readonly countClashes: (tx: Transaction<Database>, merging: Merging) => Promise<number>;
  /**
   * Locks the events that refer to the entry. Everywhere events are locked before entries, because publishing one locks
   * the entries that its plan names.
   */
  readonly lockEvents: (tx: Transaction<Database>, id: string) => Promise<unknown>;
  /** Points everything at the target and returns what was moved, with the number of events. */
  readonly move: (tx: Transaction<Database>, merging: Merging) => Promise<{ moved: Moved; events: number }>;
  /** Points what was moved, and still refers to the target, back at the source. */
  readonly moveBack: (tx: Transaction<Database>, merging: Merging, moved: Moved) => Promise<number>;
};
