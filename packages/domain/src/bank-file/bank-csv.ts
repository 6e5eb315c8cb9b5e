import { harmless } from '../text/harmless-cell.ts';
import { amountText } from './bank-amount.ts';
import type { CsvField, CsvProfile } from './csv-profile.ts';
import type { PaymentFile, PaymentLine } from './payment-file.ts';

const DELIMITERS = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;

/** The list as this bank's own form has it, before it becomes bytes; the same facts and profile make the same text. */
export function bankCsvText(file: PaymentFile, profile: CsvProfile): string {
  const delimiter = DELIMITERS[profile.delimiter];
  const row = (cells: readonly string[]) => cells.map((cell) => quoted(harmless(cell), delimiter)).join(delimiter);
  const rows = [
    ...(profile.header ? [row(profile.columns.map(({ title }) => title))] : []),
    ...file.lines.map((line) => row(profile.columns.map(({ field }) => cellOf(field, line, file, profile)))),
  ];
  return rows.map((line) => `${line}\r\n`).join('');
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
