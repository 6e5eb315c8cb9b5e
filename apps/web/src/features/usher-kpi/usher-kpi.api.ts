import { getUsherKpiFigures, type KpiFigures } from '@proline/contract/usher-kpi/usher-kpi';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

type Narrowing = Readonly<Record<string, string>>;

/** The figures of exactly the people and the work that the list is narrowed to. */
export const kpiFiguresQuery = (narrowing: Narrowing) =>
  queryOptions({
    queryKey: ['usher-kpi-figures', narrowing],
    queryFn: async (): Promise<KpiFigures> => (await call(getUsherKpiFigures, { query: narrowing })).data,
    meta: { keep: true, topics: ['attendance', 'assignment', 'usher'] },
  });
