import type { ValueWords } from '@proline/contract/frame/words';
import type { Language } from '../preferences/preferences-cookie.ts';

type ValueTexts<Prefix extends string, Value extends string> = { readonly [V in Value as `${Prefix}_${V}`]: string };

/** Returns the words that the contract has for a closed set of values, as texts of a namespace: `event_draft`. */
export const valueTexts = <const Prefix extends string, Value extends string>(
  prefix: Prefix,
  words: ValueWords<Value>,
  language: Language,
): ValueTexts<Prefix, Value> => {
  const texts = Object.entries<ValueWords[string]>(words).map(([value, word]) => [
    `${prefix}_${value}`,
    word[language],
  ]);
  // The type describes what the line above builds.
  return Object.fromEntries(texts) as ValueTexts<Prefix, Value>;
};
