import { getOrganisation } from '@proline/contract/settings/settings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api-client.ts';

const RARELY_MS = 10 * 60_000;

/** The organization's name, and how it counts time and money. Live updates report a change of the settings. */
export const organisationQuery = queryOptions({
  queryKey: ['organisation'],
  queryFn: async () => (await call(getOrganisation)).data,
  staleTime: RARELY_MS,
  meta: { keep: true, topics: ['settings'] },
});
