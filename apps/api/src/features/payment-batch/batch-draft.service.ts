import type {
  addBatchLines,
  cancelPaymentBatch,
  createPaymentBatch,
  removeBatchLines,
} from '@proline/contract/payment-batch/payment-batch';
import { payeeName } from '@proline/domain/bank-file/bank-text';
import { amountText } from '@proline/domain/bank-file/bank-amount';
import {
  BATCH_MAX_LINES,
  batchCode,
  isExecutionDay,
  refuseBatchAct,
  type BatchAct,
} from '@proline/domain/payment-batch/batch-status';
import type { LineCheck } from '@proline/domain/payment-batch/line-check';
import { normalizeSearch } from '@proline/domain/text/search-text';
import type { Transaction } from 'kysely';
import type { Audit, Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import { isWholeIban, openAccount } from '../bank-account/bank-account.service.ts';
import { payingAccount } from '../payer-account/payer-account.service.ts';
import { selectedTransfers } from '../transfer/transfer-selection.service.ts';
import { auditTransfers } from './batch-audit.service.ts';
import { batchNow } from './batch-read.service.ts';
import {
  findAccounts,
  holdPayable,
  liveLines,
  noteChecks,
  putIn,
  takeOut,
  type LineAccount,
  type PayableTransfer,
} from './line-moves.queries.ts';
import {
  holdBatch,
  insertBatch,
  markCanceled,
  readClock,
  touchBatch,
  type HeldBatch,
} from './payment-batch.queries.ts';

type Tx = Transaction<Database>;

export const makeBatch: Handler<typeof createPaymentBatch> = ({ body }, { write, admin, dataKey }) =>
  write(async (tx, audit) => {
    const { currency, payer_account_id, execute_on } = body;
    const payer = await payingAccount(tx, payer_account_id, currency);
    const { today } = await readClock(tx);
    if (!isExecutionDay(execute_on, today)) throw new Refusal('execution_day_wrong');
    const chosen = selectedTransfers(body.selection, admin.permission_set);
    const transfers = await holdPayable(tx, chosen, currency, BATCH_MAX_LINES);
    const total = refuseOther(transfers, body);
    const { id, code } = await insertBatch(tx, { currency, payer_account_id, execute_on, created_by: admin.id });
    await addLines(tx, dataKey, id, transfers);
    const batch = batchCode(code);
    await audit({
      action: 'make_batch',
      entity: 'payment_batch',
      record_id: id,
      after: {
        batch,
        lines: transfers.length,
        total: amountText(total, currency),
        currency,
        execute_on,
        payer: payer.label,
      },
    });
    await auditTransfers(
      audit,
      'add_to_batch',
      transfers.map(({ id: transfer }) => [transfer, { batch }]),
    );
    return { data: { id, code } };
  });

/** Money is never moved that was not shown: count and sum are restated by whoever asks. */
function refuseOther(
  transfers: readonly PayableTransfer[],
  shown: { readonly count: number; readonly total_minor: number },
): number {
  if (transfers.length === 0) throw new Refusal('batch_empty');
  if (transfers.length > BATCH_MAX_LINES) throw new Refusal('batch_too_large');
  const total = transfers.reduce((sum, { net_minor }) => sum + net_minor, 0);
  if (transfers.length !== shown.count || total !== shown.total_minor) throw new Refusal('batch_changed');
  return total;
}

async function addLines(
  tx: Tx,
  dataKey: DataKey,
  batch_id: string,
  transfers: readonly PayableTransfer[],
): Promise<void> {
  const ids = transfers.map(({ id }) => id);
  if ((await putIn(tx, batch_id, ids)) !== ids.length) throw new Refusal('conflict');
  const noted = (await findAccounts(tx, batch_id)).map((line) => ({
    id: line.id,
    checks: accountChecks(dataKey, line),
  }));
  await noteChecks(
    tx,
    noted.filter(({ checks }) => checks.length > 0),
  );
}

/** What only the opened account shows. */
function accountChecks(dataKey: DataKey, line: LineAccount): LineCheck[] {
  const account = openAccount(dataKey, line);
  if (account === null) return [];
  return [
    ...(isWholeIban(account.iban) ? [] : ['iban_not_valid' as const]),
    ...(isSameName(account.holder, line) ? [] : ['name_differs' as const]),
  ];
}

const words = (name: string): string[] =>
  normalizeSearch(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

/** A holder whose words are all among the payee's, or the other way round, in either language, is taken for the payee. */
const isSameName = (holder: string, { name_en, name_ar }: Pick<LineAccount, 'name_en' | 'name_ar'>): boolean => {
  const held = words(holder);
  return [words(name_en), words(name_ar)].some(
    (own) => own.length > 0 && (own.every((word) => held.includes(word)) || held.every((word) => own.includes(word))),
  );
};

/** As the file will have it. */
export const nameInFile = (dataKey: DataKey, line: LineAccount): string => {
  const { name_en, name_ar, person_code } = line;
  return payeeName({ holder: openAccount(dataKey, line)?.holder ?? '', name_en, name_ar, code: person_code });
};

/** A batch that is written to as it was read. */
export async function heldBatch(tx: Tx, id: string, act: BatchAct, version?: number): Promise<HeldBatch> {
  const batch = await holdBatch(tx, id);
  if (!batch) throw new Refusal('not_found');
  const refusal = refuseBatchAct(batch.status, act);
  if (refusal) throw new Refusal(refusal);
  if (version !== undefined && batch.version !== version) throw new Refusal('conflict');
  return batch;
}

export const putLinesIn: Handler<typeof addBatchLines> = ({ params, body }, { write, admin, dataKey }) =>
  write(async (tx, audit) => {
    const batch = await heldBatch(tx, params.id, 'add', body.version);
    const standing = await liveLines(tx, batch.id);
    const chosen = selectedTransfers({ ids: body.transfer_ids }, admin.permission_set);
    const transfers = await holdPayable(tx, chosen, batch.currency, BATCH_MAX_LINES);
    if (transfers.length === 0) throw new Refusal('batch_empty');
    if (standing.length + transfers.length > BATCH_MAX_LINES) throw new Refusal('batch_too_large');
    await addLines(tx, dataKey, batch.id, transfers);
    await touchBatch(tx, batch.id);
    await auditLines(
      audit,
      batch,
      'add_to_batch',
      transfers.map(({ id }) => id),
    );
    return batchNow(tx, batch.id, admin.permission_set);
  });

export const takeLinesOut: Handler<typeof removeBatchLines> = ({ params, body }, { write, admin }) =>
  write(async (tx, audit) => {
    const batch = await heldBatch(tx, params.id, 'remove', body.version);
    const lines = await liveLines(tx, batch.id, body.line_ids);
    if (lines.length === 0) throw new Refusal('not_found');
    const gone = await takeOut(
      tx,
      batch.id,
      lines.map((id) => ({ id, why: 'removed' })),
    );
    await touchBatch(tx, batch.id);
    await auditLines(audit, batch, 'take_out_of_batch', gone);
    return batchNow(tx, batch.id, admin.permission_set);
  });

async function auditLines(
  audit: Audit,
  { id, code }: HeldBatch,
  action: 'add_to_batch' | 'take_out_of_batch',
  transfers: readonly string[],
): Promise<void> {
  await audit({ action, entity: 'payment_batch', record_id: id, after: { lines: transfers.length } });
  await auditTransfers(
    audit,
    action,
    transfers.map((transfer) => [transfer, { batch: batchCode(code) }]),
  );
}

export const cancelBatch: Handler<typeof cancelPaymentBatch> = ({ params, body }, { write, admin }) =>
  write(async (tx, audit) => {
    const batch = await heldBatch(tx, params.id, 'cancel', body.version);
    const lines = await liveLines(tx, batch.id);
    const gone = await takeOut(
      tx,
      batch.id,
      lines.map((id) => ({ id, why: 'canceled' })),
    );
    await markCanceled(tx, batch.id, admin.id, body.reason);
    const after = { status: 'canceled', reason: body.reason, lines: gone.length };
    await audit({
      action: 'cancel_batch',
      entity: 'payment_batch',
      record_id: batch.id,
      before: { status: batch.status },
      after,
    });
    await auditTransfers(
      audit,
      'take_out_of_batch',
      gone.map((transfer) => [transfer, { batch: batchCode(batch.code) }]),
    );
    return batchNow(tx, batch.id, admin.permission_set);
  });
