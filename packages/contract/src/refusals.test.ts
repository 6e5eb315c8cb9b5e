import { expect, test } from 'vitest';
import { login } from './auth/auth.ts';
import { getTrend } from './dashboard/dashboard.ts';
import { refusalsOf } from './refusals.ts';

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
