import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import { eventList, type EventRow } from '@proline/contract/event/event';
import {
  bulkCancelEvents,
  bulkDeleteEvents,
  bulkPublishEvents,
  previewBulkCancel,
  type CancelTouches,
} from '@proline/contract/event-move/event-move';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import type { Chosen, ListSelection } from '../../ui/list/list-view.ts';

export type BulkAsked = { readonly act: 'publish' | 'cancel' | 'delete'; readonly chosen: Chosen<EventRow> };

/** What a bulk action would do. Only drafts can be published or deleted, while canceling affects people. */
export type BulkFigures =
  | { readonly act: 'cancel'; readonly touches: CancelTouches }
  | { readonly act: 'publish' | 'delete'; readonly drafts: number; readonly others: number };

type SentSelection = SentBodyOf<typeof bulkDeleteEvents>['selection'];

const sent = (selection: ListSelection): SentSelection =>
  'ids' in selection ? { ids: [...selection.ids] } : { all: true, query: { ...selection.query } };

const draftsAmong = async ({ rows, selection, count }: Chosen<EventRow>) => {
  if ('ids' in selection) {
    const drafts = rows.filter(({ status }) => status === 'draft').length;
    return { drafts, others: rows.length - drafts };
  }
  const { data } = await call(eventList.counts, { query: selection.query });
  const drafts = data.tabs['draft'] ?? 0;
  return { drafts, others: Math.max(0, count - drafts) };
};

/** Counts when it is needed: the page may be outdated, and it shows only a part of "all matching". */
export const bulkFiguresQuery = ({ act, chosen }: BulkAsked) =>
  queryOptions({
    queryKey: ['event', 'bulk', act, chosen.selection],
    queryFn: async (): Promise<BulkFigures> =>
      act === 'cancel'
        ? { act, touches: (await call(previewBulkCancel, { body: { selection: sent(chosen.selection) } })).data }
        : { act, ...(await draftsAmong(chosen)) },
    gcTime: 0,
  });

export const startBulkJob = async ({ act, chosen }: BulkAsked, reason: string): Promise<void> => {
  const selection = sent(chosen.selection);
  const idempotencyKey = newIdempotencyKey();
  if (act === 'publish') await call(bulkPublishEvents, { body: { selection }, idempotencyKey });
  else if (act === 'delete') await call(bulkDeleteEvents, { body: { selection }, idempotencyKey });
  else await call(bulkCancelEvents, { body: { selection, reason }, idempotencyKey });
  void queryClient.invalidateQueries({ queryKey: ['job'] });
};
