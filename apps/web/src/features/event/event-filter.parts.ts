import { eventList, getEvent } from '@proline/contract/event/event';
import { titleIn } from '@proline/domain/text/name-in';
import { call } from '../../lib/api/api-client.ts';
import { currentLanguage } from '../../lib/preferences/preferences.ts';
import type { Wanted } from '../catalogue/look-up.parts.ts';

/** Events by their titles, for lists that are narrowed by one. */
export const lookUpEvents = async (wanted: Wanted) => {
  const found =
    'ids' in wanted
      ? await Promise.all(wanted.ids.map(async (id) => (await call(getEvent, { params: { id } })).data))
      : (await call(eventList.rows, { query: wanted.text === '' ? {} : { q: wanted.text } })).data;
  return found.map((event) => ({ value: event.id, label: titleIn(currentLanguage(), event) }));
};
