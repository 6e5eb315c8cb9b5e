import { normalizeSearch } from '../text/search-text.ts';
import { tidyText } from '../text/tidy-text.ts';

/** Parted by commas, semicolons, bars or lines; a slash or a plus may be part of a name. */
const parts = (text: string): string[] =>
  text
    .split(/[,،;؛|\n]+/u)
    .map(tidyText)
    .filter((part) => part !== '');

export const readTags = (text: string): string[] => parts(text);

export type NamedRole = { readonly id: string; readonly name_en: string; readonly name_ar: string };

export type ReadRoles = {
  readonly role_ids: readonly string[];
  /** parts that name no role, as they were written */
  readonly unknown: readonly string[];
};

const folded = (name: string): string => normalizeSearch(name).replace(/\s+/gu, ' ').trim();

/** "Usher, مضيفة": each by its name in either language. */
export function readRoles(text: string, offered: readonly NamedRole[]): ReadRoles {
  const known = new Map(
    offered.flatMap(({ id, name_en, name_ar }) => [name_en, name_ar].map((name) => [folded(name), id])),
  );
  const found = parts(text).map((name) => ({ name, id: known.get(folded(name)) }));
  return {
    role_ids: [...new Set(found.flatMap(({ id }) => id ?? []))],
    unknown: found.filter(({ id }) => id === undefined).map(({ name }) => name),
  };
}
