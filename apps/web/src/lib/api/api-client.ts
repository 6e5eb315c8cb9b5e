import { logout } from '@proline/contract/auth/auth';
import type { AnswerOf, Endpoint, SentBodyOf } from '@proline/contract/frame/endpoint';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { apiAddress, type AddressParts } from './api-address.ts';
import { ApiError } from './api-error.ts';
import { takeEarly } from './early-answers.ts';
import { translate } from '../texts/i18n.ts';
import { currentLanguage } from '../preferences/preferences.ts';
import { countRequest } from './requests-in-flight.ts';
import { sessionStays } from '../session/session-ending.ts';
import { demandTwoFactor, endSession, storedToken } from '../session/session-store.ts';
import { showError } from '../screen/toast.ts';

export { ApiError };

const UNAUTHENTICATED = 401;
/** Browsers refuse more than 64 KiB of such requests in all, and a letter outside ASCII takes up to three bytes. */
const MOST_KEPT_ALIVE = 20_000;

type CallOptions<E> = AddressParts & {
  body?: SentBodyOf<E>;
  /** Requests with the same key and body take effect once, however often they are sent. */
  idempotencyKey?: string;
  /** Aborts the call when the caller no longer needs the answer; no failure is shown then. */
  signal?: AbortSignal;
  /**
   * The caller shows the failure itself: every failure, or only a refusal with one of these codes; `offline` stands for an
   * answer that never came.
   */
  quiet?: boolean | readonly string[];
  /** The request is sent even if the page closes meanwhile, as far as browsers allow it. */
  outlivesPage?: boolean;
};

/**
 * Calls the API and returns its answer. There is no time limit, because a slow answer is still an answer. Every failure
 * is shown, unless the call is quiet, and then thrown.
 */
export const call = async <E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}): Promise<AnswerOf<E>> => {
  if (endpoint.access !== 'public' && endpoint.path !== logout.path) await sessionStays();
  const { response, reply } = await countRequest(exchange(endpoint, options));
  if (response.ok) {
    // The server made this reply with the schema that AnswerOf is inferred from.
    return reply as AnswerOf<E>;
  }
  return refuse(response.status, reply, options.quiet);
};

type FileReply = { readonly blob: Blob; readonly disposition: string | null };

/** Calls an endpoint that answers with a file. The file arrives whole or not at all. */
export const callForFile = (endpoint: Endpoint, parts: AddressParts): Promise<FileReply> =>
  countRequest(
    (async () => {
      const response = await send(endpoint, parts).catch(refuseOffline);
      if (!response.ok) return refuse(response.status, await response.json().catch(() => null));
      const blob = await response.blob().catch(refuseOffline);
      return { blob, disposition: response.headers.get('Content-Disposition') };
    })(),
  );

const isQuiet = (quiet: CallOptions<Endpoint>['quiet'] = false, code: string): boolean =>
  typeof quiet === 'boolean' ? quiet : quiet.includes(code);

/** Handles every failed reply, whichever kind of call received it. */
export const refuse = (status: number, reply: unknown, quiet: CallOptions<Endpoint>['quiet'] = false): never => {
  const refusal = asRefusal(reply);
  if (!isQuiet(quiet, refusal.code)) showError(refusal.message);
  if (status === UNAUTHENTICATED) endSession();
  if (refusal.code === 'two_factor_required') demandTwoFactor();
  throw new ApiError(status, refusal);
};

export const refuseOffline = (error: unknown): never => {
  showError(translate('error-screen')('offline'));
  throw error;
};

const exchange = async <E extends Endpoint>(endpoint: E, options: CallOptions<E>) => {
  const response = await send(endpoint, options).catch((error: unknown) => {
    options.signal?.throwIfAborted();
    if (isQuiet(options.quiet, 'offline')) throw error;
    return refuseOffline(error);
  });
  // A proxy in between may answer with something other than JSON.
  const reply: unknown = await response.json().catch(() => null);
  options.signal?.throwIfAborted();
  return { response, reply };
};

const send = <E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Response> => {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': currentLanguage() });
  const token = storedToken();
  if (token !== null) headers.set('Authorization', token);
  if (options.idempotencyKey !== undefined) headers.set('Idempotency-Key', options.idempotencyKey);
  const { signal = null } = options;
  const address = apiAddress(endpoint.path, options);
  if (options.body === undefined)
    return (
      (endpoint.method === 'GET' && takeEarly(address)) || fetch(address, { method: endpoint.method, headers, signal })
    );
  headers.set('Content-Type', 'application/json');
  const body = JSON.stringify(options.body);
  const keepalive = options.outlivesPage === true && body.length < MOST_KEPT_ALIVE;
  return fetch(address, { method: endpoint.method, headers, body, signal, keepalive });
};

const asRefusal = (reply: unknown): ErrorReply => {
  if (typeof reply === 'object' && reply !== null && 'message' in reply && typeof reply.message === 'string') {
    return { code: 'internal', ...reply, message: reply.message };
  }
  return { message: translate('error-screen')('no_answer'), code: 'internal' };
};
