import type { CatalogueEntry } from '@proline/contract/frame/catalogue';
import { normalizeSearch } from '@proline/domain/text/search-text';
import { useState } from 'react';

/**
 * Returns the entries whose names contain the text. An entry that was found stays until another text is searched for,
 * because renaming it must not make it disappear while somebody is typing.
 */
export const useFound = <Entry extends CatalogueEntry>(entries: readonly Entry[], text: string): readonly Entry[] => {
  const needle = normalizeSearch(text.trim());
  const [kept, setKept] = useState<{ needle: string; ids: readonly string[] }>({ needle, ids: [] });
  const before = kept.needle === needle ? kept.ids : [];
  const matching = entries
    .filter(({ name_en, name_ar }) => normalizeSearch(`${name_en} ${name_ar}`).includes(needle))
    .map(({ id }) => id);
  const added = matching.filter((id) => !before.includes(id));
  const ids = [...before, ...added];
  if (kept.needle !== needle || added.length > 0) setKept({ needle, ids });
  return needle === '' ? entries : entries.filter(({ id }) => ids.includes(id));
};
