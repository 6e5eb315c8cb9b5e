import { hasLetter, isPlainLine, isPlainText } from '@proline/domain/text/plain-text';
import { characterCount, SENT_PER_KEPT, tidyText } from '@proline/domain/text/tidy-text';

/** The text key of what is wrong with a text; the namespace `form` has words for both. */
type TextProblem = 'too_long' | 'characters';

const problemOf = (text: string, most: number, isPlain: (text: string) => boolean): TextProblem | undefined => {
  const kept = tidyText(text);
  if (characterCount(kept) > most || characterCount(text) > most * SENT_PER_KEPT) return 'too_long';
  return isPlain(kept) ? undefined : 'characters';
};

/** Checks a single line, like the contract's `line(0, most)`. */
export const lineProblem = (text: string, most: number): TextProblem | undefined => problemOf(text, most, isPlainLine);

/** Checks a line that names somebody or something, like the contract's `naming(0, most)`. */
export const namingProblem = (text: string, most: number): TextProblem | 'no_letters' | undefined =>
  lineProblem(text, most) ?? (tidyText(text) === '' || hasLetter(tidyText(text)) ? undefined : 'no_letters');

/** Checks a text of several lines, like the contract's `paragraph(0, most)`. */
export const paragraphProblem = (text: string, most: number): TextProblem | undefined =>
  problemOf(text, most, isPlainText);

/** Whether the tidied text has fewer characters than required. */
export const isShorter = (text: string, least: number): boolean => characterCount(tidyText(text)) < least;

/** Checks a line that must not be empty; `required` is the text key for an empty one. */
export const requiredLineProblem = <Required extends string>(
  text: string,
  most: number,
  required: Required,
): TextProblem | Required | undefined => (isShorter(text, 1) ? required : lineProblem(text, most));
