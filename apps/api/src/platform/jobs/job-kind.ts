import type { Access } from '@proline/contract/frame/access';
import type { JobKindName } from '@proline/contract/facts';
import type { Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import type { Config } from '../../config.ts';
import type { DataKey } from '../security/data-key.ts';
import type { Audit } from '../http/handler.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Database, JsonValue } from '../postgres/schema.gen.ts';

/** One piece of work: one record, one result. */
export type JobItem = {
  readonly id: number;
  readonly record_id: string;
  readonly label_en: string;
  readonly label_ar: string;
  /** how often it was tried before */
  readonly attempts: number;
};

/** What an item's work may use. There is no clock: the database's now() is the only one. */
export type ItemRun<Params> = {
  /** The item is marked as done in this very transaction: what is written here happens exactly once. */
  readonly tx: Transaction<Database>;
  /** Adds an audit entry in the name of the admin who started the job. */
  readonly audit: Audit;
  readonly item: JobItem;
  readonly params: Params;
  readonly job_id: string;
  /** null: the program itself */
  readonly created_by: string | null;
  readonly config: Config;
  readonly dataKey: DataKey;
};

/** Several items of one job, for work that is done by few statements however many they are. */
export type ItemsRun<Params> = Omit<ItemRun<Params>, 'item'> & { readonly items: readonly JobItem[] };

/** What happens before an item's transaction. It may be repeated, by another process, too: what it finds goes to rows of its own. */
export type BeforeRun<Params> = Omit<ItemRun<Params>, 'tx' | 'audit'> & {
  readonly db: Kysely<Database>;
  /** aborted when the job is canceled or the process stops */
  readonly signal: AbortSignal;
};

export type AfterRun = Pick<ItemRun<unknown>, 'config' | 'dataKey'> & { readonly db: Kysely<Database> };

/** Details that are stored and shown with the item's result; they must contain no secrets. */
export type ItemDetail = Readonly<Record<string, JsonValue>>;

/** What became of one item: its details if there are any, or why it was refused. */
export type ItemResult = ItemDetail | Refusal | null;

type Work<Params> =
  | {
      /**
       * A thrown Refusal is the item's result, with its code. Any other error undoes the item and tries it again later.
       * Whatever takes long outside the database (a mail server) must give up within the statement timeout.
       */
      readonly runItem: (run: ItemRun<Params>) => Promise<ItemDetail> | Promise<void>;
    }
  | {
      /**
       * The results in the order of the items; `together` says how many there are at most. If it throws, for whatever
       * reason, all of it is undone, and it is called for each item by itself: then what it throws counts as above.
       */
      readonly runItems: (run: ItemsRun<Params>) => Promise<readonly ItemResult[]>;
    };

export type JobDeclaration<Params extends z.ZodType> = Work<z.output<Params>> & {
  readonly kind: JobKindName;
  /**
   * Who may start it; asked again before each item, so a job ends with its starter's permission. 'system': the program
   * itself, and then nobody is shown the job.
   */
  readonly access: Exclude<Access, 'public'> | 'system';
  /** Kept as JSON beside the job: no secret in plain text. */
  readonly params: Params;
  /**
   * What takes so long that no transaction may wait for it. Meanwhile the item is leased to this process, and other jobs go
   * on; each process does one at a time. A thrown Refusal is the item's result.
   */
  readonly beforehand?: (run: BeforeRun<z.output<Params>>) => Promise<void>;
  /**
   * What talks to the network and must hold no transaction open: it runs once the item is done and committed. A process that
   * dies in between leaves it undone, so what it does is noted in rows of its own.
   */
  readonly afterwards?: (run: AfterRun) => Promise<void>;
  /** Its items are persons, whose names stand nowhere but with them: the labels are read when the results are. */
  readonly ofPersons?: boolean;
  /**
   * How many of its items one transaction may hold; one by default. For short work that concerns thousands: the commit,
   * and not the work, is what takes the time.
   */
  readonly together?: number;
  /** The job is added once per this many minutes, by whichever process comes first. */
  readonly everyMinutes?: number;
  /** After this many tries an unexpected error is the result; 5 by default. */
  readonly maxAttempts?: number;
};

export type JobKind<Params extends z.ZodType = z.ZodType> = Omit<
  JobDeclaration<Params>,
  'runItem' | 'runItems' | 'beforehand'
> & {
  /** Whether `run` takes more than one item. */
  readonly takesMany: boolean;
  /** Runs items of one job; parses the stored params by their schema first. */
  readonly run: (run: Omit<ItemsRun<unknown>, 'params'>, storedParams: unknown) => Promise<readonly ItemResult[]>;
  readonly beforehand?: (run: Omit<BeforeRun<unknown>, 'params'>, storedParams: unknown) => Promise<void>;
};

export const defineJob = <Params extends z.ZodType>(declaration: JobDeclaration<Params>): JobKind<Params> => {
  const { beforehand, ...declared } = declaration;
  const paramsOf = (stored: unknown) => declaration.params.parse(stored);
  const before: Pick<JobKind, 'beforehand'> = beforehand
    ? { beforehand: (run, stored) => beforehand({ ...run, params: paramsOf(stored) }) }
    : {};
  if ('runItems' in declared) {
    const { runItems, ...facts } = declared;
    return {
      ...facts,
      ...before,
      takesMany: true,
      run: (run, stored) => runItems({ ...run, params: paramsOf(stored) }),
    };
  }
  const { runItem, ...facts } = declared;
  return {
    ...facts,
    ...before,
    takesMany: false,
    run: async ({ items, ...run }, stored) => {
      const params = paramsOf(stored);
      const results: ItemResult[] = [];
      for (const item of items) results.push((await runItem({ ...run, item, params })) ?? null);
      return results;
    },
  };
};
