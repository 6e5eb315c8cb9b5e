import { tidyText } from '../text/tidy-text.ts';

export const EMAIL_MAX_LENGTH = 254;

/** What mail systems of our markets accept; dots only between characters, a domain with a top level. */
export const EMAIL_PATTERN =
  /^[A-Za-z0-9_'+-]+(?:\.[A-Za-z0-9_'+-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;

/** Spaces around an address are forgiven: they come with copying. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(tidyText(text));
