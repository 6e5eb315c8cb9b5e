import type { Endpoint } from './frame/endpoint.ts';
import type { ErrorCode } from './error-messages.ts';

/** The HTTP status that goes with each code. */
export const ERROR_STATUS: Readonly<Record<ErrorCode, number>> = {
  bad_request: 400,
  idempotency_key_invalid: 400,
  unauthenticated: 401,
  session_ended: 401,
  wrong_credentials: 401,
  forbidden: 403,
  two_factor_required: 403,
  more_than_yours: 403,
  not_found: 404,
  link_not_valid: 404,
  method_not_allowed: 405,
  conflict: 409,
  file_not_usable: 409,
  two_factor_is_off: 409,
  two_factor_is_on: 409,
  two_factor_not_begun: 409,
  email_taken: 409,
  not_yourself: 409,
  last_owner: 409,
  admin_not_invited: 409,
  admin_disabled: 409,
  admin_not_disabled: 409,
  mail_not_configured: 409,
  job_finished: 409,
  nothing_to_retry: 409,
  name_taken: 409,
  view_outdated: 409,
  too_many_views: 409,
  merge_into_itself: 409,
  merge_target_archived: 409,
  merged_away: 409,
  merge_clashes: 409,
  in_use: 409,
  event_closed: 409,
  event_not_draft: 409,
  move_not_allowed: 409,
  owner_only: 409,
  event_not_ready: 409,
  event_has_started: 409,
  event_has_people: 409,
  event_not_due: 409,
  nobody_confirmed: 409,
  shifts_not_over: 409,
  attendance_unresolved: 409,
  still_clocked_in: 409,
  pay_already_approved: 409,
  outside_notice_period: 409,
  leader_busy: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  idempotency_key_reused: 422,
  reason_required: 422,
  period_too_long: 422,
  file_empty: 422,
  file_name_has_path: 422,
  file_type_not_allowed: 422,
  file_damaged: 422,
  image_too_many_pixels: 422,
  otp_required: 422,
  otp_wrong: 422,
  wrong_current_password: 422,
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
  if (endpoint.access !== 'public' && endpoint.beforeTwoFactor !== true) add('two_factor_required');
  if (endpoint.params) add('not_found');
  if (endpoint.method !== 'GET') add('body_too_large', 'unsupported_media_type', 'conflict');
  if (endpoint.method === 'POST') add('idempotency_key_invalid', 'idempotency_key_reused');
  add(...(endpoint.refusals ?? []));
  return [...codes].sort((a, b) => ERROR_STATUS[a] - ERROR_STATUS[b] || a.localeCompare(b));
};
