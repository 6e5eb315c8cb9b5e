/** How many letters of a word may be wrong: short words have too many neighbors. */
const mostWrong = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * How many letters were left out, added, changed or swapped with their neighbor between what was typed and the beginning of
 * the word that is nearest to it.
 */
const distanceToBeginning = (typed: string, word: string): number => {
  const [from, to] = [[...typed], [...word]];
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: to.length + 1 }, (_, at) => at);
  from.forEach((letter, line) => {
    const next = [line + 1];
    to.forEach((other, at) => {
      const changed = (row[at] ?? 0) + (letter === other ? 0 : 1);
      const cheapest = Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1);
      const isSwapped = line > 0 && at > 0 && letter === to[at - 1] && from[line - 1] === other;
      next.push(isSwapped ? Math.min(cheapest, (before[at - 1] ?? 0) + 1) : cheapest);
    });
    [before, row] = [row, next];
  });
  return Math.min(...row);
};

/** Whether somebody who typed this may have meant a word that begins so: one wrong letter from four on, two from eight on. */
export const isNearWord = (typed: string, word: string): boolean =>
  distanceToBeginning(typed, word) <= mostWrong([...typed].length);
