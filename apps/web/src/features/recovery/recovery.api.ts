import {
  cancelRecovery,
  getOverpayment,
  getRecovery,
  recordDebt,
  recordOverpayment,
  recoveryList,
  type Recovery,
} from '@proline/contract/recovery/recovery';
import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';

export const recoveryQuery = (id: string) =>
  queryOptions({
    queryKey: ['recovery', id],
    queryFn: async () => (await call(getRecovery, { params: { id } })).data,
    meta: { topics: ['transfer'] },
  });

export const overpaymentQuery = (transfer_id: string) =>
  queryOptions({
    queryKey: ['recovery', 'of', transfer_id],
    queryFn: async () => (await call(getOverpayment, { params: { id: transfer_id } })).data,
    meta: { topics: ['transfer'] },
  });

/** What a person still owes. */
export const debtsQuery = (person_id: string) =>
  queryOptions({
    queryKey: ['recovery', 'owed by', person_id],
    queryFn: async () => (await call(recoveryList.rows, { query: { person: person_id, state: 'open' } })).data,
    meta: { topics: ['transfer'] },
  });

const again = () =>
  Promise.all(
    ['recovery', 'transfer', 'usher', 'team_leader'].map((topic) =>
      queryClient.invalidateQueries({ queryKey: [topic] }),
    ),
  );

export const sendOverpayment = async (id: string, body: SentBodyOf<typeof recordOverpayment>, key: string) => {
  await call(recordOverpayment, { params: { id }, body, idempotencyKey: key });
  await again();
};

export const sendDebt = async (id: string, body: SentBodyOf<typeof recordDebt>, key: string) => {
  await call(recordDebt, { params: { id }, body, idempotencyKey: key });
  await again();
};

export const sendCanceled = async ({ id, version }: Pick<Recovery, 'id' | 'version'>, reason: string) => {
  try {
    await call(cancelRecovery, { params: { id }, body: { version, reason } });
  } finally {
    await again();
  }
};
