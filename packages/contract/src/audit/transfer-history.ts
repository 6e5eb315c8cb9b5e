import { z } from 'zod';
import { endpoint } from '../frame/endpoint.ts';
import { historyMeta, historyQuery } from '../frame/pages.ts';
import type { Slice } from '../frame/slice.ts';
import { historyEntry } from './person-history.ts';

export const listTransferHistory = endpoint({
  name: 'listTransferHistory',
  summary: 'What happened to a transfer, newest first',
  method: 'GET',
  path: '/admin/transfers/:id/history',
  access: 'transfers.read',
  params: z.strictObject({ id: z.uuid() }),
  query: historyQuery,
  response: z.object({ data: z.array(historyEntry), meta: historyMeta }),
});

export const transferHistorySlice: Slice = [listTransferHistory];
