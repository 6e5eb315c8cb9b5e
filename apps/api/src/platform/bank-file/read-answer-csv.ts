import type { AnswerLine, BankAnswer } from '@proline/domain/bank-file/bank-answer';
import { readReason } from '@proline/domain/bank-file/bank-reason';
import { normalizeSearch } from '@proline/domain/text/search-text';
import { withLatinDigits } from '@proline/domain/text/latin-digits';
import { readCsv } from '../sheet/read-csv.ts';
import { UnreadableSheet } from '../sheet/sheet.ts';
import { UnreadableAnswer } from './answer.ts';
import { dayIn, shortText } from './answer-values.ts';

type Column = 'reference' | 'result' | 'amount' | 'currency' | 'on' | 'bank_reference' | 'code' | 'text' | 'message_id';

/** Headers are compared without case, spaces and signs. */
const TITLES: Readonly<Record<Column, readonly string[]>> = {
  reference: [
    'reference',
    'end to end id',
    'endtoendid',
    'payment reference',
    'customer reference',
    'المرجع',
    'مرجع الدفعة',
  ],
  result: ['result', 'status', 'payment status', 'الحالة', 'النتيجة'],
  amount: ['amount', 'المبلغ'],
  currency: ['currency', 'العملة'],
  on: ['date', 'value date', 'payment date', 'paid on', 'booking date', 'التاريخ', 'تاريخ الدفع'],
  bank_reference: ['bank reference', 'transaction id', 'transaction reference', 'مرجع البنك', 'رقم العملية'],
  code: ['reason code', 'code', 'error code', 'رمز السبب'],
  text: ['reason', 'details', 'remarks', 'description', 'السبب', 'ملاحظات'],
  message_id: ['message id', 'file id', 'batch', 'message', 'رقم الملف'],
};
const RESULTS: Readonly<Record<AnswerLine['result'], readonly string[]>> = {
  paid: [
    'paid',
    'success',
    'successful',
    'completed',
    'processed',
    'settled',
    'executed',
    'acsc',
    'accc',
    'مدفوع',
    'ناجحة',
    'ناجح',
    'منفذ',
    'منفذة',
  ],
  failed: [
    'failed',
    'rejected',
    'returned',
    'refused',
    'canceled',
    'cancelled',
    'rjct',
    'مرفوض',
    'مرفوضة',
    'فاشلة',
    'فشل',
    'معادة',
  ],
  waiting: ['waiting', 'pending', 'accepted', 'in progress', 'acsp', 'actc', 'pdng', 'قيد التنفيذ', 'معلق'],
};

const bare = (text: string): string => normalizeSearch(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');
const isOneOf = (names: readonly string[], text: string): boolean => names.some((name) => bare(name) === bare(text));

/** A bank's list of results. What its columns are follows from their titles. */
export function readAnswerCsv(bytes: Uint8Array): BankAnswer {
  const { header, rows } = sheetOf(bytes);
  const columns = new Map<Column, number>();
  for (const column of Object.keys(TITLES) as Column[]) {
    const index = header.findIndex((title) => isOneOf(TITLES[column], title));
    if (index >= 0) columns.set(column, index);
  }
  if (!columns.has('reference') || !columns.has('result')) throw new UnreadableAnswer('answer_columns_missing');
  const cells = rows.map((row) => (column: Column) => row.cells[columns.get(column) ?? -1]?.trim() || null);
  const ids = new Set(cells.map((cell) => cell('message_id')).filter((id) => id !== null));
  if (ids.size > 1) throw new UnreadableAnswer('answer_other_batch');
  return {
    format: 'csv',
    message_id: [...ids][0] ?? null,
    payer_iban: null,
    count: null,
    sum: null,
    whole: null,
    lines: cells.map(lineOf),
  };
}

const sheetOf = (bytes: Uint8Array) => {
  try {
    return readCsv(bytes);
  } catch (error) {
    if (error instanceof UnreadableSheet) throw new UnreadableAnswer('answer_damaged');
    throw error;
  }
};

function lineOf(cell: (column: Column) => string | null): AnswerLine {
  const end_to_end_id = cell('reference');
  if (end_to_end_id === null) throw new UnreadableAnswer('answer_lines_unnamed');
  const word = cell('result') ?? '';
  const result = (['paid', 'failed', 'waiting'] as const).find((known) => isOneOf(RESULTS[known], word));
  if (result === undefined) throw new UnreadableAnswer('answer_result_unknown');
  const failed = result === 'failed';
  return {
    end_to_end_id,
    result,
    amount: amountIn(cell('amount')),
    currency: cell('currency'),
    on: dayIn(isoDay(cell('on'))),
    reference: shortText(cell('bank_reference')),
    code: failed ? readReason(cell('code')) : null,
    text: failed ? shortText(cell('text')) : null,
  };
}

/** "1,234.50" and "١٢٣٤٫٥" as 1234.50 and 1234.5. */
const amountIn = (text: string | null): string | null =>
  text === null
    ? null
    : withLatinDigits(text)
        .replaceAll(/[\s,٬]/g, '')
        .replace('٫', '.');

/** Days are written year first, or day first: no bank here writes the month first. */
const isoDay = (text: string | null): string | null => {
  const plain = withLatinDigits(text ?? '');
  const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(plain);
  if (dayFirst) return `${dayFirst[3]}-${dayFirst[2]?.padStart(2, '0')}-${dayFirst[1]?.padStart(2, '0')}`;
  const packed = /^(\d{4})[/.]?(\d{2})[/.]?(\d{2})$/.exec(plain);
  return packed ? `${packed[1]}-${packed[2]}-${packed[3]}` : plain;
};
