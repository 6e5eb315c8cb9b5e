import { expect, test } from 'vitest';
import { login } from './auth/auth.ts';
import { getTrend } from './dashboard/dashboard.ts';
import { ERROR_CODES } from './error-messages.ts';
import { ERROR_STATUS, refusalsOf } from './refusals.ts';

test('every code has the status that the product uses', () => {
  expect(Object.keys(ERROR_STATUS).sort()).toEqual([...ERROR_CODES].sort());
  expect(new Set(Object.values(ERROR_STATUS))).toEqual(
    new Set([400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503]),
  );
});

test('401 is only for a missing or dead session, or a failed sign-in', () => {
  expect(ERROR_CODES.filter((code) => ERROR_STATUS[code] === 401)).toEqual([
    'unauthenticated',
    'session_ended',
    'wrong_credentials',
  ]);
});

test('a call meets what follows from its declaration', () => {
  expect(refusalsOf(getTrend)).toEqual([
    'bad_request',
    'session_ended',
    'unauthenticated',
    'forbidden',
    'two_factor_required',
    'validation_failed',
    'internal',
    'unavailable',
  ]);
  expect(refusalsOf(login)).toEqual([
    'bad_request',
    'idempotency_key_invalid',
    'wrong_credentials',
    'conflict',
    'body_too_large',
    'unsupported_media_type',
    'idempotency_key_reused',
    'otp_required',
    'otp_wrong',
    'validation_failed',
    'too_many_tries',
    'internal',
    'unavailable',
  ]);
});
