import { z } from 'zod';
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '@proline/domain/account/email-address';
import { hasLetter, isPlainLine, isPlainText } from '@proline/domain/text/plain-text';
import { SENT_PER_KEPT, tidyText } from '@proline/domain/text/tidy-text';

/** One line of text: trimmed, composed (NFC), bounded, without characters that deceive. */
export const line = (min: number, max: number) =>
  z
    .string()
    .max(max * SENT_PER_KEPT)
    .transform(tidyText)
    .pipe(z.string().min(min).max(max).refine(isPlainLine, { error: 'forbidden_characters' }));

/** One line that names somebody or something: with a letter in it, in whatever writing. Empty only where it may be left out. */
export const naming = (min: number, max: number) =>
  line(min, max).refine((text) => text === '' || hasLetter(text), { error: 'no_letters' });

/** Several lines. */
export const paragraph = (min: number, max: number) =>
  z
    .string()
    .max(max * SENT_PER_KEPT)
    .transform(tidyText)
    .pipe(z.string().min(min).max(max).refine(isPlainText, { error: 'forbidden_characters' }));

/** E-mail addresses are compared in lower case. */
export const email = z
  .string()
  .max(EMAIL_MAX_LENGTH)
  .transform((text) => tidyText(text).toLowerCase())
  .pipe(
    z.email({ pattern: EMAIL_PATTERN }).max(EMAIL_MAX_LENGTH).refine(isPlainLine, { error: 'forbidden_characters' }),
  );
