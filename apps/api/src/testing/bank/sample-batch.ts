import { createHash, randomUUID } from 'node:crypto';
import { pain001 } from '@proline/domain/bank-file/pain-001';
import { batchCode } from '@proline/domain/payment-batch/batch-status';
import { encryptBound } from '../../platform/security/crypto.ts';
import { addPayee, SAMPLE_IBAN } from '../sample/sample-person.ts';
import type { Ground } from '../sample/sample-ground.ts';
import { addRow } from '../sample/sample-rows.ts';

type Place = Pick<Ground, 'pool' | 'dataKey'>;

export async function addPayer({ pool, dataKey }: Place, currency = 'SAR'): Promise<string> {
  const id = randomUUID();
  await addRow(pool, 'payer_accounts', {
    id,
    currency,
    iban_encrypted: encryptBound(dataKey, SAMPLE_IBAN, `payer_accounts.iban:${id}`),
  });
  return id;
}

type Wanted = { readonly currency?: string; readonly gross_minor?: number; readonly confirmed?: boolean };

/** An approved transfer to a confirmed account of somebody new. */
export async function addApproved(
  ground: Place & Pick<Ground, 'addAdmin'>,
  { currency = 'SAR', gross_minor = 10_000, confirmed = true }: Wanted = {},
) {
  const iban = uniqueIban();
  const payee = await addPayee(ground, iban);
  const approver = await ground.addAdmin('finance');
  if (confirmed)
    await ground.pool.query('update bank_accounts set checked_at = now() where id = $1', [payee.account_id]);
  const { id, code } = await addRow(ground.pool, 'transfers', {
    usher_id: payee.id,
    bank_account_id: payee.account_id,
    status: 'approved',
    approved_by: approver.id,
    approved_at: new Date(),
    currency,
    gross_minor,
  });
  await ground.pool.query(`insert into transfer_lines (transfer_id, kind, amount_minor) values ($1, 'other', $2)`, [
    id,
    gross_minor,
  ]);
  return {
    id,
    code: Number.parseInt(String(code), 10),
    person_id: payee.id,
    account_id: payee.account_id,
    amount_minor: gross_minor,
    iban,
  };
}

let last = 0;
const CHECKED = 97n;
/** A Saudi account that no other sample has. */
export const uniqueIban = (): string => {
  const account = `80${String((last += 1)).padStart(18, '0')}`;
  // the digits of SA are 28 and 10; those of the check stand last and are 00 while it is computed
  const check = 98n - (BigInt(`${account}281000`) % CHECKED);
  return `SA${String(check).padStart(2, '0')}${account}`;
};

/** A draft over new transfers. */
export async function addDraft(ground: Place & Pick<Ground, 'addAdmin'>, lines = 2) {
  const payer_account_id = await addPayer(ground);
  const { id: created_by } = await ground.addAdmin('finance');
  const { rows: days } = await ground.pool.query<{ day: string }>(
    `select (now() + interval '3 days')::date::text as day`,
  );
  const execute_on = days[0]?.day ?? '';
  const batch = await addRow(ground.pool, 'payment_batches', {
    payer_account_id,
    created_by,
    execute_on,
  });
  const made: { id: string; transfer_id: string; code: number; amount_minor: number; iban: string }[] = [];
  for (let n = 0; n < lines; n += 1) {
    const transfer = await addApproved(ground);
    await ground.pool.query('update transfers set batch_id = $1 where id = $2', [batch.id, transfer.id]);
    const line = await addRow(ground.pool, 'payment_batch_lines', {
      batch_id: batch.id,
      transfer_id: transfer.id,
      amount_minor: transfer.amount_minor,
      bank_account_id: transfer.account_id,
    });
    const { code, amount_minor, iban } = transfer;
    made.push({ id: line.id, transfer_id: transfer.id, code, amount_minor, iban });
  }
  return {
    id: batch.id,
    code: Number.parseInt(String(batch.code), 10),
    version: batch.version,
    execute_on,
    payer_account_id,
    lines: made,
  };
}

/** A batch that is with the bank, as its export would have left it. */
export async function addExported(ground: Place & Pick<Ground, 'addAdmin'>, lines = 2) {
  const batch = await addDraft(ground, lines);
  const message_id = `PRL-B${batch.code}-20261118`;
  const sent = batch.lines.map((line, index) => ({
    ...line,
    line_no: index + 1,
    end_to_end_id: `B${batch.code}-T${line.code}`,
  }));
  for (const line of sent)
    await ground.pool.query(
      `update payment_batch_lines set line_no = $2, end_to_end_id = $3, payee_name = 'HALA MANSOUR' where id = $1`,
      [line.id, line.line_no, line.end_to_end_id],
    );
  const file = pain001({
    message_id,
    created_at: '2026-11-18T09:31:00Z',
    execute_on: batch.execute_on,
    currency: 'SAR',
    payer: { holder: 'Proline Events Co.', iban: SAMPLE_IBAN, bic: 'RJHISARI' },
    lines: sent.map((line) => ({
      ...line,
      name: 'HALA MANSOUR',
      holder: 'HALA MANSOUR',
      bank_name: 'Bank',
      text: `T-${line.code} ${batchCode(batch.code)}`,
    })),
  });
  const total_minor = sent.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  await ground.pool.query(
    `update payment_batches set status = 'exported', exported_at = '2026-11-18T09:31:00Z', exported_by = created_by,
       message_id = $2, file_sha256 = $3, csv_forms = $4, line_count = $5, total_minor = $6 where id = $1`,
    [batch.id, message_id, sha256(file), '[]', lines, total_minor],
  );
  return { ...batch, message_id, total_minor, lines: sent };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
