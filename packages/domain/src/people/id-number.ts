import { withLatinDigits } from '../text/latin-digits.ts';
import { tidyText } from '../text/tidy-text.ts';

/** Identity cards, residence permits and passports of every country have fewer. */
export const ID_NUMBER_LENGTH = { least: 4, most: 20 } as const;
/** Room for the spaces and dashes of a number that is copied from a card. */
export const ID_NUMBER_TYPED_MAX_LENGTH = 40;

export const ID_NUMBER_PATTERN = /^[A-Z0-9]{4,20}$/;

/** Spaces, dots, dashes and slashes are how a card shows its number, not part of it. */
const DECORATION = /[\s./\-\u2010-\u2015]/g;

/** As it is compared and stored: `784-1990-1234567-1` and `٧٨٤ ١٩٩٠ ١٢٣٤٥٦٧ ١` are one number. */
export const tidyIdNumber = (text: string): string =>
  withLatinDigits(tidyText(text)).replace(DECORATION, '').toUpperCase();
