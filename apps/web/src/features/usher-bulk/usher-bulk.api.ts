import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import {
  bulkApproveJoinRequests,
  bulkRejectJoinRequests,
  bulkTagJoinRequests,
  bulkUntagJoinRequests,
} from '@proline/contract/join-bulk/join-bulk';
import { joinRequestList } from '@proline/contract/join-request/join-request';
import {
  bulkAddUsherRoles,
  bulkApproveUshers,
  bulkRejectUshers,
  bulkRemoveUsherRoles,
  bulkTagCounted,
  bulkTagUshers,
  bulkUnblockUshers,
  bulkUntagCounted,
  bulkUntagUshers,
} from '@proline/contract/usher-bulk/usher-bulk';
import { usherList } from '@proline/contract/usher/usher';
import type { UsherStatus } from '@proline/domain/people/usher-status';
import { UNDECIDED } from '@proline/domain/recruiting/bulk-decision';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import type { Chosen, ListSelection } from '../../ui/list/list-view.ts';

/** What is asked for in a list of ushers, or of those who ask to join. */
export type UsherBulkAsked = {
  readonly list: 'ushers' | 'requests';
  /** Chosen in the KPI table, whose filters only its own calls know. */
  readonly counted?: boolean;
  readonly act: 'approve' | 'reject' | 'tag' | 'untag' | RolesAct;
  readonly chosen: Chosen<{ readonly status: UsherStatus }>;
};
export type RolesAct = 'add_roles' | 'remove_roles';

const CALLS = {
  ushers: {
    counts: usherList.counts,
    approve: bulkApproveUshers,
    reject: bulkRejectUshers,
    tag: bulkTagUshers,
    untag: bulkUntagUshers,
  },
  requests: {
    counts: joinRequestList.counts,
    approve: bulkApproveJoinRequests,
    reject: bulkRejectJoinRequests,
    tag: bulkTagJoinRequests,
    untag: bulkUntagJoinRequests,
  },
} as const;

const COUNTED_CALLS = { tag: bulkTagCounted, untag: bulkUntagCounted } as const;

type SentSelection = SentBodyOf<typeof bulkApproveUshers>['selection'];

const sent = (selection: ListSelection): SentSelection =>
  'ids' in selection ? { ids: [...selection.ids] } : { all: true, query: { ...selection.query } };

/** How many are decided about, and how many stay as they are. */
type BulkFigures = { readonly undecided: number; readonly others: number };

const undecidedAmong = async ({ list, chosen }: UsherBulkAsked): Promise<BulkFigures> => {
  const { rows, selection } = chosen;
  if ('ids' in selection) {
    const undecided = rows.filter(({ status }) => UNDECIDED.includes(status)).length;
    return { undecided, others: rows.length - undecided };
  }
  const { data } = await call(CALLS[list].counts, { query: selection.query });
  const asked = selection.query['status']?.split(',');
  // The tabs count every status; a filter by status leaves some of them out.
  const matching = Object.entries(data.tabs).filter(([status]) => asked === undefined || asked.includes(status));
  const sum = (of: typeof matching) => of.reduce((all, [, count]) => all + count, 0);
  const undecided = sum(matching.filter(([status]) => UNDECIDED.some((one) => one === status)));
  return { undecided, others: sum(matching) - undecided };
};

/** Counts when it is needed: the page may be outdated, and it shows only a part of "all matching". */
export const usherFiguresQuery = (asked: UsherBulkAsked) =>
  queryOptions({
    queryKey: ['usher', 'bulk', asked.list, asked.chosen.selection],
    queryFn: () => undecidedAmong(asked),
    gcTime: 0,
  });

type Given = {
  readonly reason: string;
  readonly tags: readonly string[];
  readonly role_ids: readonly string[];
};

export const startUsherJob = async (
  { list, act, chosen, counted = false }: UsherBulkAsked,
  given: Given,
): Promise<void> => {
  const selection = sent(chosen.selection);
  const idempotencyKey = newIdempotencyKey();
  const { reason } = given;
  const tagged = { selection, tags: [...given.tags] };
  const withRoles = { selection, role_ids: [...given.role_ids] };
  const calls = CALLS[list];
  if (act === 'approve') await call(calls.approve, { body: { selection }, idempotencyKey });
  else if (act === 'reject') await call(calls.reject, { body: { selection, reason }, idempotencyKey });
  else if (act === 'add_roles') await call(bulkAddUsherRoles, { body: withRoles, idempotencyKey });
  else if (act === 'remove_roles') await call(bulkRemoveUsherRoles, { body: withRoles, idempotencyKey });
  else await call((counted ? COUNTED_CALLS : calls)[act], { body: tagged, idempotencyKey });
  void queryClient.invalidateQueries({ queryKey: ['job'] });
};

export const startUnblockJob = async (selection: ListSelection, reason: string): Promise<void> => {
  await call(bulkUnblockUshers, {
    body: { selection: sent(selection), reason },
    idempotencyKey: newIdempotencyKey(),
  });
  void queryClient.invalidateQueries({ queryKey: ['job'] });
};
