import type { AnswerOf, SentBodyOf } from '@proline/contract/frame/endpoint';
import {
  checkBankAnswer,
  downloadBatchFile,
  importBankAnswer,
  recordLineFailed,
  recordLinePaid,
  type AnswerCheck,
} from '@proline/contract/payment-batch/batch-answer';
import {
  addBatchLines,
  batchList,
  cancelPaymentBatch,
  createPaymentBatch,
  exportPaymentBatch,
  getPaymentBatch,
  listBatchLines,
  MOST_LINES_AT_ONCE,
  previewPaymentBatch,
  removeBatchLines,
  type BatchLine,
  type PaymentBatch,
} from '@proline/contract/payment-batch/payment-batch';
import { transferList } from '@proline/contract/transfer/transfer';
import { returnTransfer } from '@proline/contract/transfer-move/transfer-move';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { saveFile } from '../../lib/api/download.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { reloadedAfter } from '../../lib/api/reloaded-after.ts';
import { upload } from '../../lib/api/upload.ts';
import type { CountedState } from './batch-words.ts';
import type { ListSelection } from '../../ui/list/list-view.ts';

const TOPIC = 'payment_batch';
/** A hold, a release or a new account changes what a draft can send. */
const ALSO = { topics: ['transfer', 'usher', 'team_leader'] } as const;

export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: [TOPIC, 'one', id],
    queryFn: async () => (await call(getPaymentBatch, { params: { id }, quiet: ['not_found'] })).data,
    meta: ALSO,
  });

/** Drafts, and those whose answer has not come yet. */
export const openBatchesQuery = queryOptions({
  queryKey: [TOPIC, 'open'],
  queryFn: async () => {
    const { tabs } = (await call(batchList.counts)).data;
    return (tabs['draft'] ?? 0) + (tabs['exported'] ?? 0);
  },
});

export type ShownLines = { readonly state?: CountedState | undefined; readonly page?: number | undefined };

export const batchLinesQuery = (id: string, { state, page = 1 }: ShownLines) =>
  queryOptions({
    queryKey: [TOPIC, 'lines', id, state, page],
    queryFn: () =>
      call(listBatchLines, { params: { id }, query: { page: String(page), ...(state !== undefined && { state }) } }),
    placeholderData: keepPreviousData,
    meta: ALSO,
  });

/** All lines, for paper. */
export const allBatchLines = async (id: string): Promise<readonly BatchLine[]> => {
  const lines: BatchLine[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await call(listBatchLines, { params: { id }, query: { page: String(page) } });
    lines.push(...answer.data);
    last = answer.meta.last_page;
  }
  return lines;
};

export type BatchPreview = AnswerOf<typeof previewPaymentBatch>['data'];

/** What a selection would put into a batch. Asked anew whenever transfers change. */
export const batchPreviewQuery = (selection: ListSelection) =>
  queryOptions({
    queryKey: [TOPIC, 'preview', selection],
    queryFn: async () => (await call(previewPaymentBatch, { body: { selection: sentSelection(selection) } })).data,
    meta: ALSO,
  });

/** The call wants a list that it may keep. */
const sentSelection = (selection: ListSelection): SentBodyOf<typeof previewPaymentBatch>['selection'] =>
  'ids' in selection ? { ids: [...selection.ids] } : selection;

type NewBatch = Omit<SentBodyOf<typeof createPaymentBatch>, 'selection'>;
export const makeBatch = async (selection: ListSelection, batch: NewBatch, idempotencyKey: string) =>
  (
    await reloadedAfter(
      call(createPaymentBatch, { body: { ...batch, selection: sentSelection(selection) }, idempotencyKey }),
    )
  ).data;

type Versioned = Pick<PaymentBatch, 'id' | 'version'>;

const FOUND_AT_ONCE = 50;

/** What a draft could take: the longest wait first. */
export const waitingQuery = (currency: string, narrowing: Readonly<Record<string, string>>) =>
  infiniteQueryOptions({
    queryKey: [TOPIC, 'waiting', currency, narrowing],
    queryFn: ({ pageParam: page }) =>
      call(transferList.rows, {
        query: {
          ...narrowing,
          ...{ status: 'approved', currency, in_batch: 'no', held: 'no', sort: '-age' },
          ...{ per_page: String(FOUND_AT_ONCE), page: String(page) },
        },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) =>
      meta.current_page < Math.min(meta.last_page, MOST_LINES_AT_ONCE / FOUND_AT_ONCE) ? meta.current_page + 1 : null,
    placeholderData: keepPreviousData,
    meta: ALSO,
  });

export const putIn = async ({ id, version }: Versioned, transfer_ids: string[]) =>
  (
    await reloadedAfter(
      call(addBatchLines, {
        params: { id },
        body: { version, transfer_ids },
        idempotencyKey: newIdempotencyKey(),
      }),
    )
  ).data;

export const takeOutLine = ({ id, version }: Versioned, lineId: string) =>
  reloadedAfter(
    call(removeBatchLines, {
      params: { id },
      body: { version, line_ids: [lineId] },
      idempotencyKey: newIdempotencyKey(),
    }),
  );

export const exportBatch = (
  { id, version }: Versioned,
  control: { readonly line_count: number; readonly total_minor: number },
) =>
  reloadedAfter(
    call(exportPaymentBatch, { params: { id }, body: { version, ...control }, idempotencyKey: newIdempotencyKey() }),
  );

export const cancelBatch = ({ id, version }: Versioned, reason: string) =>
  reloadedAfter(
    call(cancelPaymentBatch, { params: { id }, body: { version, reason }, idempotencyKey: newIdempotencyKey() }),
  );

export const recordPaid = (id: string, body: SentBodyOf<typeof recordLinePaid>, idempotencyKey: string) =>
  reloadedAfter(call(recordLinePaid, { params: { id }, body, idempotencyKey }));

export const recordFailed = (id: string, body: SentBodyOf<typeof recordLineFailed>, idempotencyKey: string) =>
  reloadedAfter(call(recordLineFailed, { params: { id }, body, idempotencyKey }));

/** What the bank refused goes to the payee's account of now, and is approved again. */
export const sendBack = ({ id, version }: BatchLine['transfer'], reason: string) =>
  reloadedAfter(
    call(returnTransfer, { params: { id }, body: { version, reason }, idempotencyKey: newIdempotencyKey() }),
  );

export type FileWish = { readonly format: 'pain.001' } | { readonly format: 'csv'; readonly profile?: string };

/** Each download counts, so the batch is read again. */
export const saveBatchFile = (id: string, wish: FileWish): Promise<void> =>
  reloadedAfter(
    saveFile(downloadBatchFile, { params: { id }, query: wish }, `batch.${wish.format === 'csv' ? 'csv' : 'xml'}`),
  );

export const checkAnswer = async (id: string, file: File, onProgress: (share: number) => void): Promise<AnswerCheck> =>
  (await upload(checkBankAnswer, { params: { id }, query: { name: file.name } }, file, onProgress)).data;

/** Only the file that was shown: the server compares the hash. */
export const importAnswer = (id: string, file: File, sha256: string): Promise<unknown> =>
  reloadedAfter(
    upload(importBankAnswer, { params: { id }, query: { name: file.name, sha256 } }, file, () => undefined),
  );
