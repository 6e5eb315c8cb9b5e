import { getOrganisation } from '@proline/contract/settings/settings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api-client.ts';
import { writeRecordsZone } from '../dates/zones.ts';

const RARELY_MS = 10 * 60_000;

/** The organization's name, and how it counts time and money. Live updates report a change of the settings. */
export const organisationQuery = queryOptions({
  queryKey: ['organisation'],
  queryFn: async () => {
    // every screen asks for it by itself, and goes on with what it knew
    const { data } = await call(getOrganisation, { quiet: ['offline'] });
    writeRecordsZone(data.region.time_zone);
    return data;
  },
  staleTime: RARELY_MS,
  meta: { keep: true, topics: ['settings'] },
});
