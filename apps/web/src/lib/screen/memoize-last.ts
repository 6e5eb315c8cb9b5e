/**
 * Remembers the last result of a function, so that the same arguments do not compute it again. It suits data that is
 * replaced and never changed in place, and that several parts of a screen use in turn.
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
