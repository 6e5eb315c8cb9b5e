import { expect, test } from 'vitest';
import { isStopping, matchAnswer, type AnswerLine, type BankAnswer, type SentFile } from './bank-answer.ts';

const file: SentFile = {
  message_id: 'PRL-B47',
  payer_iban: 'SA0380000000608010167519',
  currency: 'SAR',
  total_minor: 60_000,
  execute_on: '2026-11-18',
  exported_on: '2026-11-17',
  today: '2026-11-19',
  lines: [
    { id: 'a', end_to_end_id: 'B47-T1', amount_minor: 10_000, result: 'waiting' },
    { id: 'b', end_to_end_id: 'B47-T2', amount_minor: 20_000, result: 'waiting' },
    { id: 'c', end_to_end_id: 'B47-T3', amount_minor: 30_000, result: 'paid' },
  ],
};
const line = (end_to_end_id: string, result: AnswerLine['result'], more: Partial<AnswerLine> = {}): AnswerLine => ({
  end_to_end_id,
  result,
  amount: null,
  currency: null,
  on: null,
  reference: null,
  code: null,
  text: null,
  ...more,
});
const answer = (lines: readonly AnswerLine[], more: Partial<BankAnswer> = {}): BankAnswer => ({
  format: 'pain.002',
  message_id: 'PRL-B47',
  payer_iban: null,
  count: '3',
  sum: '600.00',
  whole: null,
  lines,
  ...more,
});

test('each line gets what the bank says, and what is known already is left alone', () => {
  expect(
    matchAnswer(
      file,
      answer([
        line('B47-T1', 'paid', { amount: '100.00', currency: 'SAR', on: '2026-11-19', reference: 'R7' }),
        line('B47-T2', 'failed', { code: 'AC04', text: 'account closed' }),
        line('B47-T3', 'paid'),
      ]),
    ),
  ).toEqual({
    paid: [{ id: 'a', on: '2026-11-19', reference: 'R7' }],
    failed: [{ id: 'b', code: 'AC04', text: 'account closed' }],
    known: 1,
    waiting: 0,
    unknown: [],
    conflicts: [],
  });
});

test('without a day or a reference of the bank, those of the file stand for them', () => {
  expect(matchAnswer(file, answer([line('B47-T1', 'paid')]))).toMatchObject({
    paid: [{ id: 'a', on: '2026-11-18', reference: 'B47-T1' }],
  });
  // paid before its day, which is yet to come
  expect(matchAnswer({ ...file, execute_on: '2026-11-25' }, answer([line('B47-T1', 'paid')]))).toMatchObject({
    paid: [{ id: 'a', on: '2026-11-19' }],
  });
});

test.each(['2026-11-15', '2026-11-20', '2099-01-01'])(
  'nothing is paid on %s: before the export or in the future',
  (on) => {
    const match = matchAnswer(file, answer([line('B47-T1', 'paid', { on }), line('B47-T3', 'paid', { on })]));
    expect(match).toMatchObject({ paid: [], known: 1, conflicts: [{ end_to_end_id: 'B47-T1', why: 'day' }] });
    expect(isStopping('day')).toBe(true);
  },
);

test.each([
  ['another message', answer([line('B47-T1', 'paid')], { message_id: 'PRL-B46' }), 'answer_other_batch'],
  ['none of our lines', answer([line('B46-T1', 'paid')], { message_id: null }), 'answer_other_batch'],
  ['nothing at all', answer([]), 'answer_other_batch'],
  [
    'another account',
    answer([line('B47-T1', 'paid')], { payer_iban: 'AE070331234567890123456' }),
    'answer_other_account',
  ],
  ['another count', answer([line('B47-T1', 'paid')], { count: '4' }), 'answer_sums_differ'],
  ['another sum', answer([line('B47-T1', 'paid')], { sum: '600.01' }), 'answer_sums_differ'],
  ['a sum that is none', answer([line('B47-T1', 'paid')], { sum: 'all' }), 'answer_sums_differ'],
])('%s is refused', (_, said, code) => {
  expect(matchAnswer(file, said)).toBe(code);
});

test('what does not agree is named', () => {
  expect(
    matchAnswer(
      file,
      answer([
        line('B47-T1', 'paid', { amount: '100.01' }),
        line('B47-T2', 'paid', { amount: '200.00', currency: 'USD' }),
        line('B47-T3', 'failed', { code: 'AC04' }),
        line('B47-T9', 'paid'),
      ]),
    ),
  ).toMatchObject({
    paid: [],
    failed: [],
    unknown: ['B47-T9'],
    conflicts: [
      { end_to_end_id: 'B47-T1', why: 'amount' },
      { end_to_end_id: 'B47-T2', why: 'currency' },
      { end_to_end_id: 'B47-T3', why: 'paid_before' },
    ],
  });
});

test.each(['-100.00', '0.00', '100', '1e2', '100.001', '99999999999999999999.00', 'NaN', ''])(
  'an amount of “%s” is not the one that was sent, unless it says the same in another way',
  (amount) => {
    const match = matchAnswer(file, answer([line('B47-T1', 'paid', { amount })]));
    expect(match).toMatchObject(
      amount === '100' ? { paid: [{ id: 'a' }], conflicts: [] } : { paid: [], conflicts: [{ why: 'amount' }] },
    );
  },
);

test('an answer that says two things about a line is refused for it; a statement tells of a return', () => {
  const both = [line('B47-T1', 'paid'), line('B47-T1', 'failed', { code: 'AC06' })];
  expect(matchAnswer(file, answer(both))).toMatchObject({ conflicts: [{ why: 'twice' }] });
  expect(matchAnswer(file, answer(both, { format: 'camt.053' }))).toMatchObject({
    failed: [{ id: 'a', code: 'AC06' }],
    conflicts: [],
  });
});

test('a status of the whole file is that of each line that is not named', () => {
  const whole = {
    result: 'failed',
    amount: null,
    currency: null,
    on: null,
    reference: null,
    code: 'FF01',
    text: null,
  } as const;
  expect(matchAnswer(file, answer([line('B47-T2', 'waiting')], { whole }))).toMatchObject({
    failed: [{ id: 'a', code: 'FF01' }],
    waiting: 1,
    conflicts: [{ end_to_end_id: 'B47-T3', why: 'paid_before' }],
  });
});
