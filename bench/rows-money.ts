import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { getJob } from '@proline/contract/job/job';
import { proveLedger } from '@proline/contract/ledger/ledger';
import { listPayerAccounts } from '@proline/contract/payer-account/payer-account';
import { checkBankAnswer, importBankAnswer } from '@proline/contract/payment-batch/batch-answer';
import {
  createPaymentBatch,
  exportPaymentBatch,
  getPaymentBatch,
  type PaymentBatch,
} from '@proline/contract/payment-batch/payment-batch';
import { archivePayslips } from '@proline/contract/payslip/payslip';
import { bulkApproveTransfers, previewBulkApproval } from '@proline/contract/transfer-move/transfer-move';
import { transferList } from '@proline/contract/transfer/transfer';
import pg from 'pg';
import { samplePain002 } from '../apps/api/src/testing/bank/sample-answers.ts';
import { compare } from './load.ts';
import { perSecond, ratio, type Row } from './report.ts';
import { authorised, type Effort } from './rows-speed.ts';
import type { Server } from './servers.ts';

type Servers = { readonly ours: Server; readonly bare: Server; readonly credential: string };

const DEEP_PAGE = 4_000;
const LIST = '/admin/transfers?status=transferred';

/** Half a million transfers through their real endpoints, against the obvious SQL. */
export async function transferRows({ ours, bare, credential }: Servers, effort: Effort): Promise<Row[]> {
  const at = (path: string) => authorised(ours, path, credential);
  const first = await fetch(at(LIST).url, { headers: { authorization: credential } });
  const { meta } = transferList.rows.response.parse(await first.json());
  const deep = Math.min(DEEP_PAGE, meta.last_page - 1);
  const measured = await compare(
    {
      naive: { url: `${bare.url}/naive/transfers` },
      list: at(LIST),
      naiveDeep: { url: `${bare.url}/naive/transfers?page=${deep}` },
      deep: at(`${LIST}&page=${deep}`),
      naiveSums: { url: `${bare.url}/naive/transfer-sums` },
      sums: at('/admin/transfers/sums'),
    },
    effort,
  );
  const against = (
    work: string,
    mine: 'list' | 'deep' | 'sums',
    naive: 'naive' | 'naiveDeep' | 'naiveSums',
    least: number,
  ) => {
    const over = measured[mine].rps / measured[naive].rps;
    return {
      work,
      measured: `${perSecond(measured[mine].rps)} = ${ratio(over, 0)} naive (${perSecond(measured[naive].rps)})`,
      goal: `≥ ${least} × naive`,
      met: over >= least,
    };
  };
  const time = measured.list.rps / measured.deep.rps;
  return [
    against('transfers by status, page 1 with total', 'list', 'naive', 20),
    against(`the same, jump to page ${deep.toLocaleString('en')}`, 'deep', 'naiveDeep', 50),
    { work: 'the same, against page 1', measured: ratio(time), goal: 'time ≤ 3 ×', met: time <= 3 },
    against('sums per status and currency', 'sums', 'naiveSums', 100),
  ];
}

const MANY = 10_000;
const PAYSLIPS = 1_000;
const MOST_SECONDS = { approve: 60, draft: 20, export: 20, answer: 60, proof: 20, payslips: 120 };
const LOOK_MS = 250;
const DAY_MS = 86_400_000;
/** The demo has none of this kind in this currency, so that a filter finds exactly these. */
const OURS = { kind: 'compensation', currency: 'SAR', amount: '77..77' } as const;
const AMOUNT_MINOR = 7_700;

