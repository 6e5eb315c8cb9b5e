import type { usherKpiList } from '@proline/contract/usher-kpi/usher-kpi';
import type { z } from 'zod';
import { startBulk, type Bulk, type BulkScope } from '../../platform/list/start-bulk.ts';
import { startUsherBulk } from '../usher/usher-selection.service.ts';
import { usherKpiSource } from './usher-kpi.queries.ts';

/** People stand in a job by their ids alone. */
const LABELS = `kpis.id as record_id, '' as label_en, '' as label_ar`;

/** Starts a job over the selected people of the KPI table: those who are named, or all of its period and its work. */
export const startKpiBulk = <Params extends z.ZodType>(
  scope: BulkScope,
  bulk: Omit<Bulk<typeof usherKpiList, Params>, 'source' | 'labels' | 'of'>,
) =>
  // whoever is named is an usher like any other, in whatever period something counted
  'ids' in bulk.selection
    ? startUsherBulk(scope, bulk)
    : startBulk(scope, { ...bulk, source: usherKpiSource, labels: LABELS, of: 'ushers' });
