import { createHash } from 'node:crypto';
import { USUAL_CSV_PROFILE } from '@proline/domain/bank-file/csv-profile';
import { payeeName } from '@proline/domain/bank-file/bank-text';
import { pain001 } from '@proline/domain/bank-file/pain-001';
import { controlSum, type PaymentFile } from '@proline/domain/bank-file/payment-file';
import { batchCode, endToEndId, messageId } from '@proline/domain/payment-batch/batch-status';
import type pg from 'pg';
import { bankCsv } from '../../platform/bank-file/write-bank-csv.ts';
import { decryptBound, encryptBound } from '../../platform/security/crypto.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import { idAt } from '../engine/ids.ts';
import { Random } from '../engine/random.ts';
import { DAY_MS, HOUR_MS } from '../event/days.ts';
import { makeIban } from '../people/ibans.ts';
import type { Office } from '../people/office.ts';

type Part = {
  readonly client: pg.ClientBase;
  readonly office: Office;
  readonly dataKey: DataKey;
  readonly seed: number;
  readonly now: number;
};

const HOLDER = 'Proline Events Company';
const BIC = 'RJHISARI';
const CURRENCY = 'SAR';
const PAID_LINES = 38;
const WAITING_LINES = 6;
const FAILED_LINES = 2;
const DRAFT_LINES = 8;
const WHY = [
  { code: 'AC04', reason: 'AC04: Account closed' },
  { code: 'BE01', reason: 'BE01: Another account holder' },
] as const;

/** A batch that is done, one that is with the bank, and one that is being put together. */
export async function addBatches(part: Part): Promise<void> {
  const payer = await addPayer(part);
  const approved = await transfersFor(
    part,
    `t.status = 'approved' and t.held_at is null and t.approved_at < '${new Date(part.now - 2 * DAY_MS).toISOString()}' and b.checked_at is not null and b.replaced_at is null`,
    WAITING_LINES + FAILED_LINES + DRAFT_LINES,
  );
  await sendBatch(part, payer, { code: 1, days: 6, paid: await paidAfter(part, 6), waiting: [], failed: [] });
  const failed = approved.slice(0, FAILED_LINES);
  const waiting = approved.slice(FAILED_LINES, FAILED_LINES + WAITING_LINES);
  await sendBatch(part, payer, { code: 2, days: 2, paid: await paidAfter(part, 2), waiting, failed });
  await addDraft(part, payer, approved.slice(FAILED_LINES + WAITING_LINES));
  await part.client.query(`select setval(pg_get_serial_sequence('payment_batches', 'code'), 3)`);
}

/** What was paid on the day of a batch or the day after, and approved before it. */
const paidAfter = (part: Part, days: number): Promise<Found[]> => {
  const at = new Date(part.now - days * DAY_MS).toISOString();
  return transfersFor(
    part,
    `t.status = 'transferred' and t.batch_id is null and t.approved_at < '${at}'
     and t.transferred_on between '${at}'::date and '${at}'::date + 1`,
    PAID_LINES,
  );
};

type Payer = { readonly id: string; readonly iban: string };

async function addPayer({ client, office, dataKey, seed, now }: Part): Promise<Payer> {
  const random = Random.of(seed, 'payer');
  const id = idAt(random, now - 400 * DAY_MS);
  const { iban, bank_name } = makeIban(random, 'SA');
  await client.query(
    `insert into payer_accounts (id, label, holder, bank_name, bic, currency, iban_encrypted, key_id, iban_last4, iban_country,
       created_by, created_at)
     values ($1, 'Main account', $2, $3, $4, $5, $6, $7, $8, 'SA', $9, $10)`,
    [
      id,
      HOLDER,
      bank_name,
      BIC,
      CURRENCY,
      encryptBound(dataKey, iban, `payer_accounts.iban:${id}`),
      dataKey.id,
      iban.slice(-4),
      office.admins.owner,
      new Date(now - 400 * DAY_MS),
    ],
  );
  return { id, iban };
}

type Found = {
  readonly id: string;
  readonly code: number;
  readonly net_minor: number;
  readonly account_id: string;
  readonly iban_encrypted: Buffer;
  readonly holder_encrypted: Buffer;
  readonly bank_name: string;
  readonly name_en: string;
  readonly name_ar: string;
  readonly transferred_on: string | null;
  readonly bank_reference: string | null;
};

/** The newest first. */
async function transfersFor({ client }: Part, condition: string, most: number): Promise<Found[]> {
  const { rows } = await client.query<Found>(
    `select t.id, t.code::int as code, t.net_minor::int as net_minor, b.id as account_id, b.iban_encrypted, b.holder_encrypted,
       b.bank_name, p.name_en, p.name_ar, t.transferred_on::text as transferred_on, t.bank_reference
     from transfers t
     join bank_accounts b on b.id = t.bank_account_id
     join persons p on p.id = b.person_id
     where t.currency = $1 and t.voided_at is null and t.net_minor > 0 and ${condition}
     order by t.transferred_on desc nulls last, t.created_at desc, t.id limit $2`,
    [CURRENCY, most],
  );
  return rows;
}

type Sending = {
  readonly code: number;
  /** how long ago it was sent */
  readonly days: number;
  readonly paid: readonly Found[];
  readonly waiting: readonly Found[];
  readonly failed: readonly Found[];
};

