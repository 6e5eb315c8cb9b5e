import { z } from 'zod';
import { STAFF_CODE_DIGITS } from '@proline/domain/account/staff-sign-in';
import { PHONE_TYPED_MAX_LENGTH } from '@proline/domain/people/person-fields';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { line } from '../frame/text.ts';

/** However it is written; a number without its country is the organization's. */
const phone = line(1, PHONE_TYPED_MAX_LENGTH).meta({ examples: ['+966501234567'] });
const code = z
  .string()
  .regex(new RegExp(`^[0-9]{${STAFF_CODE_DIGITS}}$`))
  .meta({ examples: ['123456'] });

/** Codes to phones and what is given for them, whatever that opens. */
export const codeCalls = {
  ask: z.strictObject({ phone }),
  sent: z.object({ data: z.object({ digits: z.int(), valid_minutes: z.int() }) }),
  enter: z.strictObject({ phone, code }),
  token: z.object({
    data: z.object({
      token_type: z.string(),
      /** shown once; it opens calls of its own kind and no others */
      access_token: z.string(),
      expires_at: z.iso.datetime(),
    }),
  }),
};

const done = z.object({ data: z.null() });

export const requestStaffCode = endpoint({
  name: 'requestStaffCode',
  summary: 'Ask for a sign-in code to a phone; the reply is the same whether or not anybody has it',
  method: 'POST',
  path: '/staff/auth/code',
  access: 'public',
  body: codeCalls.ask,
  response: codeCalls.sent,
  refusals: ['phone_not_valid', 'staff_codes_off', 'too_many_tries'],
});

export const signInStaff = endpoint({
  name: 'signInStaff',
  summary: 'Sign in with the code that the phone got',
  method: 'POST',
  path: '/staff/auth/session',
  access: 'public',
  body: codeCalls.enter,
  response: codeCalls.token,
  refusals: ['phone_not_valid', 'staff_code_wrong', 'too_many_tries'],
});

export const signOutStaff = endpoint({
  name: 'signOutStaff',
  summary: 'End this session',
  method: 'POST',
  path: '/staff/auth/logout',
  access: 'staff',
  response: done,
});

export const signOutStaffEverywhere = endpoint({
  name: 'signOutStaffEverywhere',
  summary: 'End all of one’s own sessions',
  method: 'POST',
  path: '/staff/auth/logout-everywhere',
  access: 'staff',
  response: z.object({ data: z.object({ sessions_ended: z.int() }) }),
});

export const staffSessionSlice: Slice = [requestStaffCode, signInStaff, signOutStaff, signOutStaffEverywhere];
