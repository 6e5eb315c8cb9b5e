import { createHash } from 'node:crypto';
import type { downloadBatchFile } from '@proline/contract/payment-batch/batch-answer';
import type { exportPaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { amountText } from '@proline/domain/bank-file/bank-amount';
import { pain001 } from '@proline/domain/bank-file/pain-001';
import type { PaymentFile } from '@proline/domain/bank-file/payment-file';
import { batchCode, endToEndId, isExecutionDay, messageId } from '@proline/domain/payment-batch/batch-status';
import type { Kysely } from 'kysely';
import type { ContextOf, Handler, Input, StreamedReply } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { bankCsv } from '../../platform/bank-file/write-bank-csv.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import { recordAudit } from '../../platform/writing/audit.ts';
import { openAccount } from '../bank-account/bank-account.service.ts';
import { payerOf } from '../payer-account/payer-account.service.ts';
import { readPayments } from '../settings/settings.service.ts';
import { auditTransfers } from './batch-audit.service.ts';
import { heldBatch, nameInFile } from './batch-draft.service.ts';
import { holdLines, type SendableLine } from './batch-lines.queries.ts';
import { batchNow, lineLimit } from './batch-read.service.ts';
import { findAccounts, findFileLines, numberLines, takeOut } from './line-moves.queries.ts';
import { countFetch, markExported, readBatch, readClock, type HeldBatch } from './payment-batch.queries.ts';

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** What the files are made of, from rows that stay as they are. */
type Sent = Pick<HeldBatch, 'id' | 'code' | 'currency' | 'payer_account_id' | 'execute_on'> & {
  readonly message_id: string;
  readonly at: Date;
};

async function fileOf(db: Kysely<Database>, dataKey: DataKey, sent: Sent): Promise<PaymentFile> {
  const lines = (await findFileLines(db, sent.id)).map((line) => {
    const account = openAccount(dataKey, line);
    // what an erased person was paid to is gone, and with it the bytes
    if (account === null) throw new Refusal('batch_file_differs');
    const { line_no, end_to_end_id, amount_minor, bank_name } = line;
    const text = `T-${line.transfer_code} ${batchCode(sent.code)}`;
    return { line_no, end_to_end_id, amount_minor, bank_name, name: line.payee_name, ...account, text };
  });
  return {
    message_id: sent.message_id,
    created_at: `${sent.at.toISOString().slice(0, 19)}Z`,
    execute_on: sent.execute_on,
    currency: sent.currency,
    payer: await payerOf(db, dataKey, sent.payer_account_id),
    lines,
  };
}

/** Lines that are held or blocked leave; the others get their number, and the file its hash. */
export const exportBatch: Handler<typeof exportPaymentBatch> = ({ params, body }, { write, admin, dataKey }) =>
  write(async (tx, audit) => {
    const batch = await heldBatch(tx, params.id, 'export', body.version);
    const { at, today } = await readClock(tx);
    if (!isExecutionDay(batch.execute_on, today)) throw new Refusal('execution_day_wrong');
    const lines = await holdLines(tx, batch.id, await lineLimit(tx, batch.currency));
    const ready = lines.filter(({ state }) => state === 'ready');
    const total_minor = ready.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
    if (ready.length === 0) throw new Refusal('batch_empty');
    if (ready.length !== body.line_count || total_minor !== body.total_minor) throw new Refusal('batch_changed');

    const left = lines.filter(({ state }) => state !== 'ready');
    const gone = await takeOut(
      tx,
      batch.id,
      left.map(({ id, state, found }) => ({ id, why: state === 'held' ? 'held' : 'removed', checks: found })),
    );
    const names = new Map((await findAccounts(tx, batch.id)).map((line) => [line.id, nameInFile(dataKey, line)]));
    await numberLines(
      tx,
      ready.map((line, index) => numbered(batch, line, index + 1, names.get(line.id) ?? '')),
    );

    const message_id = messageId(batch.code, today);
    const file = await fileOf(tx, dataKey, { ...batch, message_id, at });
    const { csv_profiles } = await readPayments(tx);
    const csv_forms = csv_profiles.map((profile) => ({ profile, sha256: sha256(bankCsv(file, profile)) }));
    const hash = sha256(pain001(file));
    const sent = { id: batch.id, at, admin_id: admin.id, message_id, sha256: hash, csv_forms, total_minor };
    if (!(await markExported(tx, { ...sent, line_count: ready.length }))) throw new Refusal('conflict');
    await audit({
      action: 'export_batch',
      entity: 'payment_batch',
      record_id: batch.id,
      before: { status: batch.status },
      after: {
        status: 'exported',
        lines: ready.length,
        total: amountText(total_minor, batch.currency),
        lines_left_out: left.length,
        message_id,
        sha256: hash,
      },
    });
    const named = { batch: batchCode(batch.code) };
    await auditTransfers(
      audit,
      'export_batch',
      ready.map(({ transfer_id }) => [transfer_id, named]),
    );
    await auditTransfers(
      audit,
      'take_out_of_batch',
      gone.map((transfer_id) => [transfer_id, named]),
    );
    return batchNow(tx, batch.id, admin.permission_set);
  });

const numbered = (
  batch: HeldBatch,
  { id, transfer_code, found }: SendableLine,
  line_no: number,
  payee_name: string,
) => ({
  id,
  line_no,
  end_to_end_id: endToEndId(batch.code, transfer_code),
  payee_name,
  checks: found,
});

type Download = typeof downloadBatchFile;

/** Made anew and compared with the hash of the export: nobody gets other bytes than those that were fixed. */
export async function sendFile(
  { params, query }: Input<Download>,
  { db, dataKey, admin, request }: ContextOf<Download>,
): Promise<StreamedReply> {
  const batch = await readBatch(db, params.id);
  if (!batch) throw new Refusal('not_found');
  const { message_id, exported_at, file_sha256, csv_forms } = batch;
  if (message_id === null || exported_at === null) throw new Refusal('batch_not_exported');
  const file = await fileOf(db, dataKey, { ...batch, message_id, at: exported_at });
  const form = csv_forms?.find(({ profile }) => query.profile === undefined || profile.name === query.profile);
  if (query.format === 'csv' && !form) throw new Refusal('not_found');
  const made =
    query.format === 'csv' && form
      ? {
          bytes: bankCsv(file, form.profile),
          hash: form.sha256,
          profile: form.profile.name,
          ending: 'csv',
          type: 'text/csv',
        }
      : { bytes: Buffer.from(pain001(file)), hash: file_sha256, ending: 'xml', type: 'application/xml' };
  if (sha256(made.bytes) !== made.hash) throw new Refusal('batch_file_differs');
  await db.transaction().execute(async (tx) => {
    await countFetch(tx, batch.id);
    await recordAudit(
      tx,
      { admin_id: admin.id, source: request, dataKey },
      {
        action: 'download_batch',
        entity: 'payment_batch',
        record_id: batch.id,
        after: { format: query.format, ...('profile' in made && { profile: made.profile }), sha256: made.hash },
      },
    );
  });
  return { type: made.type, body: made.bytes, fileName: `${message_id}.${made.ending}` };
}
