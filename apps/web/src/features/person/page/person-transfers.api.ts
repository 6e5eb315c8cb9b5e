import { listPersonTransfers } from '@proline/contract/usher-page/usher-page';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

export const personTransfersQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['transfer', 'of', id, page],
    queryFn: () => call(listPersonTransfers, { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
    meta: { topics: ['usher', 'team_leader'] },
  });
