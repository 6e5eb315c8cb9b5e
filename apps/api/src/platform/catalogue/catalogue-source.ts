import type { Topic } from '@proline/contract/topic';
import type { RawBuilder, Transaction } from 'kysely';
import type { Database } from '../postgres/schema.gen.ts';

/** Table → ids of its rows. */
export type Moved = Readonly<Record<string, readonly string[]>>;

type Merging = { readonly from: string; readonly into: string };

/** How one catalogue is kept, and what refers to it. */
export type CatalogueSource = {
  readonly table: 'categories' | 'types';
  /** in the audit log */
  readonly entity: Topic & ('category' | 'type');
  /** columns that people fill in */
  readonly columns: readonly string[];
  /** select … giving `id` and `n`, the events that refer to it */
  readonly used: RawBuilder<unknown>;
  /** Places that refer to both and would then refer twice to one. */
  readonly countClashes: (tx: Transaction<Database>, merging: Merging) => Promise<number>;
  /** Points everything at the target; says what, and how many events that are. */
  readonly move: (tx: Transaction<Database>, merging: Merging) => Promise<{ moved: Moved; events: number }>;
  /** Points what was moved, and still refers to the target, back at the source. */
  readonly moveBack: (tx: Transaction<Database>, merging: Merging, moved: Moved) => Promise<number>;
};
