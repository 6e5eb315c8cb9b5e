import { listTransferHistory } from '@proline/contract/audit/transfer-history';
import type { Endpoint } from '@proline/contract/frame/endpoint';
import { checkBankAnswer, recordLineFailed, recordLinePaid } from '@proline/contract/payment-batch/batch-answer';
import type { BatchLine, PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { getTransfer } from '@proline/contract/transfer/transfer';
import { batchCode } from '@proline/domain/payment-batch/batch-status';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../platform/postgres/database.ts';
import { answerTo, good, openDesk, refusal, type Desk } from '../../testing/bank/batch-desk.ts';
import { sampleCamt053, samplePain002 } from '../../testing/bank/sample-answers.ts';
import { SAMPLE_IBAN } from '../../testing/sample/sample-person.ts';
import { toldPaid } from '../../testing/sample/money-course.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ledgerDifferences } from '../ledger/proof.service.ts';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  desk = await openDesk(app);
});
afterAll(async () => {
  expect(await ledgerDifferences(createDatabase(app.pool))).toEqual([]);
  await app.close();
});

test('results by hand: paid is transferred, failed is held with the bank’s reason, the last one closes', async () => {
  const made = await desk.approved(2);
  const sent = await desk.exported(made);
  const [first, second] = await desk.lines(sent.id);
  const pay = (body = {}) =>
    app.call(recordLinePaid, {
      token: desk.token,
      params: { id: sent.id },
      body: { line_id: first?.id, paid_on: desk.today, bank_reference: 'R7K-44710', ...body },
    });
  expect(refusal(await pay({ paid_on: '2099-01-01' }))).toEqual([422, 'paid_day_wrong']);
  expect(good<PaymentBatch>(await pay())).toMatchObject({
    status: 'exported',
    sums: { paid: { count: 1 }, waiting: { count: 1 } },
  });
  expect(good<PaymentBatch>(await pay()).sums.paid.count).toBe(1);
  expect(refusal(await pay({ bank_reference: 'another' }))).toEqual([409, 'line_answered']);
  const fail = () =>
    app.call(recordLineFailed, {
      token: desk.token,
      params: { id: sent.id },
      body: { line_id: second?.id, code: 'AC04', reason: '' },
    });
  expect(good<PaymentBatch>(await fail())).toMatchObject({
    status: 'closed',
    sums: { failed: { count: 1 }, waiting: { count: 0 } },
  });
  expect(good<PaymentBatch>(await fail()).status).toBe('closed');
  expect(await desk.statesOf(made)).toEqual([
    { status: 'transferred', in_batch: true, held: false },
    { status: 'approved', in_batch: false, held: true },
  ]);
  const { rows } = await app.pool.query('select hold_reason, return_reason from transfers where id = $1', [
    second?.transfer.id,
  ]);
  expect(rows).toEqual([{ hold_reason: 'AC04: Account closed', return_reason: 'AC04: Account closed' }]);
  expect(refusal(await pay({ line_id: second?.id }))).toEqual([409, 'line_answered']);
  // the transfers say so themselves
  const told = async <Data>(endpoint: Endpoint, line: BatchLine | undefined) =>
    good<Data>(await app.call(endpoint, { token: desk.token, params: { id: line?.transfer.id ?? '' } }));
  expect(await told(getTransfer, second)).toMatchObject({
    returned: { reason: 'AC04: Account closed', batch: { id: sent.id, code: sent.code } },
  });
  const last = async (line: BatchLine | undefined) =>
    (await told<{ action: string; after: object }[]>(listTransferHistory, line))[0];
  const batch = batchCode(sent.code);
  expect(await last(second)).toMatchObject({ action: 'bank_refused', after: { batch, failure_code: 'AC04' } });
  expect(await last(first)).toMatchObject({
    action: 'bank_paid',
    after: { batch, paid_on: desk.today, bank_reference: 'R7K-44710' },
  });
  const messages = [first, second].map((line) => toldPaid(app.pool, line?.transfer.id ?? ''));
  expect(await Promise.all(messages)).toEqual([1, 0]);
});

