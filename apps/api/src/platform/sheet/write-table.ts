import { harmless } from '@proline/domain/text/harmless-cell';
import type { Language } from '@proline/domain/account/preference';
import { BYTE_ORDER_MARK, quoted } from './write-csv.ts';
import { HEAD_STYLE, lettersOf, packedWorkbook, rowXml, SHEET_END, sheetStart, textCell } from './write-workbook.ts';

/** A table that is there as a whole, all of it text. */
type Table = {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly language: Language;
};

const csvLine = (cells: readonly string[]): string => `${cells.map((cell) => quoted(harmless(cell))).join(',')}\n`;

export const csvTable = ({ header, rows }: Table): Buffer =>
  Buffer.from(BYTE_ORDER_MARK + [header, ...rows].map(csvLine).join(''));

function* sheetOf({ header, rows, language }: Table): Generator<string> {
  const letters = header.map((_, index) => lettersOf(index));
  yield sheetStart(header.length, language);
  yield rowXml(1, letters, (index, place) => textCell(place, header[index] ?? '', HEAD_STYLE));
  for (const [index, cells] of rows.entries())
    yield rowXml(index + 2, letters, (column, place) => textCell(place, cells[column] ?? ''));
  yield SHEET_END;
}

export const xlsxTable = (table: Table): AsyncGenerator<Buffer> => packedWorkbook(sheetOf(table));
