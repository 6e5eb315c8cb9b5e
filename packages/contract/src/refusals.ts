import { isOfApp } from './frame/access.ts';
import type { Endpoint } from './frame/endpoint.ts';
import { ERRORS, type ErrorCode } from './facts.ts';

/** What is written about a person may meet that the record was merged, or erased, a moment ago. */
const OF_A_PERSON = /^\/admin\/(persons|ushers|leaders)\/:id/;

/** Every refusal that a call can meet: its own, and those that follow from what it takes and who may call it. */
export const refusalsOf = (endpoint: Endpoint): ErrorCode[] => {
  const codes = new Set<ErrorCode>(['bad_request', 'validation_failed', 'internal', 'unavailable']);
  const add = (...more: readonly ErrorCode[]) => more.forEach((code) => codes.add(code));
  if (endpoint.access !== 'public') add('unauthenticated', 'session_ended');
  const isForAdmins = endpoint.access !== 'public' && !isOfApp(endpoint.access);
  if (isForAdmins && endpoint.access !== 'signed_in') add('forbidden');
  if (isForAdmins && endpoint.beforeTwoFactor !== true) add('two_factor_required');
  if (endpoint.params) add('not_found');
  if (endpoint.method !== 'GET' && OF_A_PERSON.test(endpoint.path)) add('merged_meanwhile', 'person_erased');
  if (endpoint.method !== 'GET') add('body_too_large', 'unsupported_media_type', 'conflict');
  if (endpoint.method === 'POST') add('idempotency_key_invalid', 'idempotency_key_reused');
  add(...(endpoint.refusals ?? []));
  return [...codes].sort((a, b) => ERRORS[a].status - ERRORS[b].status || a.localeCompare(b));
};
