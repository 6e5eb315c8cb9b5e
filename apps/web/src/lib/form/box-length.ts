import { characterCount, SENT_PER_KEPT, tidyText } from '@proline/domain/text/tidy-text';

const UNITS_PER_CHARACTER = 2;

/**
 * Returns the `maxLength` of a box whose text may have so many characters. A browser counts UTF-16 units there, of which an
 * emoji takes two, and a schema counts the characters that are kept. Therefore each missing character has room for everything
 * that may be sent for it, and a text that has all its characters grows no more.
 */
export const boxLength = (text: string, most: number): number =>
  text.length + Math.max(0, most - characterCount(tidyText(text))) * SENT_PER_KEPT * UNITS_PER_CHARACTER;
