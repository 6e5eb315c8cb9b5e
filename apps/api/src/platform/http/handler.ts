import type { Readable } from 'node:stream';
import type { AdminProfile } from '@proline/contract/auth/admin';
import type { Endpoint, BodyOf, ParamsOf, QueryOf, ReplyOf } from '@proline/contract/frame/endpoint';
import type { ErrorCode } from '@proline/contract/facts';
import type { Kysely, Transaction } from 'kysely';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import type { AuditEntry } from '../writing/audit.ts';
import type { DataKey } from '../security/data-key.ts';
import type { RequestFacts } from './request-facts.ts';
import type { Database } from '../postgres/schema.gen.ts';

export type SignedInAdmin = AdminProfile & { session_id: string };

/** An usher or team leader, for themselves. */
export type SignedInPerson = { readonly id: string; readonly session_id: string };

/** Somebody who wants to join and has proved a phone. The id is the one that the person will have. */
export type ProvedJoiner = { readonly id: string; readonly phone: string };

/** Adds entries to the audit log; those of many records are added at once. Called with none, it says that nothing was changed. */
export type Audit = (...entries: readonly AuditEntry[]) => Promise<void>;

/** What a handler may use. There is no clock: the database's now() is the only one. */
export type Context<
  Admin extends SignedInAdmin | null = SignedInAdmin | null,
  Reply = unknown,
  Person extends SignedInPerson | null = SignedInPerson | null,
  Joiner extends ProvedJoiner | null = ProvedJoiner | null,
> = {
  readonly db: Kysely<Database>;
  /** For hot reads: `pool.query({ name, text, values })` keeps the statement prepared. */
  readonly pool: pg.Pool;
  readonly config: Config;
  readonly dataKey: DataKey;
  readonly admin: Admin;
  /** who calls for themselves, where the endpoint is for the staff */
  readonly person: Person;
  /** who wants to join, where the endpoint is for those */
  readonly joiner: Joiner;
  readonly request: RequestFacts;
  /** One transaction, at least one audit entry, and the Idempotency-Key's reply stored with the effect. At most once per request. */
  readonly write: (run: (tx: Transaction<Database>, audit: Audit) => Promise<Reply>) => Promise<Reply>;
};

export type ContextOf<E extends Endpoint> = Context<
  E['access'] extends 'public' | 'staff' | 'joiner' ? null : SignedInAdmin,
  ReplyOf<E>,
  E['access'] extends 'staff' ? SignedInPerson : null,
  E['access'] extends 'joiner' ? ProvedJoiner : null
>;

export type Input<E> = { readonly params: ParamsOf<E>; readonly query: QueryOf<E>; readonly body: BodyOf<E> };

/** What the mount hands over: `bytes` only when the endpoint takes them. */
export type ReadInput = Input<Endpoint> & { readonly bytes?: Buffer };

export type Handler<E extends Endpoint> = (input: Input<E>, context: ContextOf<E>) => Promise<ReplyOf<E>>;

export type RouteOptions = {
  /** The call itself ends the session: a repetition with the same Idempotency-Key still gets its reply. */
  readonly endsSession?: boolean;
  /** Each call takes effect, also under an Idempotency-Key that was used before: what is shown is recorded every time. */
  readonly neverReplayed?: boolean;
  /** The code of the refusal when the path's parameters are malformed; 'not_found' by default. */
  readonly badParams?: ErrorCode;
};

export type Route = {
  readonly endpoint: Endpoint;
  readonly options: RouteOptions;
  /** Runs the handler; the endpoint's schemas have validated its input by then. */
  readonly run: (input: ReadInput, context: Context) => Promise<unknown>;
};

/** Joins an endpoint to its handler; features/<noun>/<noun>.routes.ts exports arrays of these. */
export const route = <E extends Endpoint>(endpoint: E, handler: Handler<E>, options: RouteOptions = {}): Route => ({
  endpoint,
  options,
  // the mount validates with this very endpoint's schemas first; a list of routes just cannot express which one it is
  run: handler as unknown as Route['run'],
});

/** A reply that is sent as it is, with its own content type. */
export type StreamedReply = {
  readonly type: string;
  readonly body: Readable | Buffer;
  /** the browser saves the reply under this name; without it the reply is shown */
  readonly fileName?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A route whose endpoint `produces` something else than JSON. The handler throws refusals before it streams. */
export const streamRoute = <E extends Endpoint>(
  endpoint: E,
  handler: (input: Input<E>, context: ContextOf<E>) => Promise<StreamedReply>,
  options: RouteOptions = {},
): Route => ({ endpoint, options, run: handler as unknown as Route['run'] });

/** A route whose endpoint `takesBytes`: the handler also gets the file's bytes. */
export const bytesRoute = <E extends Endpoint>(
  endpoint: E,
  handler: (input: Input<E> & { readonly bytes: Buffer }, context: ContextOf<E>) => Promise<ReplyOf<E>>,
  options: RouteOptions = {},
): Route => ({ endpoint, options, run: handler as unknown as Route['run'] });
