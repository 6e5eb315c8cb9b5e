import { transferList } from '@proline/contract/transfer/transfer';
import { call } from '../../lib/api/api-client.ts';
import { asChoice, type Wanted } from '../catalogue/look-up.parts.ts';
import { lookUpEvents } from '../event/event-filter.parts.ts';

/** Only whoever is paid something is found. */
const lookUpPayees = async (wanted: Wanted) => {
  const query = 'ids' in wanted ? { payee: wanted.ids.join(',') } : wanted.text === '' ? {} : { q: wanted.text };
  const { data } = await call(transferList.rows, { query: { ...query, per_page: '100' } });
  const payees = new Map(data.map(({ payee }) => [payee.id, payee]));
  return [...payees.values()].map(asChoice);
};

/** The filters of transfers that name other records, wherever transfers are chosen. */
export const transferFilters = { payee: { lookUp: lookUpPayees }, event: { lookUp: lookUpEvents } };
