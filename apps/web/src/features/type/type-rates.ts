import type { Type } from '@proline/contract/type/type';

/** The rates with another one in this currency; null takes it away. */
export const withRate = (rates: Type['rates'], currency: string, minor: number | null): Type['rates'] => {
  const others = Object.entries(rates).filter(([one]) => one !== currency);
  return Object.fromEntries(minor === null ? others : [...others, [currency, minor]]);
};

/** The organization's currency first, then the others. */
export const inOrder = (rates: Type['rates'], first: string): [currency: string, minor: number][] =>
  Object.entries(rates).sort(([one], [other]) => Number(other === first) - Number(one === first));
