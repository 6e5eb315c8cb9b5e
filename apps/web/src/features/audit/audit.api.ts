import { getAuditEntry } from '@proline/contract/audit/audit';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** An entry of the audit log never changes, so it never becomes stale. */
export const auditEntryQuery = (id: string) =>
  queryOptions({
    queryKey: ['audit-entry', id],
    queryFn: async () => (await call(getAuditEntry, { params: { id } })).data,
    staleTime: Infinity,
  });
