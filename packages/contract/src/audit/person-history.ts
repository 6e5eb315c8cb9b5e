import { z } from 'zod';
import { endpoint } from '../frame/endpoint.ts';
import { historyMeta, historyQuery } from '../frame/pages.ts';
import type { Slice } from '../frame/slice.ts';
import { auditEntry } from './audit.ts';

/** What somebody who looks at one record is told of it. */
export const historyEntry = auditEntry.pick({
  id: true,
  at: true,
  actor: true,
  admin_name: true,
  person_en: true,
  person_ar: true,
  action: true,
  entity: true,
  before: true,
  after: true,
  names: true,
});
export type PersonHistoryEntry = z.output<typeof historyEntry>;

export const listPersonHistory = endpoint({
  name: 'listPersonHistory',
  summary: 'What happened to a person, newest first',
  method: 'GET',
  path: '/admin/persons/:id/history',
  access: 'ushers.read',
  params: z.strictObject({ id: z.uuid() }),
  query: historyQuery,
  response: z.object({ data: z.array(historyEntry), meta: historyMeta }),
});

export const personHistorySlice: Slice = [listPersonHistory];
