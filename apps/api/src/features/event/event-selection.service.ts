import { eventList } from '@proline/contract/event/event';
import type { PermissionSet } from '@proline/domain/account/permission';
import type { z } from 'zod';
import { selectedRows, type Selection } from '../../platform/list/list-selection.ts';
import { conditionsOf, narrowingOf, refuseHidden } from '../../platform/list/list-where.ts';
import type { SqlValues } from '../../platform/list/sql-values.ts';
import { startBulk, type Bulk, type BulkScope } from '../../platform/list/start-bulk.ts';
import { eventSource } from './event.queries.ts';

export type NarrowedEvents = { readonly query: Readonly<Record<string, unknown>>; readonly set: PermissionSet };

/** The search and the filters of the event list as conditions, for another query on the table events. */
export function eventConditions({ query, set }: NarrowedEvents, values: SqlValues): string[] {
  const narrowing = narrowingOf(eventList, query);
  refuseHidden(eventList, set, { filters: narrowing.set.keys() });
  return conditionsOf(eventSource, narrowing, values);
}

/** A statement that selects the given fields of the selected events. */
export const selectedEvents = (selection: Selection, fields: string, set: PermissionSet) =>
  selectedRows(eventSource, selection, fields, set);

/** A draft may have a title in one language, or in none yet. */
const LABELS = `events.id as record_id,
  coalesce(nullif(trim(events.title_en), ''), nullif(trim(events.title_ar), ''), 'Untitled') as label_en,
  coalesce(nullif(trim(events.title_ar), ''), nullif(trim(events.title_en), ''), 'بلا عنوان') as label_ar`;

/** Starts a job over the selected events. */
export const startEventBulk = <Params extends z.ZodType>(
  scope: BulkScope,
  bulk: Omit<Bulk<typeof eventList, Params>, 'source' | 'labels' | 'of'>,
) => startBulk(scope, { ...bulk, source: eventSource, labels: LABELS, of: 'events' });
