import type { Access } from '@proline/contract/frame/access';
import type { JobKindName } from '@proline/contract/facts';
import type { Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import type { Config } from '../../config.ts';
import type { DataKey } from '../security/data-key.ts';
import type { Audit } from '../http/handler.ts';
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

export type AfterRun = Pick<ItemRun<unknown>, 'config' | 'dataKey'> & { readonly db: Kysely<Database> };

/** Details that are stored and shown with the item's result; they must contain no secrets. */
export type ItemDetail = Readonly<Record<string, JsonValue>>;

export type JobDeclaration<Params extends z.ZodType> = {
  readonly kind: JobKindName;
  /**
   * Who may start it; asked again before each item, so a job ends with its starter's permission. 'system': the program
   * itself, and then nobody is shown the job.
   */
  readonly access: Exclude<Access, 'public'> | 'system';
  /** Kept as JSON beside the job: no secret in plain text. */
  readonly params: Params;
  /**
   * A thrown Refusal is the item's result, with its code. Any other error undoes the item and tries it again later.
   * Whatever takes long outside the database (a mail server) must give up within the statement timeout.
   */
  readonly runItem: (run: ItemRun<z.output<Params>>) => Promise<ItemDetail> | Promise<void>;
  /**
   * What talks to the network and must hold no transaction open: it runs once the item is done and committed. A process that
   * dies in between leaves it undone, so what it does is noted in rows of its own.
   */
  readonly afterwards?: (run: AfterRun) => Promise<void>;
  /** Its items are persons, whose names stand nowhere but with them: the labels are read when the results are. */
  readonly ofPersons?: boolean;
  /**
   * How many of its items one transaction may hold, each behind a savepoint of its own; one by default. For short work
   * that concerns thousands: the commit, and not the work, is what takes the time.
   */
  readonly together?: number;
  /** The job is added once per this many minutes, by whichever process comes first. */
  readonly everyMinutes?: number;
  /** After this many tries an unexpected error is the result; 5 by default. */
  readonly maxAttempts?: number;
};

export type JobKind<Params extends z.ZodType = z.ZodType> = Omit<JobDeclaration<Params>, 'runItem'> & {
  /** Runs one item; parses the stored params by their schema first. */
  readonly run: (run: Omit<ItemRun<unknown>, 'params'>, storedParams: unknown) => Promise<ItemDetail> | Promise<void>;
};

export const defineJob = <Params extends z.ZodType>(declaration: JobDeclaration<Params>): JobKind<Params> => {
  const { runItem, ...facts } = declaration;
  return { ...facts, run: (run, stored) => runItem({ ...run, params: declaration.params.parse(stored) }) };
};
