import type { listPersonHistory } from '@proline/contract/audit/person-history';
import type { listTransferHistory } from '@proline/contract/audit/transfer-history';
import type { AuditAction } from '@proline/contract/facts';
import { mayDo } from '@proline/domain/account/permission';
import type { Context, Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { keysFrom, openSeals } from '../../platform/security/person-seal.ts';
import { personNow } from '../person/person.service.ts';
import { idsIn } from './audit-export.service.ts';
import { findNames } from './audit-names.queries.ts';
import { readPersonHistory, type FoundHistory } from './person-history.queries.ts';
import { readTransferHistory } from './transfer-history.queries.ts';

const ENTRIES_AT_ONCE = 25;

/** Who may not read documents is not told of them either. */
const OF_DOCUMENTS: readonly AuditAction[] = ['add_document', 'open_document', 'remove_document'];

/** Secrets were masked when they were recorded; what else is personal stands under the person's key. */
export const showPersonHistory: Handler<typeof listPersonHistory> = async (
  { params, query },
  { admin, db, pool, dataKey },
) => {
  await personNow(db, params.id);
  const found = await readPersonHistory(pool, params.id, {
    before: query.before,
    limit: ENTRIES_AT_ONCE + 1,
    without: mayDo(admin.permission_set, 'documents.read') ? [] : OF_DOCUMENTS,
  });
  return historyOf({ pool, dataKey }, params.id, found);
};

export const showTransferHistory: Handler<typeof listTransferHistory> = async (
  { params, query },
  { pool, dataKey },
) => {
  const wanted = { before: query.before, limit: ENTRIES_AT_ONCE + 1 };
  const found = await readTransferHistory(pool, params.id, wanted);
  if (!found) throw new Refusal('not_found');
  return historyOf({ pool, dataKey }, params.id, found);
};

/** One more entry than is told says that there are more. */
async function historyOf(
  { pool, dataKey }: Pick<Context, 'pool' | 'dataKey'>,
  record_id: string,
  found: readonly FoundHistory[],
) {
  const entries = await openSeals(keysFrom(pool), dataKey, found.slice(0, ENTRIES_AT_ONCE));
  const ids = idsIn(...entries).filter((id) => id !== record_id);
  const names = ids.length === 0 ? [] : await findNames(pool, ids);
  return {
    data: entries.map((entry) => {
      const named = new Set(idsIn(entry));
      return { ...entry, at: entry.at.toISOString(), names: names.filter(({ id }) => named.has(id)) };
    }),
    meta: { has_more: found.length > ENTRIES_AT_ONCE },
  };
}
