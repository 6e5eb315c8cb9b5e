import { normalizeSearch } from '@proline/domain/text/search-text';

const wordsOf = (query: string): string[] => normalizeSearch(query).split(/\s+/).filter(Boolean);

/** Every word that was typed is somewhere in the label or in the key. */
export const matching = <Action extends { key: string; label: string }>(
  actions: readonly Action[],
  query: string,
): Action[] => {
  const words = wordsOf(query);
  return actions.filter(({ key, label }) => {
    const text = normalizeSearch(`${label} ${key}`);
    return words.every((word) => text.includes(word));
  });
};

type TextPart = { readonly text: string; readonly matched: boolean };

/** The text in pieces, those that match what was typed apart. Folding may drop or double a letter, so each is followed. */
export const highlighted = (text: string, query: string): TextPart[] => {
  const letters = [...text];
  const folded = letters.map(normalizeSearch);
  const whole = folded.join('');
  /** which letter of the text a place in the folded one comes from */
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
