import { tidyPhone } from '@proline/domain/people/phone-number';
import { CALLING_CODE_BY_ZONE, type TimeZone } from '@proline/domain/place/region';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

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
