import { getAuditEntry } from '@proline/contract/audit/audit';
import { route, type Handler } from '../../platform/http/handler.ts';
import { listRoutes } from '../../platform/list/list-routes.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { auditSource, findAuditEntry } from './audit.queries.ts';

const showEntry: Handler<typeof getAuditEntry> = async ({ params }, { pool }) => {
  const entry = await findAuditEntry(pool, params.id);
  if (!entry) throw new Refusal('not_found');
  return { data: { ...entry, at: entry.at.toISOString() } };
};

export const auditRoutes = [...listRoutes(auditSource), route(getAuditEntry, showEntry)];
