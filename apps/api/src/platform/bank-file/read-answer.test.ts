import { ANSWER_MAX_BYTES } from '@proline/domain/bank-file/bank-answer';
import { describe, expect, test } from 'vitest';
import { sampleCamt053, samplePain002, type SaidLine } from '../../testing/bank/sample-answers.ts';
import { Refusal } from '../http/refusal.ts';
import { readAnswer } from './read-answer.ts';

const read = (text: string | Buffer) => readAnswer(Buffer.from(text));
const refusalOf = async (text: string | Buffer): Promise<string> => {
  try {
    await read(text);
    return 'read';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(Object.keys(error.details.errors ?? {})).toContain('file');
    return error.code;
  }
};

const lines: readonly SaidLine[] = [
  { end_to_end_id: 'B47-T1', amount_minor: 10_000, status: 'ACSC', reference: 'R1' },
  { end_to_end_id: 'B47-T2', amount_minor: 20_050, status: 'RJCT', code: 'AC04', text: 'Closed &amp; empty' },
  { end_to_end_id: 'B47-T3', amount_minor: 30_000, status: 'ACSP' },
];
const said = { message_id: 'PRL-B47', currency: 'SAR', lines, on: '2026-11-18' };

describe('pain.002', () => {
  test('has each line’s status, reason, amount and reference', async () => {
    expect(await read(samplePain002(said))).toEqual({
      format: 'pain.002',
      message_id: 'PRL-B47',
      payer_iban: null,
      count: '3',
      sum: '600.50',
      whole: null,
      lines: [
        {
          end_to_end_id: 'B47-T1',
          result: 'paid',
          amount: '100.00',
          currency: 'SAR',
          on: '2026-11-18',
          reference: 'R1',
          code: null,
          text: null,
        },
        {
          end_to_end_id: 'B47-T2',
          result: 'failed',
          amount: '200.50',
          currency: 'SAR',
          on: '2026-11-18',
          reference: 'R7K-2',
          code: 'AC04',
          text: 'Closed & empty',
        },
        {
          end_to_end_id: 'B47-T3',
          result: 'waiting',
          amount: '300.00',
          currency: 'SAR',
          on: '2026-11-18',
          reference: 'R7K-3',
          code: null,
          text: null,
        },
      ],
    });
  });

  test('may refuse a whole file', async () => {
    const all = samplePain002({ ...said, lines: [] }).replace(
      '<GrpSts>PART</GrpSts>',
      '<GrpSts>RJCT</GrpSts><StsRsnInf><Rsn><Cd>FF01</Cd></Rsn></StsRsnInf>',
    );
    expect(await read(all)).toMatchObject({ whole: { result: 'failed', code: 'FF01' }, lines: [] });
  });

  test('may have a prefix at every name', async () => {
    const prefixed = samplePain002(said)
      .replaceAll(/<(\/?)([A-Z])/g, '<$1p:$2')
      .replace('xmlns=', 'xmlns:p=');
    expect((await read(prefixed)).lines).toHaveLength(3);
  });

  test('of several kinds of text is read in UTF-16, too', async () => {
    expect((await read(Buffer.from(`\uFEFF${samplePain002(said)}`, 'utf16le'))).lines).toHaveLength(3);
  });

  test('that counts what it does not have is refused', async () => {
    const doctored = samplePain002(said).replace(
      '<TxInfAndSts>',
      '<NbOfTxsPerSts><DtldNbOfTxs>2</DtldNbOfTxs><DtldSts>ACSC</DtldSts></NbOfTxsPerSts><TxInfAndSts>',
    );
    expect(await refusalOf(doctored)).toBe('answer_sums_differ');
  });

  test('with a line without its reference is refused', async () => {
    expect(await refusalOf(samplePain002(said).replace(/<OrgnlEndToEndId>B47-T2<\/OrgnlEndToEndId>/, ''))).toBe(
      'answer_lines_unnamed',
    );
  });
});

