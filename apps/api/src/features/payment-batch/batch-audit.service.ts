import type { AuditAction } from '@proline/contract/facts';
import type { Audit } from '../../platform/http/handler.ts';

/** A statement has room for so many entries. */
const AT_ONCE = 1_000;

/** What happened to each transfer stands in its own history, however many they are. */
export async function auditTransfers(
  audit: Audit,
  action: AuditAction,
  /** with whom they pay where something is said about that person */
  transfers: readonly (readonly [id: string, after: Readonly<Record<string, string | null>>, person_id?: string])[],
): Promise<void> {
  for (let from = 0; from < transfers.length; from += AT_ONCE)
    await audit(
      ...transfers.slice(from, from + AT_ONCE).map(([record_id, after, person_id]) => ({
        action,
        entity: 'transfer' as const,
        record_id,
        after,
        ...(person_id !== undefined && { person_id }),
      })),
    );
}
