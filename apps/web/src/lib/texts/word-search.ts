import { isNearWord } from '@proline/domain/text/near-word';
import { normalizeSearch } from '@proline/domain/text/search-text';

/** The typed words in one spelling. */
export const wordsOf = (query: string): string[] => normalizeSearch(query).split(/\s+/).filter(Boolean);

/** `also`: other words that people type for it. */
type Named = { readonly key: string; readonly label: string; readonly also?: string };
const textOf = ({ key, label, also = '' }: Named): string => normalizeSearch(`${label} ${key} ${also}`);

/** Returns the actions that contain every typed word, first those whose label does. */
export const matching = <Action extends Named>(actions: readonly Action[], query: string): Action[] => {
  const words = wordsOf(query);
  const isIn = (text: string) => words.every((word) => text.includes(word));
  const named = (action: Action) => isNamed(action, query);
  return actions.filter((action) => isIn(textOf(action))).toSorted((a, b) => Number(named(b)) - Number(named(a)));
};

/** Whether its own name has every typed word, and not only the other words for it. */
export const isNamed = ({ label }: Pick<Named, 'label'>, query: string): boolean => {
  const text = normalizeSearch(label);
  return wordsOf(query).every((word) => text.includes(word));
};

/** Returns the actions that may have been meant: each typed word is one of theirs, but for a slip of the finger. */
export const nearlyMatching = <Action extends Named>(actions: readonly Action[], query: string): Action[] => {
  const words = wordsOf(query);
  return actions.filter((action) => {
    const own = textOf(action).split(/[\s/-]+/);
    return words.every((word) => own.some((one) => isNearWord(word, one)));
  });
};

type TextPart = { readonly text: string; readonly matched: boolean };

/**
 * Splits the text into pieces that match the query and pieces that do not. Normalizing may drop or double a letter, so
 * each letter is tracked.
 */
export const highlighted = (text: string, query: string): TextPart[] => {
  const letters = [...text];
  const folded = letters.map(normalizeSearch);
  const whole = folded.join('');
  /** Maps each position in the normalized text to a letter of the original text. */
  const origin = folded.flatMap((piece, index) => Array.from({ length: piece.length }, () => index));
  const marked = new Set<number>();
  for (const word of wordsOf(query)) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      const [first = 0, last = first] = [origin[at], origin[at + word.length - 1]];
      for (let letter = first; letter <= last; letter += 1) marked.add(letter);
    }
  }
  return letters.reduce<TextPart[]>((parts, letter, index) => {
    const before = parts.at(-1);
    const matched = marked.has(index);
    if (before?.matched !== matched) return [...parts, { text: letter, matched }];
    return [...parts.slice(0, -1), { text: before.text + letter, matched }];
  }, []);
};
