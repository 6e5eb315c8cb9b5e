import { categoryCatalogue } from '@proline/contract/category/category';
import { getEvent } from '@proline/contract/event/event';
import { getLeader, leaderList } from '@proline/contract/team-leader/team-leader';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { asChoice, lookUpIn, type Wanted } from '../catalogue/look-up.parts.ts';

export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: ['event', id],
    // page and drawer say themselves that it did not come, and the gate goes on without it
    queryFn: async () => (await call(getEvent, { params: { id }, quiet: ['offline'] })).data,
  });

export const lookUpCategories = lookUpIn(async () => (await call(categoryCatalogue.list)).data);

export const lookUpLeaders = async (wanted: Wanted) => {
  if ('ids' in wanted) {
    const found = await Promise.all(wanted.ids.map((id) => call(getLeader, { params: { id } })));
    return found.map(({ data }) => asChoice(data));
  }
  const query = wanted.text === '' ? { sort: 'name' } : { q: wanted.text, sort: 'name' };
  return (await call(leaderList.rows, { query })).data.map(asChoice);
};
