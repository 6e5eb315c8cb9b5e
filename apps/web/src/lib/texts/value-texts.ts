import type { ValueWords } from '@proline/contract/frame/words';
import type { Language } from '../preferences/preferences-cookie.ts';

type ValueTexts<Prefix extends string, Value extends string> = { readonly [V in Value as `${Prefix}_${V}`]: string };

/** The contract's words of a closed set, as keys of a namespace: `event_draft`. */
export const valueTexts = <const Prefix extends string, Value extends string>(
  prefix: Prefix,
  words: ValueWords<Value>,
  language: Language,
): ValueTexts<Prefix, Value> => {
  const texts = Object.entries<ValueWords[string]>(words).map(([value, word]) => [
    `${prefix}_${value}`,
    word[language],
  ]);
  // The types say what the line above does.
  return Object.fromEntries(texts) as ValueTexts<Prefix, Value>;
};
