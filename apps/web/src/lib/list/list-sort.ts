import { MOST_SORTS, type SortTerm } from '@proline/contract/frame/list';

export const sortText = (terms: readonly SortTerm[]): string =>
  terms.map(({ by, descending }) => `${descending ? '-' : ''}${by}`).join(',');

/** Drops unknown and repeated names, and any beyond the number that the server accepts. */
export const sortTerms = (text: string, sorts: readonly string[]): readonly SortTerm[] => {
  const terms = text.split(',').map((term) => ({ by: term.replace(/^-/, ''), descending: term.startsWith('-') }));
  return terms
    .filter(({ by }, index) => sorts.includes(by) && terms.findIndex((term) => term.by === by) === index)
    .slice(0, MOST_SORTS);
};

/** The first click sorts in one direction, the second in the other, and the third not at all. */
const turned = (term: SortTerm | undefined, by: string, descendingFirst: boolean): readonly SortTerm[] => {
  if (!term) return [{ by, descending: descendingFirst }];
  return term.descending === descendingFirst ? [{ by, descending: !descendingFirst }] : [];
};

/**
 * Returns the order after a click on a column's title. With `further` the order so far stays, and this column breaks
 * its ties.
 */
export const nextSort = (
  terms: readonly SortTerm[],
  by: string,
  { further, descendingFirst }: { further: boolean; descendingFirst: boolean },
): readonly SortTerm[] => {
  const index = terms.findIndex((term) => term.by === by);
  const turnedTerm = turned(terms[index], by, descendingFirst);
  if (!further) return turnedTerm;
  if (index === -1) return [...terms, ...turnedTerm].slice(-MOST_SORTS);
  return [...terms.slice(0, index), ...turnedTerm, ...terms.slice(index + 1)];
};
