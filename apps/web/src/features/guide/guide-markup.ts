type Part =
  | { readonly kind: 'text' | 'label' | 'key' | 'foreign'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly page: string; readonly task?: string };

const MARKED = /\*\*(?<label>.+?)\*\*|`(?<key>.+?)`|\[(?<words>.+?)\]\((?<page>[a-z-]+)(?:#(?<task>[a-z-]+))?\)/g;
/** Latin words inside Arabic: `QR`, `pain.001`. */
const FOREIGN = /[A-Za-z][\w.+-]*/g;

const pieces = (text: string, pattern: RegExp, made: (match: RegExpExecArray) => Part): Part[] => {
  const parts: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) parts.push({ kind: 'text', text: text.slice(at, match.index) });
    parts.push(made(match));
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
};

const markedPart = ({ groups = {} }: RegExpExecArray): Part => {
  const { label, key, words = '', page = '', task } = groups;
  if (label !== undefined) return { kind: 'label', text: label };
  if (key !== undefined) return { kind: 'key', text: key };
  return { kind: 'link', text: words, page, ...(task !== undefined && { task }) };
};

/** The parts of a text of the guide in their order. */
export const partsOf = (text: string): readonly Part[] => pieces(text, MARKED, markedPart);

/** Latin words of an Arabic text by themselves, because they run the other way. */
export const foreignParts = (text: string): readonly Part[] =>
  pieces(text, FOREIGN, ([word]) => ({ kind: 'foreign', text: word }));

/** The text as it is read: without its marks. */
export const plainText = (text: string): string =>
  partsOf(text)
    .map((part) => part.text)
    .join('');
