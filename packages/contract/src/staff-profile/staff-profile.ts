import { z } from 'zod';
import { TEAM_LEADER_STATUSES } from '@proline/domain/people/team-leader-status';
import { GENDERS } from '@proline/domain/people/person-fields';
import { USHER_STATUSES } from '@proline/domain/people/usher-status';
import { COUNTRIES } from '@proline/domain/place/countries';
import { availability, availabilityBody, AVAILABILITY_REFUSALS } from '../availability/availability.ts';
import { accountFields } from '../bank-account/bank-account.ts';
import { document, documentBody, DOCUMENT_REFUSALS } from '../document/document.ts';
import { fileFacts, FILE_REFUSALS, THUMBNAIL_SIZES, uploadName } from '../file/file.ts';
import { FILE_MAX_BYTES } from '@proline/domain/file/file-limits';
import { endpoint, streamed } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { personFields } from '../person/person-fields.ts';
import { personRecord, roleName } from '../person/person-record.ts';

/** What somebody of the staff sees and changes about themselves. Names, phone, birth date and identity number are the office's. */

const profile = z.object({
  id: z.uuid(),
  ...personRecord,
  name_en: z.string(),
  name_ar: z.string(),
  phone: z.string().nullable(),
  gender: z.enum(GENDERS).nullable(),
  nationality: z.enum(COUNTRIES).nullable(),
  city: z.string(),
  id_number_last4: z.string().nullable(),
  usher: z.object({ code: z.int(), status: z.enum(USHER_STATUSES) }).nullable(),
  team_leader: z.object({ code: z.int(), status: z.enum(TEAM_LEADER_STATUSES) }).nullable(),
});
export type StaffProfile = z.output<typeof profile>;

const profileReply = z.object({ data: profile });

export const getStaffProfile = endpoint({
  name: 'getStaffProfile',
  summary: 'One’s own record',
  method: 'GET',
  path: '/staff/profile',
  access: 'staff',
  response: profileReply,
});

const { email, city, pin, languages, role_ids, height_cm, clothing_size, shoe_size, photo_id } = personFields;
export const changeStaffProfile = endpoint({
  name: 'changeStaffProfile',
  summary: 'Change what one may change of one’s own record, over the version that was read',
  method: 'PUT',
  path: '/staff/profile',
  access: 'staff',
  body: z.strictObject({
    version: z.int(),
    email,
    city,
    pin,
    languages,
    role_ids,
    height_cm,
    clothing_size,
    shoe_size,
    photo_id,
  }),
  response: profileReply,
  refusals: ['file_not_usable', 'role_not_offered', 'approved_stays_complete'],
});

export const listStaffRoles = endpoint({
  name: 'listStaffRoles',
  summary: 'The types of work that one can say one does',
  method: 'GET',
  path: '/staff/roles',
  access: 'staff',
  response: z.object({ data: z.array(roleName) }),
});

export const getStaffPhoto = endpoint({
  name: 'getStaffPhoto',
  summary: 'One’s own photo',
  method: 'GET',
  path: '/staff/photo',
  access: 'staff',
  query: z.strictObject({ size: z.enum(THUMBNAIL_SIZES).optional() }),
  produces: ['image/webp'],
  response: streamed,
  refusals: ['not_found'],
});

/** An upload is deleted after a day unless the photo or a document uses it. */
export const uploadStaffFile = endpoint({
  name: 'uploadStaffFile',
  summary: 'Send a photo or a document of oneself, or a photo of an incident',
  method: 'POST',
  path: '/staff/files',
  access: 'staff',
  query: z.strictObject({ purpose: z.enum(['usher_photo', 'usher_document', 'incident_photo']), name: uploadName }),
  takesBytes: FILE_MAX_BYTES,
  response: z.object({ data: fileFacts.omit({ address: true }) }),
  refusals: FILE_REFUSALS,
});

const documents = z.object({ data: z.array(document.omit({ added_by: true })) });

export const listStaffDocuments = endpoint({
  name: 'listStaffDocuments',
  summary: 'One’s own documents, what expires first first',
  method: 'GET',
  path: '/staff/documents',
  access: 'staff',
  response: documents,
});

export const addStaffDocument = endpoint({
  name: 'addStaffDocument',
  summary: 'Keep a document that one has sent',
  method: 'POST',
  path: '/staff/documents',
  access: 'staff',
  body: documentBody,
  response: documents,
  refusals: DOCUMENT_REFUSALS,
});

export const openStaffDocument = endpoint({
  name: 'openStaffDocument',
  summary: 'The bytes of one’s own document',
  method: 'GET',
  path: '/staff/documents/:id/file',
  access: 'staff',
  params: z.strictObject({ id: z.uuid() }),
  produces: ['image/webp', 'application/pdf'],
  response: streamed,
});

const account = z.object({
  data: z
    .object({
      id: z.uuid(),
      country: z.string(),
      iban_last4: z.string(),
      bank_name: z.string(),
      holder: z.string(),
      /** nothing is paid to it before finance has confirmed it */
      confirmed: z.boolean(),
    })
    .nullable(),
});

export const getStaffBankAccount = endpoint({
  name: 'getStaffBankAccount',
  summary: 'Where one is paid to, masked; null: nowhere yet',
  method: 'GET',
  path: '/staff/bank-account',
  access: 'staff',
  response: account,
});

export const setStaffBankAccount = endpoint({
  name: 'setStaffBankAccount',
  summary: 'Be paid to another account; nothing is paid until finance has confirmed it',
  method: 'PUT',
  path: '/staff/bank-account',
  access: 'staff',
  body: z.strictObject({ replaces: z.uuid().nullable(), ...accountFields }),
  response: account,
  refusals: ['iban_not_valid', 'too_many_tries'],
});

const availabilityReply = z.object({ data: availability });

export const getStaffAvailability = endpoint({
  name: 'getStaffAvailability',
  summary: 'When one can work: the usual week and single days off',
  method: 'GET',
  path: '/staff/availability',
  access: 'staff',
  response: availabilityReply,
});

export const changeStaffAvailability = endpoint({
  name: 'changeStaffAvailability',
  summary: 'Say when one can work, over the version that was read',
  method: 'PUT',
  path: '/staff/availability',
  access: 'staff',
  body: availabilityBody,
  response: availabilityReply,
  refusals: AVAILABILITY_REFUSALS,
});

export const staffProfileSlice: Slice = [
  getStaffProfile,
  changeStaffProfile,
  listStaffRoles,
  getStaffPhoto,
  uploadStaffFile,
  listStaffDocuments,
  addStaffDocument,
  openStaffDocument,
  getStaffBankAccount,
  setStaffBankAccount,
  getStaffAvailability,
  changeStaffAvailability,
];