test('an answer of the bank is looked at first, and then counts once', async () => {
  const made = await desk.approved(3);
  const sent = await desk.exported(made);
  const said = answerTo(
    sent,
    [
      { amount_minor: 10_000, status: 'ACSC', reference: 'R1' },
      { amount_minor: 10_000, status: 'RJCT', code: 'BE01', text: 'Another holder' },
      { amount_minor: 10_000, status: 'ACSP' },
    ],
    made,
  );
  const text = samplePain002(said);
  const seen = good<{ sha256: string }>(await desk.check(sent.id, text));
  expect(seen).toMatchObject({
    format: 'pain.002',
    seen_before: false,
    paid: 1,
    paid_minor: 10_000,
    failed: 1,
    failed_minor: 10_000,
    known: 0,
    waiting: 1,
    stops: false,
    failures: [{ line_no: 2, name_en: 'Hala Mansour', code: 'BE01', text: 'Another holder' }],
  });
  expect((await desk.show(sent.id)).sums.waiting.count).toBe(3);
  expect(refusal(await desk.bring(sent.id, text, '0'.repeat(64)))).toEqual([409, 'answer_changed']);
  expect(good<PaymentBatch>(await desk.bring(sent.id, text, seen.sha256))).toMatchObject({
    status: 'exported',
    sums: { paid: { count: 1 }, failed: { count: 1 }, waiting: { count: 1 } },
    answers: [{ file_name: 'answer.xml', format: 'pain.002', paid: 1, failed: 1, known: 0 }],
  });
  const again = good<PaymentBatch>(await desk.bring(sent.id, text));
  expect([again.answers.length, again.sums.paid.count]).toEqual([1, 1]);
  expect(good(await desk.check(sent.id, text))).toMatchObject({ seen_before: true, known: 2, paid: 0 });

  // the statement of the account tells the rest; what it says about the others is known
  const rest = sampleCamt053({
    ...answerTo(
      sent,
      [
        { amount_minor: 10_000, status: 'ACSC' },
        { amount_minor: 10_000, status: 'RJCT' },
        { amount_minor: 10_000, status: 'ACSC' },
      ],
      made,
    ),
    payer_iban: SAMPLE_IBAN,
  });
  expect(good<PaymentBatch>(await desk.bring(sent.id, rest))).toMatchObject({
    status: 'closed',
    sums: { paid: { count: 2 } },
  });
  expect(good<PaymentBatch>(await desk.bring(sent.id, rest)).status).toBe('closed');
  const { rows } = await app.pool.query<{ sum: string }>(
    `select coalesce(sum(case when debit = 'bank' then amount_minor when credit = 'bank' then -amount_minor else 0 end), 0)::text as sum
     from ledger_postings where transfer_id = any ($1)`,
    [made.map(({ id }) => id)],
  );
  expect(rows).toEqual([{ sum: '-20000' }]);
});

