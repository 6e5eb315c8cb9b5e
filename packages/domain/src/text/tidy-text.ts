/** Nobody sees these: fillers, soft hyphens, spaces of no width, marks of direction. */
const INVISIBLE =
  /[\u00AD\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u2060-\u2064\u206A-\u206F\u2800\u3164\uFFA0]/gu;
/** Joiners show only inside an emoji, and non-joiners only between Arabic letters. */
const IDLE_JOINERS =
  /(?<!\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D|\u200D(?!\p{Extended_Pictographic})|(?<!\p{Script=Arabic})\u200C|\u200C(?!\p{Script=Arabic})/gu;
/** Variants show only at an emoji, tags only at a flag. */
const IDLE_VARIANTS = /(?<!\p{Emoji})[\uFE00-\uFE0F]|(?<!\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0000}-\u{E007F}]/gu;

/** A text as it is kept: composed (NFC), without spaces around it and without what nobody sees, so that no two names look alike. */
export const tidyText = (text: string): string =>
  text.replace(INVISIBLE, '').replace(IDLE_JOINERS, '').replace(IDLE_VARIANTS, '').normalize('NFC').trim();

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
