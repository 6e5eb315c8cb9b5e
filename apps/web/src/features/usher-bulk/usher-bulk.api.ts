import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import {
  bulkApproveUshers,
  bulkRejectUshers,
  bulkTagUshers,
  bulkUntagUshers,
} from '@proline/contract/usher-bulk/usher-bulk';
import { usherList } from '@proline/contract/usher/usher';
import { UNDECIDED } from '@proline/domain/recruiting/bulk-decision';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import type { Chosen, ListSelection, RowIn } from '../../ui/list/list-view.ts';

type UsherRow = RowIn<typeof usherList>;

export type UsherBulkAsked = {
  readonly act: 'approve' | 'reject' | 'tag' | 'untag';
  readonly chosen: Chosen<UsherRow>;
};

type SentSelection = SentBodyOf<typeof bulkApproveUshers>['selection'];

const sent = (selection: ListSelection): SentSelection =>
  'ids' in selection ? { ids: [...selection.ids] } : { all: true, query: { ...selection.query } };

/** How many are decided about, and how many stay as they are. */
type BulkFigures = { readonly undecided: number; readonly others: number };

const undecidedAmong = async ({ rows, selection }: Chosen<UsherRow>): Promise<BulkFigures> => {
  if ('ids' in selection) {
    const undecided = rows.filter(({ status }) => UNDECIDED.includes(status)).length;
    return { undecided, others: rows.length - undecided };
  }
  const { data } = await call(usherList.counts, { query: selection.query });
  const asked = selection.query['status']?.split(',');
  // The tabs count every status; a filter by status leaves some of them out.
  const matching = Object.entries(data.tabs).filter(([status]) => asked === undefined || asked.includes(status));
  const sum = (of: typeof matching) => of.reduce((all, [, count]) => all + count, 0);
  const undecided = sum(matching.filter(([status]) => UNDECIDED.some((one) => one === status)));
  return { undecided, others: sum(matching) - undecided };
};

/** Counts when it is needed: the page may be outdated, and it shows only a part of "all matching". */
export const usherFiguresQuery = ({ chosen }: UsherBulkAsked) =>
  queryOptions({
    queryKey: ['usher', 'bulk', chosen.selection],
    queryFn: () => undecidedAmong(chosen),
    gcTime: 0,
  });

type Given = { readonly reason: string; readonly tags: readonly string[] };

export const startUsherJob = async ({ act, chosen }: UsherBulkAsked, { reason, tags }: Given): Promise<void> => {
  const selection = sent(chosen.selection);
  const idempotencyKey = newIdempotencyKey();
  const tagged = { selection, tags: [...tags] };
  if (act === 'approve') await call(bulkApproveUshers, { body: { selection }, idempotencyKey });
  else if (act === 'reject') await call(bulkRejectUshers, { body: { selection, reason }, idempotencyKey });
  else await call(act === 'tag' ? bulkTagUshers : bulkUntagUshers, { body: tagged, idempotencyKey });
  void queryClient.invalidateQueries({ queryKey: ['job'] });
};
