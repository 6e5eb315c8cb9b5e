import { nameIn } from '@proline/domain/text/name-in';
import { normalizeSearch } from '@proline/domain/text/search-text';
import { currentLanguage } from '../../lib/preferences/preferences.ts';

/** The cache of a whole catalogue, such as the specification's category list. */
export const catalogueKey = (topic: 'category' | 'type') => [topic, `${topic}List`] as const;

export type Wanted = { readonly text: string } | { readonly ids: readonly string[] };
type Named = { readonly id: string; readonly name_en: string; readonly name_ar: string };

export const asChoice = ({ id, name_en, name_ar }: Named) => ({
  value: id,
  label: nameIn(currentLanguage(), { name_en, name_ar }),
});

/** Loads the whole catalogue and searches it in the browser, because a catalogue is short. */
export const lookUpIn = (read: () => Promise<readonly Named[]>) => async (wanted: Wanted) => {
  const entries = await read();
  if ('ids' in wanted) return entries.filter(({ id }) => wanted.ids.includes(id)).map(asChoice);
  const text = normalizeSearch(wanted.text);
  return entries
    .filter(({ name_en, name_ar }) => normalizeSearch(`${name_en} ${name_ar}`).includes(text))
    .map(asChoice);
};
