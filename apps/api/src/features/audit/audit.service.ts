import type { getAuditEntry } from '@proline/contract/audit/audit';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { keysFrom, openSeals } from '../../platform/security/person-seal.ts';
import { idsIn, wholeChange } from './audit-export.service.ts';
import { findNames } from './audit-names.queries.ts';
import { findAuditEntry } from './audit.queries.ts';

/** One entry with all that was saved in the same editing session, and with the names of the records that it mentions. */
export const showAuditEntry: Handler<typeof getAuditEntry> = async ({ params }, { pool, dataKey }) => {
  const entry = await findAuditEntry(pool, params.id);
  if (!entry) throw new Refusal('not_found');
  const { later, ...first } = entry;
  const change = await openSeals(keysFrom(pool), dataKey, wholeChange(first, later));
  const ids = idsIn(change);
  const names = ids.length === 0 ? [] : await findNames(pool, ids);
  return { data: { ...first, ...change, names, at: entry.at.toISOString() } };
};
