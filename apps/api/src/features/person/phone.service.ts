import { tidyPhone } from '@proline/domain/people/phone-number';
import { CALLING_CODE_BY_ZONE, type TimeZone } from '@proline/domain/place/region';
import type { Kysely } from 'kysely';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { organisationDay } from './person.queries.ts';

/**
 * A number that somebody can be called at, as it is dialed from abroad; null when no country has such numbers. One without
 * its country is the organization's.
 */
export const readPhone = (text: string, zone: TimeZone): string | null => {
  const defaultCallingCode = CALLING_CODE_BY_ZONE[zone];
  const read = parsePhoneNumberFromString(tidyPhone(text), {
    extract: false,
    ...(defaultCallingCode !== undefined && { defaultCallingCode }),
  });
  return read?.isValid() === true && read.ext === undefined ? read.number : null;
};

/** The same where the organization is. */
export const phoneHere = async (db: Kysely<Database>, text: string): Promise<string | null> =>
  readPhone(text, (await organisationDay(db)).time_zone);
