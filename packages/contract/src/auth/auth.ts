import { z } from 'zod';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@proline/domain/account/account-limits';
import { isPlainLine } from '@proline/domain/text/plain-text';
import { adminProfile } from './admin.ts';
import { endpoint } from '../frame/endpoint.ts';
import { email } from '../frame/text.ts';
import type { Slice } from '../frame/slice.ts';
import { oneTimeCode } from '../two-factor/one-time-code.ts';

const plainPassword = z.string().max(PASSWORD_MAX_LENGTH).refine(isPlainLine, { error: 'forbidden_characters' });
export const password = plainPassword.min(1);
export const newPassword = plainPassword.min(PASSWORD_MIN_LENGTH);

/** 32 random bytes in base64url. */
const secretToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/)
  .meta({ examples: ['the-forty-three-characters-of-the-link-0000'] });

export const done = z.object({ data: z.null() });

export const login = endpoint({
  name: 'login',
  summary: 'Sign in',
  method: 'POST',
  path: '/admin/auth/login',
  access: 'public',
  body: z.strictObject({ email, password, otp: oneTimeCode.optional() }),
  response: z.object({
    data: z.object({ token_type: z.string(), access_token: z.string(), user: adminProfile }),
  }),
  refusals: ['wrong_credentials', 'otp_required', 'otp_wrong', 'too_many_tries'],
});

export const logout = endpoint({
  name: 'logout',
  summary: 'End this session',
  method: 'POST',
  path: '/admin/auth/logout',
  access: 'signed_in',
  beforeTwoFactor: true,
  response: done,
});

/** What a device keeps of a session that it left without a network: with it the session can be ended, and nothing else. */
const sessionPrint = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ examples: ['0'.repeat(64)] });

export const endLeftSession = endpoint({
  name: 'endLeftSession',
  summary:
    'End a session that a device left without a network, named by the SHA-256 of its token; the reply is the same whether or not there is one',
  method: 'POST',
  path: '/admin/auth/left-sessions',
  access: 'public',
  body: z.strictObject({ print: sessionPrint }),
  response: done,
  refusals: ['too_many_tries'],
});

export const me = endpoint({
  name: 'me',
  summary: 'The signed-in admin',
  method: 'GET',
  path: '/admin/me',
  access: 'signed_in',
  beforeTwoFactor: true,
  response: z.object({ data: adminProfile }),
});

export const setFirstPassword = endpoint({
  name: 'setFirstPassword',
  summary: 'Set the first or a new password with a link; ends all sessions of the account',
  method: 'POST',
  path: '/admin/auth/update-password-for-first-time/:token',
  access: 'public',
  params: z.strictObject({ token: secretToken }),
  body: z.strictObject({ password: newPassword }),
  response: done,
  refusals: ['link_not_valid', 'weak_password', 'too_many_tries'],
});

export const getRecoveryWay = endpoint({
  name: 'getRecoveryWay',
  summary: 'Whether the sign-in page can mail a link to a new password',
  method: 'GET',
  path: '/admin/auth/recovery',
  access: 'public',
  response: z.object({ data: z.object({ mailed: z.boolean() }) }),
});

export const recoverPassword = endpoint({
  name: 'recoverPassword',
  summary: 'Ask for a link to a new password; the reply is the same whether or not anybody has the address',
  method: 'POST',
  path: '/admin/auth/recovery',
  access: 'public',
  body: z.strictObject({ email }),
  response: done,
  refusals: ['recovery_not_offered', 'too_many_tries'],
});

export const authSlice: Slice = [login, logout, endLeftSession, me, setFirstPassword, getRecoveryWay, recoverPassword];
