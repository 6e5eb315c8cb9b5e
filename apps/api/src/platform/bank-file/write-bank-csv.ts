import { amountText } from '@proline/domain/bank-file/bank-amount';
import { bankText } from '@proline/domain/bank-file/bank-text';
import type { CsvField, CsvProfile } from '@proline/domain/bank-file/csv-profile';
import type { PaymentFile, PaymentLine } from '@proline/domain/bank-file/payment-file';
import { BYTE_ORDER_MARK, harmless } from '../sheet/write-csv.ts';
import { encodeWindows1256 } from './windows-1256.ts';

const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;
const LONGEST_CELL = 140;

/** The list as this bank's own form has it; the same facts and profile make the same bytes. */
export function bankCsv(file: PaymentFile, profile: CsvProfile): Buffer {
  const delimiter = DELIMITERS[profile.delimiter];
  const row = (cells: readonly string[]) => cells.map((cell) => quoted(harmless(cell), delimiter)).join(delimiter);
  const rows = [
    ...(profile.header ? [row(profile.columns.map(({ title }) => title))] : []),
    ...file.lines.map((line) => row(profile.columns.map(({ field }) => cellOf(field, line, file, profile)))),
  ];
  const text = rows.map((line) => `${line}\r\n`).join('');
  if (profile.encoding === 'windows-1256') return encodeWindows1256(text, (letter) => bankText(letter, LONGEST_CELL));
  return Buffer.from(profile.encoding === 'utf-8-bom' ? BYTE_ORDER_MARK + text : text);
}

const quoted = (cell: string, delimiter: string): string => {
  const line = cell.replace(/\s+/g, ' ');
  return line.includes('"') || line.includes(delimiter) ? `"${line.replaceAll('"', '""')}"` : line;
};

const dayText = (day: string, format: CsvProfile['date_format']): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', date);
};

function cellOf(field: CsvField, line: PaymentLine, file: PaymentFile, profile: CsvProfile): string {
  const cells: Readonly<Record<CsvField, () => string>> = {
    line_no: () => String(line.line_no),
    end_to_end_id: () => line.end_to_end_id,
    name: () => line.name,
    holder: () => line.holder,
    iban: () => line.iban,
    bank_name: () => line.bank_name,
    amount: () => amountText(line.amount_minor, file.currency),
    currency: () => file.currency,
    execute_on: () => dayText(file.execute_on, profile.date_format),
    text: () => line.text,
    payer_iban: () => file.payer.iban,
    payer_holder: () => file.payer.holder,
    payer_bic: () => file.payer.bic,
    message_id: () => file.message_id,
  };
  return cells[field]();
}
