import type { blockedUsherList } from '@proline/contract/blocked-usher/blocked-usher';
import type { z } from 'zod';
import { startBulk, type Bulk, type BulkScope } from '../../platform/list/start-bulk.ts';
import { blockedUsherSource } from './blocked-usher.queries.ts';

/** People stand in a job by their ids alone. */
const LABELS = `ushers.id as record_id, '' as label_en, '' as label_ar`;

/** Starts a job over the selected blocked ushers. */
export const startBlockedBulk = <Params extends z.ZodType>(
  scope: BulkScope,
  bulk: Omit<Bulk<typeof blockedUsherList, Params>, 'source' | 'labels' | 'of'>,
) => startBulk(scope, { ...bulk, source: blockedUsherSource, labels: LABELS, of: 'ushers' });
