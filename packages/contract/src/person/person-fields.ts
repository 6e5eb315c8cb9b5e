import { z } from 'zod';
import { MOST_DOCUMENTS } from '@proline/domain/people/document';
import { ID_NUMBER_PATTERN, ID_NUMBER_TYPED_MAX_LENGTH, tidyIdNumber } from '@proline/domain/people/id-number';
import {
  CITY_MAX_LENGTH,
  CLOTHING_SIZES,
  GENDERS,
  HEIGHT_CM,
  LANGUAGE_LEVELS,
  MOST_LANGUAGES,
  MOST_ROLES,
  PERSON_NAME_MAX_LENGTH,
  PHONE_TYPED_MAX_LENGTH,
  SHOE_SIZE,
  isSpokenLanguage,
} from '@proline/domain/people/person-fields';
import { MOST_TAGS, TAG_MAX_LENGTH, TAG_PATTERN } from '@proline/domain/people/tags';
import { COUNTRIES } from '@proline/domain/place/countries';
import { HATS } from '@proline/domain/recruiting/recruiting';
import { isWrittenDay } from '@proline/domain/time/calendar-day';
import { accountFields } from '../bank-account/bank-account.ts';
import { documentBody } from '../document/document.ts';
import { mapPin } from '../frame/map-pin.ts';
import { email, line, naming } from '../frame/text.ts';

/** In one language it may be left empty. */
const personName = naming(0, PERSON_NAME_MAX_LENGTH);

const idNumber = z
  .string()
  .max(ID_NUMBER_TYPED_MAX_LENGTH)
  .meta({ examples: ['1089912345'] })
  .transform(tidyIdNumber)
  .pipe(z.string().regex(ID_NUMBER_PATTERN));

const tag = line(1, TAG_MAX_LENGTH)
  .refine((text) => TAG_PATTERN.test(text), { error: 'forbidden_characters' })
  .meta({ examples: ['VIP'] });
export const someTags = z.array(tag).min(1).max(MOST_TAGS);

const roleIds = z
  .array(z.uuid())
  .max(MOST_ROLES)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'twice' })
  .meta({ uniqueItems: true });
export const someRoles = roleIds.min(1);

const spokenLanguage = z.strictObject({
  code: z
    .string()
    .max(3)
    .refine(isSpokenLanguage, { error: 'language_unknown' })
    .meta({ examples: ['en'] }),
  /** null: nobody has said how well */
  level: z.enum(LANGUAGE_LEVELS).nullable(),
});

const birthDate = z
  .string()
  .max(10)
  .refine(isWrittenDay, { error: 'no_such_day' })
  .meta({ examples: ['1998-05-01'] });

/** What is asked of a person, whatever the hat. Only a name and a phone must be given; approving asks for more. */
export const personFields = {
  name_en: personName.meta({ examples: ['Sara Al-Fahad'] }),
  name_ar: personName.meta({ examples: ['سارة الفهد'] }),
  /** however it is written; a number without its country gets the organization's */
  phone: line(1, PHONE_TYPED_MAX_LENGTH).meta({ examples: ['+966501234567'] }),
  email: email.nullable(),
  birth_date: birthDate.nullable(),
  gender: z.enum(GENDERS).nullable(),
  nationality: z.enum(COUNTRIES).nullable(),
  city: naming(0, CITY_MAX_LENGTH).meta({ examples: ['Riyadh'] }),
  /** where somebody lives, more exactly than the city; left out: it stays, unless the city is another; null: none */
  pin: mapPin.nullable().optional(),
  languages: z
    .array(spokenLanguage)
    .max(MOST_LANGUAGES)
    .refine((spoken) => new Set(spoken.map(({ code }) => code)).size === spoken.length, { error: 'twice' })
    .meta({ 'x-unique-by': 'code' }),
  height_cm: z.int().min(HEIGHT_CM.least).max(HEIGHT_CM.most).nullable(),
  clothing_size: z.enum(CLOTHING_SIZES).nullable(),
  shoe_size: z.int().min(SHOE_SIZE.least).max(SHOE_SIZE.most).nullable(),
  /** the types of work that somebody does; left out: they stay as they are */
  role_ids: roleIds.optional(),
  /** left out: they stay as they are */
  tags: z.array(tag).max(MOST_TAGS).optional(),
  /** left out: it stays as it is; null: there is none any more */
  id_number: idNumber.nullable().optional(),
  /** a file of purpose usher_photo that one has sent; left out: it stays as it is; null: no photo */
  photo_id: z.uuid().nullable().optional(),
};

/** Somebody is called something, in one language at least. */
const isNamed = ({ name_en, name_ar }: { readonly name_en: string; readonly name_ar: string }): boolean =>
  name_en !== '' || name_ar !== '';

const NO_NAME = { error: 'required', path: ['name_en'] };

/** Recruiters tag people; the phone is the one that was proved. */
const { phone: _phone, tags: _tags, ...ofOneself } = personFields;

/** What is sent about a person, whatever the hat. */
export const personBodies = {
  create: z.strictObject(personFields).refine(isNamed, NO_NAME),
  /** by hand, together with what they have brought along */
  enter: z
    .strictObject({
      ...personFields,
      /** needs the right to give somebody an account */
      account: z.strictObject(accountFields).optional(),
      /** needs the right to keep documents */
      documents: z.array(documentBody).max(MOST_DOCUMENTS).optional(),
    })
    .refine(isNamed, NO_NAME),
  change: z.strictObject({ version: z.int(), ...personFields }).refine(isNamed, NO_NAME),
  /** of oneself; without a birth date nobody would know whether somebody is 18 */
  join: z
    .strictObject({
      hat: z.enum(HATS),
      /** to the privacy policy */
      consent: z.literal(true),
      ...ofOneself,
      birth_date: birthDate,
    })
    .refine(isNamed, NO_NAME),
};

export const PERSON_REFUSALS = [
  'phone_taken',
  'id_number_taken',
  'phone_not_valid',
  'phone_without_country',
  'birth_date_in_future',
  'birth_date_too_early',
  'birth_date_under_age',
  'file_not_usable',
  'role_not_offered',
] as const;

/** What can be wrong with the first account and documents. */
export const ENTERING_REFUSALS = ['iban_not_valid', 'expiry_out_of_range'] as const;
