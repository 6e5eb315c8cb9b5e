/**
 * Characters that no text may contain: control characters (tab and line breaks are fine in long text),
 * bidirectional overrides and isolates that can make text read as something else, and lone surrogates. Nor heaps of marks
 * on one letter, which cover the lines around it.
 */
const FORBIDDEN =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]|\p{Surrogate}/u;
const EACH_FORBIDDEN = new RegExp(FORBIDDEN, 'gu');
const LINE_BREAKS = /[\t\n\r\u2028\u2029]/u;

/** More marks on one letter than any writing needs: Arabic, Hebrew and Thai stack four at most. */
const HEAPED_MARKS = /\p{M}{6}/u;

/** What somebody is to see of a text that may hold such characters: each is a sign of its own, and turns nothing around. */
export const withForbiddenShown = (text: string): string => text.replace(EACH_FORBIDDEN, '\uFFFD');

export const isPlainText = (text: string): boolean => !FORBIDDEN.test(text) && !HEAPED_MARKS.test(text);
/** A name has a letter in it, in whatever writing: signs, digits and emoji alone name nobody. */
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

export const isPlainLine = (text: string): boolean => isPlainText(text) && !LINE_BREAKS.test(text);
