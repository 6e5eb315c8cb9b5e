import type { Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import { ERRORS, type ErrorCode } from '@proline/contract/facts';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import type { Endpoint } from '@proline/contract/frame/endpoint';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, refusalOfDatabaseError } from '../postgres/database.ts';
import { oversizedField } from './json-body.ts';
import { Refusal } from './refusal.ts';
import { languageOf } from './request-facts.ts';

/** Codes for requests that the framework refuses before any of our code runs. */
const FRAMEWORK_REFUSALS: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_NOT_FOUND: 'not_found',
};

const CLIENT_ERRORS: Readonly<Record<string, readonly [number, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
};

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';

/** Nobody has read the body; what is too large in it is told where it can be nothing else. */
const tooLarge = (endpoint: Endpoint | undefined): Refusal => {
  const field = endpoint === undefined ? null : oversizedField(endpoint);
  return new Refusal('body_too_large', field === null ? {} : { errors: { [field]: ['too_long'] } });
};

const refusalOf = (error: unknown, { routeOptions }: FastifyRequest): Refusal | null => {
  if (error instanceof Refusal) return error;
  if (isFastifyError(error) && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return tooLarge(routeOptions.config.endpoint);
  const known = isFastifyError(error) ? FRAMEWORK_REFUSALS[error.code] : undefined;
  if (known) return new Refusal(known);
  // malformed JSON, a length that is not one, a URL that cannot be decoded
  if (isFastifyError(error) && error.statusCode !== undefined && error.statusCode < 500)
    return new Refusal('bad_request');
  return refusalOfDatabaseError(error);
};

export const errorReplyOf = (refusal: Refusal, acceptLanguage: string | undefined): ErrorReply => ({
  message: ERRORS[refusal.code][languageOf(acceptLanguage)],
  code: refusal.code,
  ...(refusal.details.errors && {
    errors: Object.fromEntries(Object.entries(refusal.details.errors).map(([field, codes]) => [field, [...codes]])),
  }),
  ...(refusal.details.record && { record: refusal.details.record }),
});

/** Whoever sends for longer than this, and wants the connection closed, may lose the reply. */
const HEARD_OUT_MS = 10_000;

/**
 * The framework closes the connection over a body that it has not read. The sender, who is still sending, would then lose the
 * reply that says why: so the rest is read and thrown away, within the time limit of a request. Where the sender asks for the
 * connection to be closed, it is closed with the reply: then the reply waits until all was read.
 */
const hearOut = (request: FastifyRequest, reply: FastifyReply, then: () => unknown): void => {
  if (request.raw.complete || request.raw.destroyed) return void then();
  // to take away what is not there would also keep the usual one from being sent
  if (reply.hasHeader('connection')) reply.removeHeader('connection');
  request.raw.resume();
  if (reply.raw.shouldKeepAlive) return void then();
  finished(request.raw, { signal: AbortSignal.timeout(HEARD_OUT_MS) }).then(then, then);
};

export const sendRefusal = (refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { retryAfterSeconds } = refusal.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  reply.code(refusal.status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
  const body = JSON.stringify(errorReplyOf(refusal, request.headers['accept-language']));
  hearOut(request, reply, () => reply.send(body));
  return reply;
};

const hungUpWhileSending = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** The one place where an error becomes a reply. Nothing of an unexpected one leaves the process but its request id. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // nobody reads a reply; the log says it by itself
  if (hungUpWhileSending(request)) return sendRefusal(new Refusal('bad_request'), request, reply);
  const refusal = refusalOf(error, request);
  if (refusal === null) request.log.error({ err: error }, 'request failed');
  // the operator needs to know: bad input that only the database noticed is a gap in the contract, and the database may be away
  else if (!(error instanceof Refusal) && (isDatabaseAway(error) || refusalOfDatabaseError(error) !== null)) {
    request.log.warn({ err: error, code: refusal.code }, 'refused by the database');
  }
  return sendRefusal(refusal ?? new Refusal('internal'), request, reply);
}

/** Bytes that are not HTTP never become a request; the socket still gets an error reply of the usual form. */
export function answerClientError(error: { code?: string }, socket: Socket): void {
  // the client has hung up, so nobody reads a reply
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const [status, reason] = CLIENT_ERRORS[error.code ?? ''] ?? [400, 'Bad Request'];
  const body = JSON.stringify(errorReplyOf(new Refusal('bad_request'), undefined));
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
