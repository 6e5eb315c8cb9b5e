import { TAB_ROWS_PER_PAGE } from '@proline/contract/frame/pages';
import type {
  getPaymentBatch,
  listBatchLines,
  PaymentBatch,
  previewPaymentBatch,
} from '@proline/contract/payment-batch/payment-batch';
import { mayDo, type PermissionSet } from '@proline/domain/account/permission';
import { limitOf } from '@proline/domain/pay/payment-settings';
import { blocks, LINE_STATES, type LineState } from '@proline/domain/payment-batch/line-check';
import type { Kysely } from 'kysely';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { readPayments } from '../settings/settings.service.ts';
import { selectedTransfers } from '../transfer/transfer-selection.service.ts';
import { findLines, sumLines } from './batch-lines.queries.ts';
import { previewLines } from './line-moves.queries.ts';
import { findBatch, readBatch } from './payment-batch.queries.ts';

/** The most for one line of a batch in this currency; null: no limit. */
export const lineLimit = async (db: Kysely<Database>, currency: string): Promise<number | null> =>
  limitOf((await readPayments(db)).line_most, currency);

/** A batch as it is shown. The whole of it is read again after each write, because everything hangs together. */
export async function batchNow(db: Kysely<Database>, id: string, set: PermissionSet): Promise<{ data: PaymentBatch }> {
  const batch = await findBatch(db, id);
  if (!batch) throw new Refusal('not_found');
  const { states, found, approved_by } = await sumLines(db, id, await lineLimit(db, batch.currency));
  const sumOf = (...of: readonly LineState[]) => {
    const rows = states.filter(({ state }) => of.includes(state));
    return {
      count: rows.reduce((sum, { count }) => sum + count, 0),
      total_minor: rows.reduce((sum, { total_minor }) => sum + total_minor, 0),
    };
  };
  const sums = {
    all: sumOf(...LINE_STATES.filter((state) => state !== 'removed')),
    ready: sumOf('ready'),
    blocked: sumOf('blocked'),
    held: sumOf('held'),
    waiting: sumOf('waiting'),
    paid: sumOf('paid'),
    failed: sumOf('failed'),
    removed: sumOf('removed'),
  };
  const payer = { ...batch.payer, iban_last4: mayDo(set, 'bank.reveal') ? batch.payer.iban_last4 : null };
  const checks = found.map((one) => ({ ...one, blocks: blocks(one.check) }));
  return { data: { ...batch, payer, approved_by, sums, checks } };
}

export const showBatch: Handler<typeof getPaymentBatch> = ({ params }, { db, admin }) =>
  batchNow(db, params.id, admin.permission_set);

export const showLines: Handler<typeof listBatchLines> = async ({ params, query }, { db, admin }) => {
  const batch = await readBatch(db, params.id);
  if (!batch) throw new Refusal('not_found');
  const page = query.page ?? 1;
  const { lines, total } = await findLines(db, params.id, await lineLimit(db, batch.currency), { ...query, page });
  const maySee = mayDo(admin.permission_set, 'bank.reveal');
  return {
    data: lines.map(({ found, others, ...line }) => ({
      ...line,
      bank_name: maySee ? line.bank_name : null,
      iban_last4: maySee ? line.iban_last4 : null,
      checks: found.map((check) => ({ check, blocks: blocks(check), others: check === 'iban_shared' ? others : null })),
    })),
    meta: {
      current_page: page,
      per_page: TAB_ROWS_PER_PAGE,
      total,
      last_page: Math.max(1, Math.ceil(total / TAB_ROWS_PER_PAGE)),
    },
  };
};

export const previewBatch: Handler<typeof previewPaymentBatch> = async ({ body }, { db, admin }) => {
  const { line_most } = await readPayments(db);
  const limits = Object.fromEntries(line_most.map(({ currency, amount_minor }) => [currency, amount_minor]));
  return { data: await previewLines(db, selectedTransfers(body.selection, admin.permission_set), limits) };
};