async function sendBatch(part: Part, payer: Payer, { code, days, paid, waiting, failed }: Sending): Promise<void> {
  const { client, office, dataKey, seed, now } = part;
  const all = [...paid, ...waiting, ...failed];
  if (all.length === 0) return;
  const random = Random.of(seed, `batch ${code}`);
  const at = new Date(Math.floor((now - days * DAY_MS) / 1000) * 1000);
  const day = at.toISOString().slice(0, 10);
  const id = idAt(random, at.getTime() - HOUR_MS);
  const file = fileOf(dataKey, payer, { code, at, day }, all);
  const closed = waiting.length === 0;
  await client.query(
    `insert into payment_batches (id, code, status, currency, payer_account_id, execute_on, created_by, created_at, exported_at,
       exported_by, message_id, file_sha256, line_count, total_minor, csv_forms, fetched, closed_at, version)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $7, $10, $11, $12, $13, $14, 1, $15, 3)`,
    [
      id,
      code,
      closed ? 'closed' : 'exported',
      CURRENCY,
      payer.id,
      day,
      office.admins.finance,
      new Date(at.getTime() - HOUR_MS),
      at,
      file.message_id,
      sha256(pain001(file)),
      all.length,
      controlSum(file.lines),
      JSON.stringify([{ profile: USUAL_CSV_PROFILE, sha256: sha256(bankCsv(file, USUAL_CSV_PROFILE)) }]),
      closed ? new Date(at.getTime() + DAY_MS) : null,
    ],
  );
  const answered = new Date(Math.min(now, at.getTime() + DAY_MS / 2));
  const rows = all.map((line, index) => {
    const why = WHY[failed.indexOf(line) % WHY.length];
    const result = paid.includes(line) ? 'paid' : failed.includes(line) ? 'failed' : 'waiting';
    return {
      id: idAt(random, at.getTime()),
      transfer_id: line.id,
      line_no: index + 1,
      amount_minor: line.net_minor,
      bank_account_id: line.account_id,
      end_to_end_id: file.lines[index]?.end_to_end_id,
      payee_name: file.lines[index]?.name,
      result,
      result_at: result === 'waiting' ? null : answered,
      paid_on: result === 'paid' ? line.transferred_on : null,
      bank_reference: result === 'paid' ? line.bank_reference : null,
      failure_code: result === 'failed' ? why?.code : null,
      left_at: result === 'failed' ? answered : null,
      left_why: result === 'failed' ? 'failed' : null,
      said: why?.reason,
    };
  });
  await client.query(
    `insert into payment_batch_lines (id, batch_id, transfer_id, line_no, amount_minor, bank_account_id, end_to_end_id, payee_name,
       result, result_at, paid_on, bank_reference, failure_code, left_at, left_why)
     select x.id, $1, x.transfer_id, x.line_no, x.amount_minor, x.bank_account_id, x.end_to_end_id, x.payee_name, x.result,
       x.result_at, x.paid_on, x.bank_reference, x.failure_code, x.left_at, x.left_why
     from jsonb_populate_recordset(null::payment_batch_lines, $2) x`,
    [id, JSON.stringify(rows)],
  );
  await client.query(
    `update transfers set batch_id = $1 where id in
       (select transfer_id from payment_batch_lines where batch_id = $1 and left_at is null)`,
    [id],
  );
  await client.query(
    `update transfers t set held_at = $2, hold_reason = x.said, returned_at = $2, return_reason = x.said
     from jsonb_to_recordset($1) x (transfer_id uuid, result text, said text)
     where t.id = x.transfer_id and x.result = 'failed'`,
    [JSON.stringify(rows), answered],
  );
}

type Head = { readonly code: number; readonly at: Date; readonly day: string };

function fileOf(dataKey: DataKey, payer: Payer, { code, at, day }: Head, lines: readonly Found[]): PaymentFile {
  return {
    message_id: messageId(code, day),
    created_at: `${at.toISOString().slice(0, 19)}Z`,
    execute_on: day,
    currency: CURRENCY,
    payer: { holder: HOLDER, iban: payer.iban, bic: BIC },
    lines: lines.map((line, index) => {
      const holder = decryptBound(dataKey, line.holder_encrypted, `bank_accounts.holder:${line.account_id}`);
      const { name_en, name_ar, bank_name } = line;
      return {
        line_no: index + 1,
        end_to_end_id: endToEndId(code, line.code),
        amount_minor: line.net_minor,
        name: payeeName({ holder, name_en, name_ar, code: '' }),
        holder,
        iban: decryptBound(dataKey, line.iban_encrypted, `bank_accounts.iban:${line.account_id}`),
        bank_name,
        text: `T-${line.code} ${batchCode(code)}`,
      };
    }),
  };
}

async function addDraft({ client, office, seed, now }: Part, payer: Payer, lines: readonly Found[]): Promise<void> {
  if (lines.length === 0) return;
  const random = Random.of(seed, 'draft batch');
  const at = now - 2 * HOUR_MS;
  const id = idAt(random, at);
  await client.query(
    `insert into payment_batches (id, code, currency, payer_account_id, execute_on, created_by, created_at)
     values ($1, 3, $2, $3, $4, $5, $6)`,
    [
      id,
      CURRENCY,
      payer.id,
      new Date(now + 2 * DAY_MS).toISOString().slice(0, 10),
      office.admins.finance,
      new Date(at),
    ],
  );
  const rows = lines.map((line) => ({
    id: idAt(random, at),
    transfer_id: line.id,
    amount_minor: line.net_minor,
    bank_account_id: line.account_id,
  }));
  await client.query(
    `with line as (
       insert into payment_batch_lines (id, batch_id, transfer_id, amount_minor, bank_account_id)
       select x.id, $1, x.transfer_id, x.amount_minor, x.bank_account_id
       from jsonb_to_recordset($2) x (id uuid, transfer_id uuid, amount_minor bigint, bank_account_id uuid) returning transfer_id
     )
     update transfers t set batch_id = $1 from line where t.id = line.transfer_id`,
    [id, JSON.stringify(rows)],
  );
}

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
