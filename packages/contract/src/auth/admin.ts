import { z } from 'zod';
import { PERMISSION_SETS } from '@proline/domain/account/permission';
import { DENSITIES, LANGUAGES, NUMERALS, THEMES } from '@proline/domain/account/preference';

/** As kept on the account; null: never chosen, the browser decides. */
const accountPreferences = z.object({
  language: z.enum(LANGUAGES).nullable(),
  theme: z.enum(THEMES).nullable(),
  density: z.enum(DENSITIES).nullable(),
  numerals: z.enum(NUMERALS).nullable(),
});
export type AccountPreferences = z.output<typeof accountPreferences>;

/** required: it is off, and until it is on the admin can do nothing else */
const TWO_FACTOR_STATES = ['off', 'on', 'required'] as const;

/** The logged-in user as every reply shows it. */
export const adminProfile = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** address of the photo; null: none yet */
  image: z.string().nullable(),
  permission_set: z.enum(PERMISSION_SETS),
  preferences: accountPreferences,
  two_factor: z.enum(TWO_FACTOR_STATES),
  /** until the first tour is over; left out afterwards */
  tour_due: z.literal(true).optional(),
});
export type AdminProfile = z.output<typeof adminProfile>;
