import { amountText } from '@proline/domain/bank-file/bank-amount';
import { batchCode } from '@proline/domain/payment-batch/batch-status';
import type pg from 'pg';
import type { Facts } from '../../platform/security/person-seal.ts';
import type { Office } from '../people/office.ts';

type Part = { readonly client: pg.ClientBase; readonly office: Office; readonly now: number };

/** One entry of the audit log. */
export type Entry = {
  readonly at: number;
  readonly by: string | null;
  readonly action: string;
  readonly entity: 'transfer' | 'payment_batch';
  readonly record_id: string;
  readonly before?: Facts;
  readonly after?: Facts;
  /** whose personal values these are */
  readonly person_id?: string;
};

/** What was done with each batch, and with each transfer because of it. */
export async function batchJournal(part: Part): Promise<Entry[]> {
  const batches = await findBatches(part.client);
  const lines = await findBatchLines(part.client);
  return [...batches.flatMap((batch) => batchEntries(batch)), ...lines.flatMap((line) => lineEntries(part, line))];
}

type Batch = {
  readonly id: string;
  readonly code: number;
  readonly status: string;
  readonly currency: string;
  readonly execute_on: string;
  readonly payer: string;
  readonly lines: number;
  readonly total_minor: number;
  readonly message_id: string | null;
  readonly sha256: string | null;
  readonly created_by: string;
  readonly exported_by: string | null;
  readonly created_at: Date;
  readonly exported_at: Date | null;
  readonly closed_at: Date | null;
};

async function findBatches(client: pg.ClientBase): Promise<Batch[]> {
  const { rows } = await client.query<Batch>(
    `select b.id, b.code::int as code, b.status, b.currency, b.execute_on::text as execute_on, p.label as payer, l.lines,
       l.total_minor, b.message_id, b.file_sha256 as sha256, b.created_by, b.exported_by, b.created_at, b.exported_at, b.closed_at
     from payment_batches b join payer_accounts p on p.id = b.payer_account_id
     cross join lateral (
       select count(*)::int as lines, sum(amount_minor)::float8 as total_minor from payment_batch_lines where batch_id = b.id
     ) l order by b.code`,
  );
  return rows;
}

function batchEntries({ id, currency, lines, ...of }: Batch): Entry[] {
  const total = amountText(of.total_minor, currency);
  const { execute_on, payer, message_id, sha256 } = of;
  const about = { entity: 'payment_batch', record_id: id } as const;
  const made = { batch: batchCode(of.code), lines, total, currency, execute_on, payer };
  const sent = { status: 'exported', lines, total, lines_left_out: 0, message_id, sha256 };
  return [
    { ...about, at: of.created_at.getTime(), by: of.created_by, action: 'make_batch', after: made },
    ...(of.exported_at === null
      ? []
      : [
          {
            ...{ ...about, at: of.exported_at.getTime(), by: of.exported_by, action: 'export_batch' },
            ...{ before: { status: 'draft' }, after: sent },
          },
        ]),
    ...(of.closed_at === null
      ? []
      : [
          {
            ...{ ...about, at: of.closed_at.getTime(), by: of.exported_by, action: 'change' },
            ...{ before: { status: 'exported' }, after: { status: 'closed' } },
          },
        ]),
  ];
}

type BatchLine = Pick<Batch, 'code' | 'created_by' | 'exported_by' | 'created_at' | 'exported_at'> & {
  readonly transfer_id: string;
  readonly person_id: string;
  readonly result: string;
  readonly result_at: Date | null;
  readonly paid_on: string | null;
  readonly bank_reference: string | null;
  readonly failure_code: string | null;
};

async function findBatchLines(client: pg.ClientBase): Promise<BatchLine[]> {
  const { rows } = await client.query<BatchLine>(
    `select b.code::int as code, b.created_by, b.exported_by, b.created_at, b.exported_at, l.transfer_id,
       coalesce(t.usher_id, t.leader_id) as person_id, l.result, l.result_at, l.paid_on::text as paid_on, l.bank_reference,
       l.failure_code
     from payment_batch_lines l join payment_batches b on b.id = l.batch_id join transfers t on t.id = l.transfer_id
     order by b.code, l.line_no, l.id`,
  );
  return rows;
}

function lineEntries({ office, now }: Part, of: BatchLine): Entry[] {
  const { transfer_id: record_id, person_id, paid_on, bank_reference, failure_code } = of;
  const batch = batchCode(of.code);
  const about = { entity: 'transfer', record_id } as const;
  const by = office.admins.finance;
  const entries: Entry[] = [
    { ...about, at: of.created_at.getTime(), by: of.created_by, action: 'add_to_batch', after: { batch } },
  ];
  if (of.exported_at !== null)
    entries.push({
      ...about,
      at: of.exported_at.getTime(),
      by: of.exported_by,
      action: 'export_batch',
      after: { batch },
    });
  const answered = { ...about, at: Math.min(of.result_at?.getTime() ?? now, now), by, person_id };
  if (of.result === 'paid')
    entries.push({
      ...answered,
      action: 'bank_paid',
      after: { batch, status: 'transferred', paid_on, bank_reference },
    });
  if (of.result === 'failed')
    entries.push({ ...answered, action: 'bank_refused', after: { batch, failure_code, failure_reason: null } });
  return entries;
}
