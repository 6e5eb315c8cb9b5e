import { z } from 'zod';
import { ADMIN_NAME_MAX_LENGTH } from '@proline/domain/account/account-limits';
import { DENSITIES, LANGUAGES, NUMERALS, THEMES } from '@proline/domain/account/preference';
import { adminProfile } from '../auth/admin.ts';
import { done, newPassword, password } from '../auth/auth.ts';
import { endpoint } from '../frame/endpoint.ts';
import { line } from '../frame/text.ts';
import type { Slice } from '../frame/slice.ts';

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

export const endTour = endpoint({
  name: 'endTour',
  summary: 'Say that one’s first tour is over, or was skipped',
  method: 'POST',
  path: '/admin/profile/tour/end',
  access: 'signed_in',
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
  refusals: ['wrong_current_password', 'weak_password', 'too_many_tries'],
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

export const profileSlice: Slice = [
  getProfile,
  changeProfile,
  changePreferences,
  changePassword,
  listSessions,
  endSessions,
  endTour,
];
