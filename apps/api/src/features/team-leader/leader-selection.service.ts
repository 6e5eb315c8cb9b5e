import type { leaderList } from '@proline/contract/team-leader/team-leader';
import type { z } from 'zod';
import { startBulk, type Bulk, type BulkScope } from '../../platform/list/start-bulk.ts';
import { leaderSource } from './team-leader.queries.ts';

/** People stand in a job by their ids alone. */
const LABELS = `team_leaders.id as record_id, '' as label_en, '' as label_ar`;

/** Starts a job over the selected leaders. */
export const startLeaderBulk = <Params extends z.ZodType>(
  scope: BulkScope,
  bulk: Omit<Bulk<typeof leaderList, Params>, 'source' | 'labels' | 'of'>,
) => startBulk(scope, { ...bulk, source: leaderSource, labels: LABELS, of: 'leaders' });
