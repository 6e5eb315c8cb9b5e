import { categoryCatalogue } from '@proline/contract/category/category';
import { getEvent } from '@proline/contract/event/event';
import { getLeader, leaderList } from '@proline/contract/team-leader/team-leader';
import { typeCatalogue } from '@proline/contract/type/type';
import { nameIn } from '@proline/domain/text/name-in';
import { normalizeSearch } from '@proline/domain/text/search-text';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { currentLanguage } from '../../lib/preferences/preferences.ts';

export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: ['event', id],
    queryFn: async () => (await call(getEvent, { params: { id } })).data,
  });

type Wanted = { readonly text: string } | { readonly ids: readonly string[] };
type Named = { readonly id: string; readonly name_en: string; readonly name_ar: string };

const asChoice = ({ id, name_en, name_ar }: Named) => ({
  value: id,
  label: nameIn(currentLanguage(), { name_en, name_ar }),
});

/** Loads the whole catalogue and searches it in the browser, because a catalogue is short. */
const lookUpIn = (read: () => Promise<readonly Named[]>) => async (wanted: Wanted) => {
  const entries = await read();
  if ('ids' in wanted) return entries.filter(({ id }) => wanted.ids.includes(id)).map(asChoice);
  const text = normalizeSearch(wanted.text);
  return entries
    .filter(({ name_en, name_ar }) => normalizeSearch(`${name_en} ${name_ar}`).includes(text))
    .map(asChoice);
};

export const lookUpCategories = lookUpIn(async () => (await call(categoryCatalogue.list)).data);
export const lookUpTypes = lookUpIn(async () => (await call(typeCatalogue.list)).data);

export const lookUpLeaders = async (wanted: Wanted) => {
  if ('ids' in wanted) {
    const found = await Promise.all(wanted.ids.map((id) => call(getLeader, { params: { id } })));
    return found.map(({ data }) => asChoice(data));
  }
  const query = wanted.text === '' ? { sort: 'name' } : { q: wanted.text, sort: 'name' };
  return (await call(leaderList.rows, { query })).data.map(asChoice);
};
