import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import { addPayerAccount, archivePayerAccount, listPayerAccounts } from '@proline/contract/payer-account/payer-account';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { reloadedAfter } from '../../lib/api/reloaded-after.ts';

export const payerAccountsQuery = queryOptions({
  queryKey: ['payer_account'],
  queryFn: async () => (await call(listPayerAccounts)).data,
  meta: { topics: ['settings'] },
});

export const saveAccount = (body: SentBodyOf<typeof addPayerAccount>, idempotencyKey: string) =>
  reloadedAfter(call(addPayerAccount, { body, idempotencyKey }));

/** Out of use, or back into use. */
export const putAway = (id: string, archived: boolean) =>
  reloadedAfter(call(archivePayerAccount, { params: { id }, body: { archived }, idempotencyKey: newIdempotencyKey() }));
