import type { getAuditEntry } from '@proline/contract/audit/audit';
import { joined } from '@proline/domain/event-plan/log/plan-log';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findAuditEntry, findNames } from './audit.queries.ts';

const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** One entry with all that was saved in the same editing session, and with the names of the records that it mentions. */
export const showAuditEntry: Handler<typeof getAuditEntry> = async ({ params }, { pool }) => {
  const entry = await findAuditEntry(pool, params.id);
  if (!entry) throw new Refusal('not_found');
  const { later, ...first } = entry;
  const change =
    later.length === 0
      ? { before: first.before, after: first.after }
      : joined([first, ...later].map(({ before, after }) => ({ before: before ?? {}, after: after ?? {} })));
  const ids = [...new Set(JSON.stringify(change).match(UUIDS) ?? [])];
  const names = ids.length === 0 ? [] : await findNames(pool, ids);
  return { data: { ...first, ...change, names, at: entry.at.toISOString() } };
};
