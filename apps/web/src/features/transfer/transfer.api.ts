import { eventList, getEvent } from '@proline/contract/event/event';
import { getTransfer, getTransferSums, transferList } from '@proline/contract/transfer/transfer';
import { titleIn } from '@proline/domain/text/name-in';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { currentLanguage } from '../../lib/preferences/preferences.ts';
import { asChoice, type Wanted } from '../catalogue/look-up.parts.ts';

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

/** Only whoever is paid something is found. */
export const lookUpPayees = async (wanted: Wanted) => {
  const query = 'ids' in wanted ? { payee: wanted.ids.join(',') } : wanted.text === '' ? {} : { q: wanted.text };
  const { data } = await call(transferList.rows, { query: { ...query, per_page: '100' } });
  const payees = new Map(data.map(({ payee }) => [payee.id, payee]));
  return [...payees.values()].map(asChoice);
};

export const lookUpEvents = async (wanted: Wanted) => {
  const found =
    'ids' in wanted
      ? await Promise.all(wanted.ids.map(async (id) => (await call(getEvent, { params: { id } })).data))
      : (await call(eventList.rows, { query: wanted.text === '' ? {} : { q: wanted.text } })).data;
  return found.map((event) => ({ value: event.id, label: titleIn(currentLanguage(), event) }));
};
