import { z } from 'zod';
import type { Access } from './access.ts';
import type { ErrorCode } from '../facts.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What one call takes, gives and needs. API, web app, OpenAPI and tests all read this and nothing else. */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> = {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  /** under /api */
  readonly path: string;
  readonly access: Access;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
  /** Content types other than JSON: the reply is streamed as it is, and `response` is not used. */
  readonly produces?: readonly string[];
  /** How many bytes of JSON are read instead of the usual 1 MB. For a somewhat larger body the refusal still names the texts that are too long. */
  readonly takesJson?: number;
  /** The body is a file of at most this many bytes instead of JSON. */
  readonly takesBytes?: number;
  /** Also taken from programs that send a form, of which nothing is read. */
  readonly takesForm?: boolean;
  /** Also open to an admin who must set up two-factor sign-in first and may do nothing else. */
  readonly beforeTwoFactor?: boolean;
  /** refusals of this endpoint, besides the common ones */
  readonly refusals?: readonly ErrorCode[];
};

export const endpoint = <
  Params extends z.ZodType = z.ZodNever,
  Query extends z.ZodType = z.ZodNever,
  Body extends z.ZodType = z.ZodNever,
  Response extends z.ZodType = z.ZodType,
  const Caller extends Access = Access,
>(
  declaration: Endpoint<Params, Query, Body, Response> & { readonly access: Caller },
) => declaration;

export type ParamsOf<E> = E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
/** What the handler returns, before serialization. */
export type ReplyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.input<R> : never;
/** What the client receives. */
export type AnswerOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never;
/** What the client sends. */
export type SentBodyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never;

/** The response of calls that `produce` something else than JSON. */
export const streamed = z.object({ data: z.null() });
