/**
 * The same question again gets the same answer without working it out. For questions about data that is replaced and never
 * changed in place, and that several parts of a screen ask in turn: one answer is kept.
 */
export const memoizeLast = <Asked extends readonly unknown[], Answer>(
  work: (...asked: Asked) => Answer,
): ((...asked: Asked) => Answer) => {
  let last: { readonly asked: Asked; readonly answer: Answer } | null = null;
  return (...asked) => {
    if (last?.asked.length === asked.length && last.asked.every((part, at) => Object.is(part, asked[at])))
      return last.answer;
    last = { asked, answer: work(...asked) };
    return last.answer;
  };
};
