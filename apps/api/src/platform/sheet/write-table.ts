import { harmless } from '@proline/domain/text/harmless-cell';
import type { Language } from '@proline/domain/account/preference';
import { BYTE_ORDER_MARK, quoted } from './write-csv.ts';
import {
  cellFrame,
  HEAD_STYLE,
  lettersOf,
  packedWorkbook,
  rowXml,
  SHARE_STYLE,
  SHEET_END,
  sheetStart,
  textCell,
} from './write-workbook.ts';

/** A text, a heading within the table, or a number that can be reckoned with. */
export type SheetCell = string | { readonly heading: string } | { readonly number: number; readonly share?: boolean };

/** A table that is there as a whole. */
type Table = {
  readonly header: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
  readonly language: Language;
};

const csvCell = (cell: SheetCell): string => {
  if (typeof cell !== 'string' && 'number' in cell) return String(cell.number);
  return quoted(harmless(typeof cell === 'string' ? cell : cell.heading));
};
const csvLine = (cells: readonly SheetCell[]): string => `${cells.map(csvCell).join(',')}\n`;

const sheetCell = (place: string, cell: SheetCell): string => {
  if (typeof cell === 'string') return textCell(place, cell);
  if ('heading' in cell) return textCell(place, cell.heading, HEAD_STYLE);
  const [before, within, after] = cellFrame(cell.share === true ? SHARE_STYLE : 0);
  return `${before}${place}${within}${cell.number}${after}`;
};

export const csvTable = ({ header, rows }: Table): Buffer =>
  Buffer.from(BYTE_ORDER_MARK + [header, ...rows].map(csvLine).join(''));

function* sheetOf({ header, rows, language }: Table): Generator<string> {
  const letters = header.map((_, index) => lettersOf(index));
  yield sheetStart(header.length, language);
  yield rowXml(1, letters, (index, place) => textCell(place, header[index] ?? '', HEAD_STYLE));
  for (const [index, cells] of rows.entries())
    yield rowXml(index + 2, letters, (column, place) => sheetCell(place, cells[column] ?? ''));
  yield SHEET_END;
}

export const xlsxTable = (table: Table): AsyncGenerator<Buffer> => packedWorkbook(sheetOf(table));
