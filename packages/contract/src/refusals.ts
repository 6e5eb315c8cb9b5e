import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './error-messages.ts';

/** The HTTP status that goes with each code. */
export const ERROR_STATUS: Readonly<Record<ErrorCode, number>> = {
  bad_request: 400,
  idempotency_key_invalid: 400,
  unauthenticated: 401,
  session_ended: 401,
  wrong_credentials: 401,
  forbidden: 403,
  not_found: 404,
  link_not_valid: 404,
  method_not_allowed: 405,
  conflict: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  idempotency_key_reused: 422,
  too_many_tries: 429,
  internal: 500,
  unavailable: 503,
};

/** Every refusal that a call can meet: its own, and those that follow from what it takes and who may call it. */
export const refusalsOf = (endpoint: Endpoint): ErrorCode[] => {
  const codes = new Set<ErrorCode>(['bad_request', 'validation_failed', 'internal', 'unavailable']);
  const add = (...more: readonly ErrorCode[]) => more.forEach((code) => codes.add(code));
  if (endpoint.access !== 'public') add('unauthenticated', 'session_ended');
  if (endpoint.access !== 'public' && endpoint.access !== 'signed_in') add('forbidden');
  if (endpoint.params) add('not_found');
  if (endpoint.method !== 'GET') add('body_too_large', 'unsupported_media_type', 'conflict');
  if (endpoint.method === 'POST') add('idempotency_key_invalid', 'idempotency_key_reused');
  add(...(endpoint.refusals ?? []));
  return [...codes].sort((a, b) => ERROR_STATUS[a] - ERROR_STATUS[b] || a.localeCompare(b));
};
