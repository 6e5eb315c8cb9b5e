import { getEventCost, getStatement, openStatement } from '@proline/contract/statement/statement';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { saveFile } from '../../lib/api/download.ts';

export type Period = { readonly from: string; readonly to: string };

export const statementQuery = (id: string, period: Period) =>
  queryOptions({
    queryKey: ['transfer', 'statement', id, period],
    queryFn: async () => (await call(getStatement, { params: { id }, query: period })).data,
    placeholderData: keepPreviousData,
  });

export const downloadStatement = (id: string, period: Period, format: 'csv' | 'pdf'): Promise<void> =>
  saveFile(openStatement, { params: { id }, query: { ...period, format } }, `statement.${format}`);

export const eventCostQuery = (id: string) =>
  queryOptions({
    queryKey: ['transfer', 'cost', id],
    queryFn: async () => (await call(getEventCost, { params: { id } })).data,
    meta: { topics: ['event'] },
  });
