import type { Readable } from 'node:stream';
import type { AdminProfile } from '@proline/contract/auth/admin';
import type { Endpoint, BodyOf, ParamsOf, QueryOf, ReplyOf } from '@proline/contract/frame/endpoint';
import type { ErrorCode } from '@proline/contract/error-messages';
import type { Kysely, Transaction } from 'kysely';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import type { AuditEntry } from '../writing/audit.ts';
import type { DataKey } from '../security/data-key.ts';
import type { RequestFacts } from './request-facts.ts';
import type { Database } from '../postgres/schema.gen.ts';

export type SignedInAdmin = AdminProfile & { session_id: string };

export type Audit = (entry: AuditEntry) => Promise<void>;

/** What a handler may use. There is no clock: the database's now() is the only one. */
export type Context<Admin extends SignedInAdmin | null = SignedInAdmin | null, Reply = unknown> = {
  readonly db: Kysely<Database>;
  /** For hot reads: `pool.query({ name, text, values })` keeps the statement prepared. */
  readonly pool: pg.Pool;
  readonly config: Config;
  readonly dataKey: DataKey;
  readonly admin: Admin;
  readonly request: RequestFacts;
  /** One transaction, at least one audit entry, and the Idempotency-Key's reply stored with the effect. At most once per request. */
  readonly write: (run: (tx: Transaction<Database>, audit: Audit) => Promise<Reply>) => Promise<Reply>;
};

export type ContextOf<E extends Endpoint> = Context<E['access'] extends 'public' ? null : SignedInAdmin, ReplyOf<E>>;

export type Input<E> = { readonly params: ParamsOf<E>; readonly query: QueryOf<E>; readonly body: BodyOf<E> };

/** What the mount hands over: `bytes` only when the endpoint takes them. */
export type ReadInput = Input<Endpoint> & { readonly bytes?: Buffer };

export type Handler<E extends Endpoint> = (input: Input<E>, context: ContextOf<E>) => Promise<ReplyOf<E>>;

export type RouteOptions = {
  /** The call itself ends the session: a repetition with the same Idempotency-Key still gets its reply. */
  readonly endsSession?: boolean;
  /** What an address that cannot be right is called; 'not_found' unless told. */
  readonly badParams?: ErrorCode;
};

export type Route = {
  readonly endpoint: Endpoint;
  readonly options: RouteOptions;
  /** The handler behind the endpoint's own schemas: `run` takes only what they have let through. */
  readonly run: (input: ReadInput, context: Context) => Promise<unknown>;
};

/** Joins an endpoint to its handler; features/<noun>/<noun>.routes.ts exports arrays of these. */
export const route = <E extends Endpoint>(endpoint: E, handler: Handler<E>, options: RouteOptions = {}): Route => ({
  endpoint,
  options,
  // the mount has run this very endpoint's schemas and access check by then: only here the types forget which one it is
  run: handler as unknown as Route['run'],
});

/** What leaves as it is, with its own type of content. */
export type StreamedReply = {
  readonly type: string;
  readonly body: Readable | Buffer;
  /** a file to be saved under this name; left out: it is read on the spot */
  readonly fileName?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The same for an endpoint that `produces` something else than JSON. The handler refuses before it streams. */
export const streamRoute = <E extends Endpoint>(
  endpoint: E,
  handler: (input: Input<E>, context: ContextOf<E>) => Promise<StreamedReply>,
  options: RouteOptions = {},
): Route => ({ endpoint, options, run: handler as unknown as Route['run'] });

/** The same for an endpoint that `takesBytes`: the file itself comes beside what the address says. */
export const bytesRoute = <E extends Endpoint>(
  endpoint: E,
  handler: (input: Input<E> & { readonly bytes: Buffer }, context: ContextOf<E>) => Promise<ReplyOf<E>>,
  options: RouteOptions = {},
): Route => ({ endpoint, options, run: handler as unknown as Route['run'] });
