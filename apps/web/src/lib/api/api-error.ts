import type { ErrorReply, StandingRecord } from '@proline/contract/frame/error-reply';

/** A refusal of the server, with the fields that it mentions. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** The record that stands in the way, if the server names one. */
  readonly record: StandingRecord | null;

  constructor(status: number, reply: ErrorReply) {
    super(reply.message);
    this.name = 'ApiError';
    this.status = status;
    this.code = reply.code;
    this.errors = reply.errors ?? {};
    this.record = reply.record ?? null;
  }
}
