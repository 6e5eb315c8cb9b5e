import type { AuditAction } from '@proline/contract/facts';
import type { Audit } from '../../platform/http/handler.ts';

/** A statement has room for so many entries. */
const AT_ONCE = 1_000;

/** What happened to each transfer stands in its own history, however many they are. */
export async function auditTransfers(
  audit: Audit,
  action: AuditAction,
  transfers: readonly (readonly [id: string, after: Readonly<Record<string, string | null>>])[],
): Promise<void> {
  for (let from = 0; from < transfers.length; from += AT_ONCE)
    await audit(
      ...transfers
        .slice(from, from + AT_ONCE)
        .map(([record_id, after]) => ({ action, entity: 'transfer' as const, record_id, after })),
    );
}
