import { getTransfer, getTransferSums } from '@proline/contract/transfer/transfer';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

export const transferQuery = (id: string) =>
  queryOptions({
    queryKey: ['transfer', id],
    queryFn: async () => (await call(getTransfer, { params: { id } })).data,
    meta: { topics: ['payment_batch', 'recovery'] },
  });

export const sumsQuery = queryOptions({
  queryKey: ['transfer', 'sums'],
  queryFn: async () => (await call(getTransferSums)).data,
  meta: { topics: ['payment_batch'] },
});
