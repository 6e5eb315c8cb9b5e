import { getUsher, usherList } from '@proline/contract/usher/usher';

import { getLedgerBalances, getLedgerProof, proveLedger } from '@proline/contract/ledger/ledger';
import { getLeader, leaderList } from '@proline/contract/team-leader/team-leader';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { asChoice, type Wanted } from '../catalogue/look-up.parts.ts';

const NARROWED_BY = ['day', 'currency', 'person', 'event', 'transfer'] as const;

/** Balances are of accounts: what narrows postings to one kind of move or one account says nothing about them. */
export const balancesQuery = (narrowing: Readonly<Record<string, string>>) => {
  const query = Object.fromEntries(
    NARROWED_BY.flatMap((name) => {
      const text = narrowing[name];
      return text === undefined ? [] : [[name, text]];
    }),
  );
  return queryOptions({
    queryKey: ['ledger', 'balances', query],
    queryFn: ({ signal }) => call(getLedgerBalances, { query, signal }),
    placeholderData: keepPreviousData,
    meta: { topics: ['transfer', 'recovery'] },
  });
};

export const proofQuery = queryOptions({
  queryKey: ['ledger', 'proof'],
  queryFn: async ({ signal }) => (await call(getLedgerProof, { signal })).data,
});

export const sendProof = async (): Promise<void> => {
  const { data } = await call(proveLedger);
  queryClient.setQueryData(proofQuery.queryKey, data);
};

/** A person is found in either hat. */
const personNamed = async (id: string) => {
  const found = await call(getUsher, { params: { id } }).catch(() => call(getLeader, { params: { id } }));
  return asChoice(found.data);
};

export const lookUpPeople = async (wanted: Wanted) => {
  if ('ids' in wanted) return Promise.all(wanted.ids.map(personNamed));
  const query = wanted.text === '' ? { sort: 'name' } : { q: wanted.text, sort: 'name' };
  const [ushers, leaders] = await Promise.all([call(usherList.rows, { query }), call(leaderList.rows, { query })]);
  const choices = [...ushers.data, ...leaders.data].map(asChoice);
  return [...new Map(choices.map((choice) => [choice.value, choice])).values()];
};
