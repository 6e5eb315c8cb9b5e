import {
  confirmBankAccount,
  getBankAccount,
  revealIban,
  setBankAccount,
} from '@proline/contract/bank-account/bank-account';
import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';

export const bankAccountQuery = (id: string) =>
  queryOptions({
    queryKey: ['usher', id, 'bank-account'],
    queryFn: async () => (await call(getBankAccount, { params: { id } })).data,
    meta: { topics: ['team_leader'] },
  });

const keep = (
  id: string,
  { data }: { data: Awaited<ReturnType<typeof call<typeof getBankAccount>>>['data'] },
): void => {
  queryClient.setQueryData(bankAccountQuery(id).queryKey, data);
};

export const saveBankAccount = async (id: string, body: SentBodyOf<typeof setBankAccount>): Promise<void> =>
  keep(id, await call(setBankAccount, { params: { id }, body }));

export const confirmAccount = async (id: string, account_id: string): Promise<void> =>
  keep(id, await call(confirmBankAccount, { params: { id }, body: { account_id } }));

export const revealedIban = async (id: string): Promise<string> =>
  (await call(revealIban, { params: { id } })).data.iban;
