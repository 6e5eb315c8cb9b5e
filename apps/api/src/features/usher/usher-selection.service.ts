import type { usherList } from '@proline/contract/usher/usher';
import type { z } from 'zod';
import { startBulk, type Bulk, type BulkScope } from '../../platform/list/start-bulk.ts';
import { usherSource } from './usher.queries.ts';

/** People stand in a job by their ids alone. */
const LABELS = `ushers.id as record_id, '' as label_en, '' as label_ar`;

/** Starts a job over the selected ushers. */
export const startUsherBulk = <Params extends z.ZodType>(
  scope: BulkScope,
  bulk: Omit<Bulk<typeof usherList, Params>, 'source' | 'labels' | 'of'>,
) => startBulk(scope, { ...bulk, source: usherSource, labels: LABELS, of: 'ushers' });
