import { z } from 'zod';
import { FILE_MAX_BYTES } from '@proline/domain/file/file-limits';
import { fileFacts, FILE_REFUSALS, uploadName } from '../file/file.ts';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { personBodies } from '../person/person-fields.ts';
import { roleName } from '../person/person-record.ts';
import { codeCalls } from '../staff-session/staff-session.ts';

/**
 * Somebody who has no account asks to join: a code to the phone, a pass for the code, and with the pass a photo and the request.
 * Nothing that is replied here says whether the phone or the identity number is known.
 */

export const requestJoinCode = endpoint({
  name: 'requestJoinCode',
  summary: 'Prove a phone to join with: ask for a code to it',
  method: 'POST',
  path: '/staff/join-requests/code',
  access: 'public',
  body: codeCalls.ask,
  response: codeCalls.sent,
  refusals: ['phone_not_valid', 'staff_codes_off', 'too_many_tries'],
});

export const getJoinPass = endpoint({
  name: 'getJoinPass',
  summary: 'Prove a phone to join with: the code that it got, for a pass to one request',
  method: 'POST',
  path: '/staff/join-requests/pass',
  access: 'public',
  body: codeCalls.enter,
  response: codeCalls.token,
  refusals: ['phone_not_valid', 'staff_code_wrong', 'too_many_tries'],
});

/** Deleted after a day unless the request names it. */
export const uploadJoinPhoto = endpoint({
  name: 'uploadJoinPhoto',
  summary: 'Send a photo of oneself for the request to join',
  method: 'POST',
  path: '/staff/join-requests/photo',
  access: 'joiner',
  query: z.strictObject({ name: uploadName }),
  takesBytes: FILE_MAX_BYTES,
  response: z.object({ data: fileFacts.omit({ address: true }) }),
  refusals: FILE_REFUSALS,
});

export const listJoinRoles = endpoint({
  name: 'listJoinRoles',
  summary: 'The types of work that one can say one does',
  method: 'GET',
  path: '/staff/join-requests/roles',
  access: 'joiner',
  response: z.object({ data: z.array(roleName) }),
});

export const askToJoin = endpoint({
  name: 'askToJoin',
  summary: 'Ask to join with the phone that was proved; the reply is the same whether or not somebody is known',
  method: 'POST',
  path: '/staff/join-requests',
  access: 'joiner',
  body: personBodies.join,
  response: z.object({ data: z.null() }),
  refusals: [
    'birth_date_in_future',
    'birth_date_too_early',
    'birth_date_under_age',
    'file_not_usable',
    'role_not_offered',
  ],
});

export const staffJoinSlice: Slice = [requestJoinCode, getJoinPass, uploadJoinPhoto, listJoinRoles, askToJoin];
