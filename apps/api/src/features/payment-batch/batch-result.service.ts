import type { recordLineFailed, recordLinePaid } from '@proline/contract/payment-batch/batch-answer';
import { BANK_REASON_WORDS } from '@proline/contract/payment-batch/payment-batch.words';
import type { FailedLine, PaidLine } from '@proline/domain/bank-file/bank-answer';
import { batchCode, isPaidDay } from '@proline/domain/payment-batch/batch-status';
import type { Transaction } from 'kysely';
import type { Audit, Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { notify } from '../../platform/writing/notify.ts';
import { tellPaid } from '../message/outbox.service.ts';
import { auditTransfers } from './batch-audit.service.ts';
import { heldBatch } from './batch-draft.service.ts';
import { batchNow } from './batch-read.service.ts';
import { findLine, holdTransfers, markFailed, markPaid } from './line-moves.queries.ts';
import { closeAnswered, holdBatch, readClock, sentDays, touchBatch, type HeldBatch } from './payment-batch.queries.ts';

type Recording = {
  readonly tx: Transaction<Database>;
  readonly audit: Audit;
  readonly batch: HeldBatch;
  /** who says so; null: the bank's answer */
  readonly by: string | null;
  /** who needs no notification */
  readonly admin_id: string;
};

/** A bank's own code has no words of ours. */
const saidOf = ({ code, text }: FailedLine): string => {
  const words = new Map(Object.entries(BANK_REASON_WORDS)).get(code)?.en;
  return `${code}: ${text || words || 'refused by the bank'}`;
};

/** The one way to a result, by hand or from an answer. Nothing is recorded unless all of it is. */
export async function recordResults(
  { tx, audit, batch, by, admin_id }: Recording,
  paid: readonly PaidLine[],
  failed: readonly FailedLine[],
): Promise<void> {
  await holdTransfers(
    tx,
    [...paid, ...failed].map(({ id }) => id),
  );
  const nowPaid = await markPaid(tx, batch.id, paid, by);
  const nowFailed = await markFailed(
    tx,
    batch.id,
    failed.map((line) => ({ ...line, said: saidOf(line) })),
    by,
  );
  if (nowPaid.length !== paid.length || nowFailed.length !== failed.length) throw new Refusal('conflict');
  await tellPaid(
    tx,
    nowPaid.map(({ transfer_id }) => transfer_id),
  );
  await touchBatch(tx, batch.id);
  const closed = await closeAnswered(tx, batch.id);
  const named = { batch: batchCode(batch.code) };
  await auditTransfers(
    audit,
    'bank_paid',
    nowPaid.map(({ transfer_id, person_id, paid_on, bank_reference }) => [
      transfer_id,
      { ...named, status: 'transferred', paid_on, bank_reference },
      person_id,
    ]),
  );
  await auditTransfers(
    audit,
    'bank_refused',
    nowFailed.map(({ transfer_id, person_id, code, text }) => [
      transfer_id,
      { ...named, failure_code: code, failure_reason: text },
      person_id,
    ]),
  );
  if (closed)
    await audit({
      action: 'change',
      entity: 'payment_batch',
      record_id: batch.id,
      before: { status: batch.status },
      after: { status: 'closed' },
    });
  if (failed.length > 0)
    await notify(tx, {
      kind: 'bank_refused',
      params: { batch: batch.code, lines: failed.length },
      link: `/transactions/batches/${batch.id}`,
      to: { permission: 'transfers.write' },
      except: admin_id,
    });
}

/** What is said about a line is said about whoever it pays. */
const ofPayee = ({ person_id }: { readonly person_id: string | null }) => person_id !== null && { person_id };

export const payLine: Handler<typeof recordLinePaid> = ({ params, body }, { write, admin }) =>
  write(async (tx, audit) => {
    const { line_id, paid_on, bank_reference } = body;
    await holdBatch(tx, params.id);
    const line = await findLine(tx, params.id, line_id);
    if (!line || line.line_no === null) throw new Refusal('not_found');
    if (line.result === 'paid' && line.paid_on === paid_on && line.bank_reference === bank_reference) {
      await audit();
      return batchNow(tx, params.id, admin.permission_set);
    }
    if (line.result !== 'waiting') throw new Refusal('line_answered');
    const batch = await heldBatch(tx, params.id, 'record');
    const { today } = await readClock(tx);
    if (!isPaidDay(paid_on, sentDays(batch, today))) throw new Refusal('paid_day_wrong');
    const after = { line: line.line_no, paid_on, bank_reference };
    const payee = ofPayee(line);
    await audit({ action: 'bank_paid', entity: 'payment_batch', record_id: batch.id, ...payee, after });
    const recording = { tx, audit, batch, by: admin.id, admin_id: admin.id };
    await recordResults(recording, [{ id: line.id, on: paid_on, reference: bank_reference }], []);
    return batchNow(tx, batch.id, admin.permission_set);
  });

export const failLine: Handler<typeof recordLineFailed> = ({ params, body }, { write, admin }) =>
  write(async (tx, audit) => {
    const { line_id, code, reason } = body;
    await holdBatch(tx, params.id);
    const line = await findLine(tx, params.id, line_id);
    if (!line || line.line_no === null) throw new Refusal('not_found');
    if (line.result === 'failed' && line.failure_code === code && (line.failure_reason ?? '') === reason) {
      await audit();
      return batchNow(tx, params.id, admin.permission_set);
    }
    if (line.result !== 'waiting') throw new Refusal('line_answered');
    const batch = await heldBatch(tx, params.id, 'record');
    const after = { line: line.line_no, failure_code: code, failure_reason: reason };
    const payee = ofPayee(line);
    await audit({ action: 'bank_refused', entity: 'payment_batch', record_id: batch.id, ...payee, after });
    const recording = { tx, audit, batch, by: admin.id, admin_id: admin.id };
    await recordResults(recording, [], [{ id: line.id, code, text: reason === '' ? null : reason }]);
    return batchNow(tx, batch.id, admin.permission_set);
  });