/** Everything that many lines go through: approval, batch, file, the bank's answer, payslips; and the proof of the ledger. */
export async function moneyRows({ ours, credential }: Servers, url: string): Promise<Row[]> {
  await addMany(url);
  const send = async (path: string, body: BodyInit, type = 'application/json'): Promise<unknown> => {
    const reply = await fetch(`${ours.url}/api${path}`, {
      method: 'POST',
      headers: { authorization: credential, 'content-type': type },
      body,
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${(await reply.text()).slice(0, 200)}`);
    return reply.json();
  };
  const post = (path: string, body: object) => send(path, JSON.stringify(body));
  const read = async (path: string): Promise<unknown> =>
    (await fetch(`${ours.url}/api${path}`, { headers: { authorization: credential } })).json();
  const ended = async (job_id: string, most: number) => {
    const began = performance.now();
    for (;;) {
      const { status, done } = getJob.response.parse(await read(getJob.path.replace(':id', job_id))).data;
      if (status === 'done' || performance.now() - began > most * 4_000) return done;
      await setTimeout(LOOK_MS);
    }
  };

  const pending = { all: true, query: { ...OURS, status: 'pending_approval' } };
  const approve = await timed(async () => {
    const shown = previewBulkApproval.response.parse(await post(previewBulkApproval.path, { selection: pending })).data;
    const body = { selection: pending, totals: shown.totals };
    const { job_id } = bulkApproveTransfers.response.parse(await post(bulkApproveTransfers.path, body)).data;
    return ended(job_id, MOST_SECONDS.approve);
  });

  const payers = listPayerAccounts.response.parse(await read(listPayerAccounts.path)).data;
  const draft = await timed(async () => {
    const made = await post(createPaymentBatch.path, {
      ...{ selection: { all: true, query: { ...OURS, status: 'approved' } }, currency: 'SAR' },
      payer_account_id: payers.find(({ currency }) => currency === 'SAR')?.id,
      execute_on: new Date(Date.now() + DAY_MS).toISOString().slice(0, 10),
      ...{ count: MANY, total_minor: MANY * AMOUNT_MINOR },
    });
    const { id } = createPaymentBatch.response.parse(made).data;
    return getPaymentBatch.response.parse(await read(getPaymentBatch.path.replace(':id', id))).data;
  });
  const { id, version, sums } = draft.result;
  const exported = await timed(async () => {
    const body = { version, line_count: sums.ready.count, total_minor: sums.ready.total_minor };
    return exportPaymentBatch.response.parse(await post(exportPaymentBatch.path.replace(':id', id), body)).data;
  });

  const text = await answerTo(url, exported.result);
  const imported = await timed(async () => {
    const bytes = 'application/octet-stream';
    await send(`${checkBankAnswer.path.replace(':id', id)}?name=answer.xml`, text, bytes);
    const sha256 = createHash('sha256').update(text).digest('hex');
    const path = `${importBankAnswer.path.replace(':id', id)}?name=answer.xml&sha256=${sha256}`;
    return importBankAnswer.response.parse(await send(path, text, bytes)).data;
  });

  const proof = await timed(async () => proveLedger.response.parse(await post(proveLedger.path, {})).data);
  const payslips = await timed(async () => {
    const ids = await paidIds(url);
    const { job_id } = archivePayslips.response.parse(await post(archivePayslips.path, { selection: { ids } })).data;
    return ended(job_id, MOST_SECONDS.payslips);
  });
  const row = (work: string, said: string, seconds: number, most: number, whole: boolean): Row => ({
    work,
    measured: `${said} in ${seconds.toFixed(1)} s`,
    goal: `all, ≤ ${most} s`,
    met: whole && seconds <= most,
  });
  const { paid, failed } = imported.result.sums;
  const number = (count: number) => count.toLocaleString('en');
  return [
    row(
      `bulk approval of ${number(MANY)} transfers`,
      number(approve.result),
      approve.seconds,
      MOST_SECONDS.approve,
      approve.result === MANY,
    ),
    row(
      `a draft of ${number(MANY)} lines`,
      number(sums.all.count),
      draft.seconds,
      MOST_SECONDS.draft,
      sums.all.count === MANY,
    ),
    row(
      'its export',
      number(exported.result.sums.waiting.count),
      exported.seconds,
      MOST_SECONDS.export,
      exported.result.sums.waiting.count === sums.ready.count,
    ),
    row(
      'the bank’s answer: checked, then recorded',
      `${number(paid.count)} paid, ${number(failed.count)} refused`,
      imported.seconds,
      MOST_SECONDS.answer,
      paid.count + failed.count === sums.ready.count,
    ),
    row(
      'proof of the ledger',
      `${number(proof.result.postings)} postings, ${proof.result.differences} differences`,
      proof.seconds,
      MOST_SECONDS.proof,
      proof.result.differences === 0,
    ),
    row(
      `${number(PAYSLIPS)} payslips`,
      number(payslips.result),
      payslips.seconds,
      MOST_SECONDS.payslips,
      payslips.result === PAYSLIPS,
    ),
  ];
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const began = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - began) / 1_000 };
}

async function asked<Found extends pg.QueryResultRow>(url: string, text: string, values: readonly unknown[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Found>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** That wait for approval, each with its line, to people whose account finance has confirmed. */
const addMany = (url: string) =>
  asked(
    url,
    `with payees as (
       select b.person_id, b.id as account, row_number() over (order by b.id) as place
       from bank_accounts b join ushers u on u.id = b.person_id
       where b.replaced_at is null and b.checked_at is not null and u.status = 'approved'
     ), made as (
       insert into transfers (kind, usher_id, bank_account_id, currency, gross_minor, reason)
       select $1, p.person_id, p.account, $2, $3::bigint, 'measured'
       from generate_series(1, $4::integer) n join payees p on p.place = 1 + n % (select count(*) from payees)
       returning id, gross_minor
     )
     insert into transfer_lines (transfer_id, kind, amount_minor) select id, 'other', gross_minor from made`,
    [OURS.kind, OURS.currency, AMOUNT_MINOR, MANY],
  );

const paidIds = async (url: string) =>
  (
    await asked<{ id: string }>(
      url,
      `select id from transfers where status = 'transferred' and kind = 'event_pay' order by created_at desc, id limit $1`,
      [PAYSLIPS],
    )
  ).map(({ id }) => id);

/** Each hundredth line is refused. */
async function answerTo(url: string, { id, file, currency }: PaymentBatch): Promise<string> {
  const lines = await asked<{ end_to_end_id: string; amount_minor: string; line_no: number }>(
    url,
    `select end_to_end_id, amount_minor, line_no from payment_batch_lines
     where batch_id = $1 and line_no is not null order by line_no`,
    [id],
  );
  return samplePain002({
    message_id: file?.message_id ?? '',
    currency,
    lines: lines.map(({ end_to_end_id, amount_minor, line_no }) => ({
      end_to_end_id,
      amount_minor: Number(amount_minor),
      status: line_no % 100 === 0 ? 'RJCT' : 'ACSC',
    })),
  });
}
