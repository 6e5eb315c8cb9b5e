import { getUsher, usherList } from '@proline/contract/usher/usher';
import { call } from '../../lib/api/api-client.ts';
import { asChoice, type Wanted } from '../catalogue/look-up.parts.ts';

/** Ushers by their names, for lists that are narrowed by one. */
export const lookUpUshers = async (wanted: Wanted) => {
  const found =
    'ids' in wanted
      ? await Promise.all(wanted.ids.map(async (id) => (await call(getUsher, { params: { id } })).data))
      : (
          await call(usherList.rows, {
            query: wanted.text === '' ? { sort: 'name' } : { q: wanted.text, sort: 'name' },
          })
        ).data;
  return found.map(asChoice);
};
