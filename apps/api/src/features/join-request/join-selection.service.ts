import type { joinRequestList } from '@proline/contract/join-request/join-request';
import type { Hat } from '@proline/domain/recruiting/recruiting';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { Refusal } from '../../platform/http/refusal.ts';
import { startBulk, type Bulk, type BulkScope } from '../../platform/list/start-bulk.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { findHat, joinRequestSource } from './join-request.queries.ts';

/** People stand in a job by their ids alone. */
const LABELS = `persons.id as record_id, '' as label_en, '' as label_ar`;

/** Starts a job over the selected requests. */
export const startJoinBulk = <Params extends z.ZodType>(
  scope: BulkScope,
  bulk: Omit<Bulk<typeof joinRequestList, Params>, 'source' | 'labels' | 'of'>,
) => startBulk(scope, { ...bulk, source: joinRequestSource, labels: LABELS, of: 'join_requests' });

/** As what somebody asks to join, as the list of requests shows it. */
export async function requestedHat(tx: Transaction<Database>, id: string): Promise<Hat> {
  const hat = await findHat(tx, id);
  if (hat === undefined) throw new Refusal('not_found');
  return hat;
}
