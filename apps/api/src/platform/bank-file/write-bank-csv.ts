import { bankCsvText } from '@proline/domain/bank-file/bank-csv';
import { bankText } from '@proline/domain/bank-file/bank-text';
import type { CsvProfile } from '@proline/domain/bank-file/csv-profile';
import type { PaymentFile } from '@proline/domain/bank-file/payment-file';
import { BYTE_ORDER_MARK } from '../sheet/write-csv.ts';
import { encodeWindows1256 } from './windows-1256.ts';

const LONGEST_CELL = 140;

/** The bank's own list in the letters that it reads; the same facts and profile make the same bytes. */
export function bankCsv(file: PaymentFile, profile: CsvProfile): Buffer {
  const text = bankCsvText(file, profile);
  if (profile.encoding === 'windows-1256') return encodeWindows1256(text, (letter) => bankText(letter, LONGEST_CELL));
  return Buffer.from(profile.encoding === 'utf-8-bom' ? BYTE_ORDER_MARK + text : text);
}