test('an answer that is not this batch’s, or was doctored, changes nothing', async () => {
  const made = await desk.approved(2);
  const sent = await desk.exported(made);
  const other = await desk.exported(await desk.approved(1));
  const both = [
    { amount_minor: 10_000, status: 'ACSC' },
    { amount_minor: 10_000, status: 'ACSC' },
  ] as const;
  const right = answerTo(sent, both, made);
  const wrong: readonly (readonly [string, string, number, string])[] = [
    [
      'another message',
      samplePain002({ ...right, message_id: other.file?.message_id ?? '' }),
      422,
      'answer_other_batch',
    ],
    ['another sum', samplePain002({ ...right, sum: '20000.00' }), 422, 'answer_sums_differ'],
    ['another count', samplePain002({ ...right, count: 3 }), 422, 'answer_sums_differ'],
    [
      'another amount',
      samplePain002({
        ...answerTo(
          sent,
          [
            { amount_minor: 9_999, status: 'ACSC' },
            { amount_minor: 10_001, status: 'ACSC' },
          ],
          made,
        ),
      }),
      422,
      'answer_conflicts',
    ],
    [
      'a payment that nobody sent',
      samplePain002({
        ...right,
        count: 2,
        sum: '200.00',
        lines: [...right.lines, { end_to_end_id: 'B1-T1', amount_minor: 1, status: 'ACSC' }],
      }),
      422,
      'answer_lines_unknown',
    ],
    [
      'another account',
      sampleCamt053({ ...right, payer_iban: 'AE070331234567890123456' }),
      422,
      'answer_other_account',
    ],
    ['a day yet to come', samplePain002({ ...right, on: '2099-01-01' }), 422, 'answer_conflicts'],
    ['a day before the export', samplePain002({ ...right, on: '2020-01-01' }), 422, 'answer_conflicts'],
    ['entities', '<!DOCTYPE x [<!ENTITY a "b">]><Document>&a;</Document>', 422, 'answer_declares_entities'],
    ['half a file', samplePain002(right).slice(0, 700), 422, 'answer_damaged'],
  ];
  for (const [name, text, status, code] of wrong)
    expect([name, ...refusal(await desk.bring(sent.id, text))]).toEqual([name, status, code]);
  const large = await app.call(checkBankAnswer, {
    token: desk.token,
    params: { id: sent.id },
    query: { name: 'a.xml' },
    bytes: Buffer.alloc(25 * 1024 * 1024, '<'),
  });
  expect(refusal(large)).toEqual([413, 'body_too_large']);
  expect(refusal(await desk.check((await desk.draft(await desk.approved(1))).id, samplePain002(right)))).toEqual([
    409,
    'batch_not_exported',
  ]);
  expect((await desk.show(sent.id)).sums).toMatchObject({
    waiting: { count: 2 },
    paid: { count: 0 },
    failed: { count: 0 },
  });
  expect((await desk.show(sent.id)).answers).toEqual([]);
});

test('what a statement returns after it was paid is named and left alone', async () => {
  const made = await desk.approved(2);
  const sent = await desk.exported(made);
  const paid = { amount_minor: 10_000, status: 'ACSC' } as const;
  await desk.bring(sent.id, samplePain002(answerTo(sent, [paid], made, { count: 2, sum: '200.00' })));
  const back = sampleCamt053({
    ...answerTo(sent, [{ amount_minor: 10_000, status: 'RJCT' }, paid], made),
    payer_iban: SAMPLE_IBAN,
  });
  expect(good(await desk.check(sent.id, back))).toMatchObject({
    paid: 1,
    stops: false,
    conflicts: [{ line_no: 1, why: 'paid_before' }],
  });
  expect(good<PaymentBatch>(await desk.bring(sent.id, back))).toMatchObject({
    status: 'closed',
    sums: { paid: { count: 2 } },
  });
});

test('refused lines are told to desk.token and can be paid again in another batch', async () => {
  const made = await desk.approved(1);
  const other = await app.signIn('finance');
  const sent = await desk.exported(made);
  await desk.bring(
    sent.id,
    samplePain002(answerTo(sent, [{ amount_minor: 10_000, status: 'RJCT', code: 'AC06' }], made)),
  );
  const { rows } = await app.pool.query('select kind, params, link from notifications where admin_id = $1', [other.id]);
  expect(rows).toContainEqual({
    kind: 'bank_refused',
    params: { batch: sent.code, lines: 1 },
    link: `/transactions/batches/${sent.id}`,
  });
  await app.pool.query('update transfers set held_at = null, hold_reason = null where id = $1', [made[0]?.id]);
  const next = await desk.exported(made);
  expect((await desk.lines(next.id))[0]?.end_to_end_id).toBe(`B${next.code}-T${made[0]?.code}`);
});
