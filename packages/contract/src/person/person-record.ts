import { z } from 'zod';
import { APPROVAL_NEEDS } from '@proline/domain/people/approval';
import { CLOTHING_SIZES, LANGUAGE_LEVELS } from '@proline/domain/people/person-fields';

/** A type of work, by its names. */
export const roleName = z.object({ id: z.uuid(), name_en: z.string(), name_ar: z.string() });

/** What is known of a person besides a row of the hat's list, whatever the hat. */
export const personRecord = {
  email: z.string().nullable(),
  birth_date: z.iso.date().nullable(),
  version: z.int(),
  languages_spoken: z.array(z.object({ code: z.string(), level: z.enum(LANGUAGE_LEVELS).nullable() })),
  /** the types of work that the person does, in the order of their catalogue */
  does: z.array(roleName),
  /** where somebody lives; null: only the city is known, if anything */
  pin: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  height_cm: z.int().nullable(),
  clothing_size: z.enum(CLOTHING_SIZES).nullable(),
  shoe_size: z.int().nullable(),
  /** the file of the photo, when somebody has sent it */
  photo_id: z.uuid().nullable(),
  /** what keeps this person from being approved today */
  missing: z.array(z.enum(APPROVAL_NEEDS)),
};