describe('camt.053', () => {
  const statement = { ...said, payer_iban: 'SA0380000000608010167519', lines: lines.slice(0, 2) };

  test.each([2, 3, 4, 5, 6, 7, 8])('of version %i tells of payments and returns', async (version) => {
    const answer = await read(sampleCamt053(statement, version));
    expect(answer).toMatchObject({ format: 'camt.053', payer_iban: 'SA0380000000608010167519', message_id: null });
    expect(answer.lines).toMatchObject([
      { end_to_end_id: 'B47-T1', result: 'paid', amount: '100.00', on: '2026-11-18', reference: 'R1' },
      { end_to_end_id: 'B47-T2', result: 'paid' },
      { end_to_end_id: 'B47-T2', result: 'failed', code: 'AC04' },
    ]);
  });

  test('money that comes in, and what has no reference of ours, is left aside', async () => {
    const other = sampleCamt053(statement)
      .replace('<EndToEndId>B47-T1</EndToEndId>', '<EndToEndId>NOTPROVIDED</EndToEndId>')
      .replace(/<RtrInf>.*?<\/RtrInf>/s, '');
    expect((await read(other)).lines).toMatchObject([{ end_to_end_id: 'B47-T2', result: 'paid' }]);
  });

  test('that is not booked yet says nothing', async () => {
    const pending = sampleCamt053(statement).replaceAll('<Cd>BOOK</Cd>', '<Cd>PDNG</Cd>');
    expect((await read(pending)).lines.map(({ result }) => result)).toEqual(['waiting', 'waiting', 'waiting']);
  });

  test.each([
    ['an entry’s amount', { sum: '300.51' }],
    ['the number of entries', { count: 5 }],
  ])('whose summary differs by %s is refused', async (_, doctored) => {
    expect(await refusalOf(sampleCamt053({ ...statement, ...doctored }))).toBe('answer_sums_differ');
  });

  test('of two accounts is refused', async () => {
    const [before = '', after = ''] = sampleCamt053(statement).split('</Stmt>');
    const second = '<Stmt><Id>2</Id><Acct><Id><IBAN>AE070331234567890123456</IBAN></Id></Acct></Stmt>';
    expect(await refusalOf(`${before}</Stmt>${second}${after}`)).toBe('answer_several_accounts');
  });
});

describe('a list', () => {
  test('is read by the titles of its columns, in either language', async () => {
    const english =
      'End-to-End ID,Status,Amount,Currency,Value date,Bank reference,Reason code,Reason\nB47-T1,Paid,"1,234.50",SAR,19/11/2026,R1,,\nB47-T2,REJECTED,20.00,SAR,,,ac04,Closed\n';
    expect((await read(english)).lines).toEqual([
      {
        end_to_end_id: 'B47-T1',
        result: 'paid',
        amount: '1234.50',
        currency: 'SAR',
        on: '2026-11-19',
        reference: 'R1',
        code: null,
        text: null,
      },
      {
        end_to_end_id: 'B47-T2',
        result: 'failed',
        amount: '20.00',
        currency: 'SAR',
        on: null,
        reference: null,
        code: 'AC04',
        text: 'Closed',
      },
    ]);
    const arabic = 'المرجع;الحالة;السبب\nB47-T1;مدفوع;\nB47-T2;مرفوضة;الحساب مغلق\n';
    expect((await read(arabic)).lines).toMatchObject([
      { result: 'paid' },
      { result: 'failed', code: 'NARR', text: 'الحساب مغلق' },
    ]);
  });

  test.each([
    ['without its columns', 'Name,IBAN\nA,B\n', 'answer_columns_missing'],
    ['with a result that nobody knows', 'Reference,Status\nB47-T1,maybe\n', 'answer_result_unknown'],
    ['with a row without a reference', 'Reference,Status\n,paid\n', 'answer_lines_unnamed'],
    ['of two files', 'Reference,Status,Message ID\nB47-T1,paid,A\nB47-T2,paid,B\n', 'answer_other_batch'],
    ['with broken quotation marks', 'Reference,Status\n"B47-T1,paid\n', 'answer_damaged'],
    ['that is JSON', '{"a":1}', 'answer_damaged'],
    ['that is nothing', '', 'answer_empty'],
  ])('%s is refused', async (_, text, code) => {
    expect(await refusalOf(text)).toBe(code);
  });
});

describe('a file that was made to do harm', () => {
  const laughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><Document>&b;</Document>`;
  test.each([
    ['entities that grow', laughs, 'answer_declares_entities'],
    [
      'another file behind an entity',
      '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><Document>&f;</Document>',
      'answer_declares_entities',
    ],
    ['entities in UTF-16', Buffer.from(`\uFEFF${laughs}`, 'utf16le'), 'answer_declares_entities'],
    ['no end', samplePain002(said).slice(0, 900), 'answer_damaged'],
    ['another message', '<Document><CstmrCdtTrfInitn/></Document>', 'answer_kind_unknown'],
    ['a page', '<!doctype html><html></html>', 'answer_declares_entities'],
    ['nested without end', `${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}`, 'answer_too_deep'],
    ['bytes that are no text', Buffer.from([0x3c, 0, 1, 2, 3, 0x3e]), 'answer_damaged'],
    ['names of JavaScript', '<Document><__proto__><CstmrPmtStsRpt/></__proto__></Document>', 'answer_damaged'],
  ])('%s is refused', async (_, text, code) => {
    expect(await refusalOf(text)).toBe(code);
  });

  test('more than the limit is not even looked at', async () => {
    expect(await refusalOf(Buffer.alloc(ANSWER_MAX_BYTES + 1, '<'))).toBe('body_too_large');
  });
});
