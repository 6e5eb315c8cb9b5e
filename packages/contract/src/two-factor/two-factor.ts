import { z } from 'zod';
import { accountParams, accountReply, accountVersion, reason } from '../admin-account/admin-account.ts';
import { done, password } from '../auth/auth.ts';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { oneTimeCode } from './one-time-code.ts';

export const beginTwoFactor = endpoint({
  name: 'beginTwoFactor',
  summary: 'Begin to set up two-factor sign-in: the secret for an authenticator app',
  method: 'POST',
  path: '/admin/profile/two-factor',
  access: 'signed_in',
  beforeTwoFactor: true,
  response: z.object({ data: z.object({ secret: z.string(), uri: z.string() }) }),
  refusals: ['two_factor_is_on'],
});

/** Shown this once; only their hashes are kept. */
const recoveryCodes = z.object({ data: z.object({ recovery_codes: z.array(z.string()) }) });

export const confirmTwoFactor = endpoint({
  name: 'confirmTwoFactor',
  summary: 'Turn two-factor sign-in on with the password and a first code of the app; all other sessions end',
  method: 'POST',
  path: '/admin/profile/two-factor/confirm',
  access: 'signed_in',
  beforeTwoFactor: true,
  body: z.strictObject({ current_password: password, otp: oneTimeCode }),
  response: recoveryCodes,
  refusals: ['two_factor_is_on', 'two_factor_not_begun', 'wrong_current_password', 'otp_wrong', 'too_many_tries'],
});

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  summary: 'New recovery codes; the old ones work no more',
  method: 'POST',
  path: '/admin/profile/two-factor/recovery-codes',
  access: 'signed_in',
  beforeTwoFactor: true,
  body: z.strictObject({ otp: oneTimeCode }),
  response: recoveryCodes,
  refusals: ['two_factor_is_off', 'otp_wrong', 'too_many_tries'],
});

export const turnOffTwoFactor = endpoint({
  name: 'turnOffTwoFactor',
  summary: 'Turn two-factor sign-in off',
  method: 'POST',
  path: '/admin/profile/two-factor/off',
  access: 'signed_in',
  beforeTwoFactor: true,
  body: z.strictObject({ current_password: password, otp: oneTimeCode }),
  response: done,
  refusals: ['two_factor_is_off', 'wrong_current_password', 'otp_wrong', 'too_many_tries'],
});

/** For somebody who has lost phone and recovery codes; his password alone lets him in again. */
export const resetTwoFactor = endpoint({
  name: 'resetTwoFactor',
  summary: 'Turn off the two-factor sign-in of somebody who has lost it',
  method: 'POST',
  path: '/admin/accounts/:id/two-factor/off',
  access: 'admins.write',
  params: accountParams,
  body: z.strictObject({ version: accountVersion, reason }),
  response: accountReply,
  refusals: ['not_yourself', 'last_owner', 'more_than_yours', 'two_factor_is_off'],
});

export const twoFactorSlice: Slice = [
  beginTwoFactor,
  confirmTwoFactor,
  renewRecoveryCodes,
  turnOffTwoFactor,
  resetTwoFactor,
];
