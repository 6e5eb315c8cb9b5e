import fs from 'node:fs';
import { pain001 } from '@proline/domain/bank-file/pain-001';
import { payeeName } from '@proline/domain/bank-file/bank-text';
import { USUAL_CSV_PROFILE, type CsvProfile } from '@proline/domain/bank-file/csv-profile';
import { controlSum } from '@proline/domain/bank-file/payment-file';
import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { samplePayments } from '../../testing/bank/sample-payments.ts';
import { bankCsv } from './write-bank-csv.ts';
import { all, at, readXml, textAt } from './xml-tree.ts';

const rules = fs.readFileSync(new URL('./payment-rules.xsd', import.meta.url), 'utf8');
const problemsOf = async (...files: readonly string[]): Promise<string[]> => {
  const xml = files.map((contents, index) => ({ fileName: `file-${index}.xml`, contents }));
  return (await validateXML({ xml, schema: rules })).errors.map(({ message }) => message);
};

test('a file obeys the rules of pain.001.001.09', async () => {
  const file = pain001(samplePayments([{}, { amount_minor: 1 }, { name: "D'Souza (Maria) + Co" }]));
  expect(await problemsOf(file)).toEqual([]);
});

test.each([
  ['a payee without a name', { name: '' }],
  ['a payment of nothing', { amount_minor: 0 }],
  ['a payment of less', { amount_minor: -100 }],
  ['an account that is none', { iban: '12345' }],
])('the rules find %s', async (_, line) => {
  expect(await problemsOf(pain001(samplePayments([line])))).not.toEqual([]);
});

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 150 }),
  fc.constantFrom(
    '</Nm><IBAN>',
    ']]>',
    '&lt;',
    '<!DOCTYPE x>',
    'عبدالرحمن الـ',
    '\u202Egnp',
    '="x"',
    '\u0000',
    '//',
    '\ud800',
  ),
);
const lines = fc.array(
  fc.record({
    holder: hostile,
    name_en: hostile,
    name_ar: hostile,
    amount_minor: fc.integer({ min: 1, max: 99_999_999_999 }),
  }),
  { minLength: 1, maxLength: 20 },
);
const fileOf = (
  drawn: readonly { holder: string; name_en: string; name_ar: string; amount_minor: number }[],
  currency: string,
) => ({
  ...samplePayments(
    drawn.map(({ amount_minor, ...name }, index) => ({
      amount_minor,
      text: name.name_en || 'T-1',
      holder: name.holder,
      name: payeeName({ ...name, code: `U-${index}` }),
    })),
  ),
  currency,
});

test('whatever people are called and earn, banks take the file and its sums are right', async () => {
  const files = fc.sample(fc.tuple(lines, fc.constantFrom('SAR', 'KWD')), 60).map(([drawn, currency]) => {
    const texts = drawn.map((line) => ({ ...line, name_en: `T ${line.name_en}` }));
    return pain001(fileOf(texts, currency));
  });
  expect(await problemsOf(...files)).toEqual([]);
});

test('what is written is read again: lines, count and sum', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom('SAR', 'KWD'), (drawn, currency) => {
      const file = fileOf(drawn, currency);
      const message = at(readXml(Buffer.from(pain001(file))), 'Document', 'CstmrCdtTrfInitn');
      const payments = all(at(message, 'PmtInf'), 'CdtTrfTxInf');
      expect(
        payments.map((payment) => [textAt(payment, 'PmtId', 'EndToEndId'), textAt(payment, 'Cdtr', 'Nm')]),
      ).toEqual(file.lines.map(({ end_to_end_id, name }) => [end_to_end_id, name]));
      const minor = (text: string | null) => Number(text?.replace('.', ''));
      expect(payments.map((payment) => minor(textAt(payment, 'Amt', 'InstdAmt')))).toEqual(
        file.lines.map(({ amount_minor }) => amount_minor),
      );
      expect(minor(textAt(message, 'GrpHdr', 'CtrlSum'))).toBe(controlSum(file.lines));
      expect(Number(textAt(message, 'GrpHdr', 'NbOfTxs'))).toBe(file.lines.length);
    }),
  );
});

const profile = (more: Partial<CsvProfile>): CsvProfile => ({ ...USUAL_CSV_PROFILE, ...more });

test('the usual list', () => {
  expect(bankCsv(samplePayments(), USUAL_CSV_PROFILE).toString()).toBe(
    '\uFEFFLine,Reference,Beneficiary,IBAN,Bank,Amount,Currency,Execution date,Details\r\n' +
      '1,B47-T100001,Anas Al-Sulami,SA4420000001234567891234,Al Rajhi Bank,466.67,SAR,2026-11-19,T-100001 B-47\r\n',
  );
});

test('a bank’s own form: separator, no header, day first, Arabic in Windows-1256', () => {
  const columns = (['execute_on', 'holder', 'amount'] as const).map((field) => ({ field, title: field }));
  const own = profile({
    delimiter: 'semicolon',
    header: false,
    columns,
    date_format: 'DD/MM/YYYY',
    encoding: 'windows-1256',
  });
  const bytes = bankCsv(samplePayments([{ holder: 'أنس; السلمي ✈' }]), own);
  expect(new TextDecoder('windows-1256').decode(bytes)).toBe('19/11/2026;"أنس; السلمي ?";466.67\r\n');
});

test('no name is a formula, a new row or another column', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom('comma', 'semicolon', 'tab', 'pipe'), (drawn, delimiter) => {
      const columns = [{ field: 'holder', title: 'Name' } as const, { field: 'iban', title: 'IBAN' } as const];
      const text = bankCsv(fileOf(drawn, 'SAR'), profile({ delimiter, columns, encoding: 'utf-8' })).toString();
      const sign = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' }[delimiter];
      const { data, errors } = Papa.parse<string[]>(text.trimEnd(), { delimiter: sign, newline: '\r\n' });
      expect(errors).toEqual([]);
      expect(data).toHaveLength(drawn.length + 1);
      for (const [index, row] of data.slice(1).entries()) {
        expect(row).toHaveLength(2);
        expect(row[0]).not.toMatch(/^[=+@|%＝＋－＠\t\r-]/);
        expect([row[1], index]).toEqual(['SA4420000001234567891234', index]);
      }
    }),
  );
});
