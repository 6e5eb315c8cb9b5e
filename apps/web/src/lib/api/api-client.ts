import { logout } from '@proline/contract/auth/auth';
import type { AnswerOf, Endpoint, SentBodyOf } from '@proline/contract/frame/endpoint';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { apiAddress, type AddressParts } from './api-address.ts';
import { ApiError } from './api-error.ts';
import { translate } from '../texts/i18n.ts';
import { currentLanguage } from '../preferences/preferences.ts';
import { countRequest } from './requests-in-flight.ts';
import { sessionStays } from '../session/session-ending.ts';
import { demandTwoFactor, endSession, storedToken } from '../session/session-store.ts';
import { showError } from '../screen/toast.ts';

export { ApiError };

const UNAUTHENTICATED = 401;
/** Browsers refuse 64 KiB in all; letters outside ASCII take up to three bytes. */
const MOST_KEPT_ALIVE = 20_000;

type CallOptions<E> = AddressParts & {
  body?: SentBodyOf<E>;
  /** the same key and body do the same thing once, however often they are sent */
  idempotencyKey?: string;
  /** whoever asked does not want to know any more: nothing is shown */
  signal?: AbortSignal;
  /** whoever asks says himself what went wrong */
  quiet?: boolean;
  /** to be sent even if the page goes meanwhile, as far as browsers let it */
  outlivesPage?: boolean;
};

/** No limit of time: a slow answer is still an answer. Every failure is shown, unless asked quietly, then passed on. */
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

/** For calls that answer with a file; it arrives whole or not at all. */
export const callForFile = (endpoint: Endpoint, parts: AddressParts): Promise<FileReply> =>
  countRequest(
    (async () => {
      const response = await send(endpoint, parts).catch(refuseOffline);
      if (!response.ok) return refuse(response.status, await response.json().catch(() => null));
      const blob = await response.blob().catch(refuseOffline);
      return { blob, disposition: response.headers.get('Content-Disposition') };
    })(),
  );

/** What every failed reply leads to, however it was asked for. */
export const refuse = (status: number, reply: unknown, quiet = false): never => {
  const refusal = asRefusal(reply);
  if (!quiet) showError(refusal.message);
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
    if (options.quiet === true) throw error;
    return refuseOffline(error);
  });
  // A proxy in between may answer with something else than JSON.
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
  if (options.body === undefined)
    return fetch(apiAddress(endpoint.path, options), { method: endpoint.method, headers, signal });
  headers.set('Content-Type', 'application/json');
  const body = JSON.stringify(options.body);
  const keepalive = options.outlivesPage === true && body.length < MOST_KEPT_ALIVE;
  return fetch(apiAddress(endpoint.path, options), { method: endpoint.method, headers, body, signal, keepalive });
};

const asRefusal = (reply: unknown): ErrorReply => {
  if (typeof reply === 'object' && reply !== null && 'message' in reply && typeof reply.message === 'string') {
    return { code: 'internal', ...reply, message: reply.message };
  }
  return { message: translate('error-screen')('no_answer'), code: 'internal' };
};
