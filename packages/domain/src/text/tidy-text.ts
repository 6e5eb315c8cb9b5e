/** A text as it is kept: composed (NFC), without spaces around it. */
export const tidyText = (text: string): string => text.normalize('NFC').trim();

/** Characters as schemas and the database count them: an emoji is one, however many units it takes. */
export const characterCount = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/**
 * How many characters may be sent for each one that is kept. Spaces around a text and letters that are still to be composed
 * are forgiven; a flood of them is not.
 */
export const SENT_PER_KEPT = 4;
