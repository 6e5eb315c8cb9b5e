import { listTransferHistory } from '@proline/contract/audit/transfer-history';
import type { Endpoint, SentBodyOf } from '@proline/contract/frame/endpoint';
import {
  approveTransfer,
  bulkApproveTransfers,
  createTransfer,
  editTransfer,
  holdTransfer,
  payTransfer,
  previewBulkApproval,
  releaseTransfer,
  returnTransfer,
  voidTransfer,
} from '@proline/contract/transfer-move/transfer-move';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import type { ListSelection } from '../../ui/list/list-view.ts';

/** Money is never shown as moved before the server says so; afterwards what is true is loaded, also after a refusal. */
const settled = async <Answer>(sent: Promise<Answer>): Promise<Answer> => {
  try {
    return await sent;
  } finally {
    await queryClient.invalidateQueries({ queryKey: ['transfer'] });
  }
};

type Seen = { readonly id: string; readonly version: number };
const key = () => ({ idempotencyKey: newIdempotencyKey() });
const at = ({ id }: Seen) => ({ params: { id }, ...key() });

export const sendApproval = async (seen: Seen) =>
  (await settled(call(approveTransfer, { ...at(seen), body: { version: seen.version } }))).data;

export const sendReturn = (seen: Seen, reason: string) =>
  settled(call(returnTransfer, { ...at(seen), body: { version: seen.version, reason } }));

export const sendVoid = (seen: Seen, reason: string) =>
  settled(call(voidTransfer, { ...at(seen), body: { version: seen.version, reason } }));

export const sendHold = (seen: Seen, reason: string) =>
  settled(call(holdTransfer, { ...at(seen), body: { version: seen.version, reason } }));

export const sendRelease = (seen: Seen) =>
  settled(call(releaseTransfer, { ...at(seen), body: { version: seen.version } }));

type Sent<E extends Endpoint> = Omit<SentBodyOf<E>, 'version'>;

export const sendEdit = (seen: Seen, edit: Sent<typeof editTransfer>) =>
  settled(call(editTransfer, { ...at(seen), body: { version: seen.version, ...edit } }));

export const sendPayment = (seen: Seen, payment: Sent<typeof payTransfer>) =>
  settled(call(payTransfer, { ...at(seen), body: { version: seen.version, ...payment } }));

export const addAdjustment = async (body: SentBodyOf<typeof createTransfer>, idempotencyKey: string) =>
  (await settled(call(createTransfer, { body, idempotencyKey }))).data;

export const bulkApprovalQuery = (selection: ListSelection) =>
  queryOptions({
    queryKey: ['transfer', 'bulk-approval', selection],
    queryFn: async () => (await call(previewBulkApproval, { body: { selection: asSent(selection) } })).data,
    gcTime: 0,
  });

type BulkBody = SentBodyOf<typeof bulkApproveTransfers>;
/** The lists' frame writes selections in the form that the contract of every list has. */
const asSent = (selection: ListSelection): BulkBody['selection'] =>
  'ids' in selection ? { ids: [...selection.ids] } : selection;

export const startBulkApproval = (selection: ListSelection, totals: BulkBody['totals']) =>
  settled(call(bulkApproveTransfers, { body: { selection: asSent(selection), totals }, ...key() }));

export const transferHistoryQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['transfer', id, 'history'],
    queryFn: ({ pageParam }) =>
      call(listTransferHistory, { params: { id }, query: pageParam === null ? {} : { before: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ data, meta }) => (meta.has_more ? String(data.at(-1)?.id) : undefined),
  });
