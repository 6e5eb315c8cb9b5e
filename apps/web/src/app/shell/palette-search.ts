import { normaliseSearch } from '@proline/domain/search-text';

/** Every word that was typed is somewhere in the label or in the key. */
export const matching = <Action extends { key: string; label: string }>(
  actions: readonly Action[],
  query: string,
): Action[] => {
  const words = normaliseSearch(query).split(/\s+/).filter(Boolean);
  return actions.filter(({ key, label }) => {
    const text = normaliseSearch(`${label} ${key}`);
    return words.every((word) => text.includes(word));
  });
};
