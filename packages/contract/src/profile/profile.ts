import { z } from 'zod';
import { ADMIN_NAME_MAX_LENGTH } from '@proline/domain/limits';
import { DENSITIES, LANGUAGES, NUMERALS, THEMES } from '@proline/domain/account/preference';
import { adminProfile } from '../auth/admin.ts';
import { done, oneTimeCode, password, newPassword } from '../auth/auth.ts';
import { endpoint } from '../frame/endpoint.ts';
import { line } from '../frame/text.ts';

const profile = adminProfile.extend({
  version: z.int(),
  created_at: z.iso.datetime(),
  password_changed_at: z.iso.datetime().nullable(),
  recovery_codes_left: z.int(),
});
export type Profile = z.output<typeof profile>;

export const getProfile = endpoint({
  name: 'getProfile',
  summary: 'Everything about one’s own account',
  method: 'GET',
  path: '/admin/profile',
  access: 'signed_in',
  beforeTwoFactor: true,
  response: z.object({ data: profile }),
});

export const changeProfile = endpoint({
  name: 'changeProfile',
  summary: 'Change one’s own name or photo',
  method: 'PATCH',
  path: '/admin/profile',
  access: 'signed_in',
  beforeTwoFactor: true,
  body: z.strictObject({
    version: z.int(),
    name: line(1, ADMIN_NAME_MAX_LENGTH).optional(),
    /** a file of purpose admin_photo that one has sent; null: no photo */
    photo_id: z.uuid().nullable().optional(),
  }),
  response: z.object({ data: profile }),
  refusals: ['file_not_usable'],
});

/** Without a version: each preference is independent, and the last choice wins. */
export const changePreferences = endpoint({
  name: 'changePreferences',
  summary: 'Choose language, theme, density or numerals',
  method: 'PATCH',
  path: '/admin/profile/preferences',
  access: 'signed_in',
  beforeTwoFactor: true,
  body: z.strictObject({
    language: z.enum(LANGUAGES).optional(),
    theme: z.enum(THEMES).optional(),
    density: z.enum(DENSITIES).optional(),
    numerals: z.enum(NUMERALS).optional(),
  }),
  response: z.object({ data: adminProfile }),
});

export const changePassword = endpoint({
  name: 'changePassword',
  summary: 'Change one’s own password; all other sessions end',
  method: 'POST',
  path: '/admin/profile/password',
  access: 'signed_in',
  beforeTwoFactor: true,
  body: z.strictObject({ current_password: password, new_password: newPassword }),
  response: done,
  refusals: ['wrong_current_password', 'too_many_tries'],
});

const ownSession = z.object({
  id: z.uuid(),
  /** null where the browser does not say */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  address: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** the caller's own session */
  current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

export const listSessions = endpoint({
  name: 'listSessions',
  summary: 'One’s own live sessions, the last used first',
  method: 'GET',
  path: '/admin/profile/sessions',
  access: 'signed_in',
  beforeTwoFactor: true,
  response: z.object({ data: z.array(ownSession) }),
});

const MOST_SESSIONS_AT_ONCE = 100;

/** A session that does not exist, or belongs to another admin, counts as already ended. */
export const endSessions = endpoint({
  name: 'endSessions',
  summary: 'End some of one’s own sessions, or all but this one',
  method: 'POST',
  path: '/admin/profile/sessions/end',
  access: 'signed_in',
  beforeTwoFactor: true,
  /** without ids: all but this one */
  body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(MOST_SESSIONS_AT_ONCE).optional() }),
  response: z.object({ data: z.object({ ended: z.int() }) }),
});

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
  summary: 'Turn two-factor sign-in on with a first code of the app',
  method: 'POST',
  path: '/admin/profile/two-factor/confirm',
  access: 'signed_in',
  beforeTwoFactor: true,
  body: z.strictObject({ otp: oneTimeCode }),
  response: recoveryCodes,
  refusals: ['two_factor_is_on', 'two_factor_not_begun', 'otp_wrong', 'too_many_tries'],
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
