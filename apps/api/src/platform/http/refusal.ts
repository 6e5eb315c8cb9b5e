import { ERRORS, type ErrorCode } from '@proline/contract/facts';
import type { ErrorRows } from '@proline/contract/frame/fact';
import type { StandingRecord } from '@proline/contract/frame/error-reply';

/** Field path → what is wrong there, as stable codes. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

type RefusalDetails = {
  readonly retryAfterSeconds?: number;
  readonly errors?: FieldErrors;
  /** what stands in the way, for a link to it */
  readonly record?: StandingRecord;
};

/** The one way to refuse a request: the error handler turns it into the reply, in the caller's language. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code);
    this.code = code;
    const { status, field }: ErrorRows[string] = ERRORS[code];
    this.status = status;
    this.details = field === undefined ? details : { errors: { [field]: [code] }, ...details };
  }
}

/** The service is busy or has no database: the caller may try again in a moment. */
export const unavailable = (retryAfterSeconds = 1): Refusal => new Refusal('unavailable', { retryAfterSeconds });
