import type pg from 'pg';
import {
  DAY_STYLE,
  HEAD_STYLE,
  lettersOf,
  MOMENT_STYLE,
  packedWorkbook,
  rowXml,
  SHEET_END,
  sheetStart,
  textCell,
} from '../sheet/write-workbook.ts';
import { ORGANISATION_ZONE } from '../writing/organisation-zone.ts';
import { inWords, type Export, type ExportCell } from './export-parts.ts';
import { exportRows } from './export-rows.ts';

/** What one sheet holds; a longer list says so in its last row's place. */
const MOST_ROWS = 1_048_575;

/** Spreadsheets count days from here, and hours as parts of a day. */
const serialDays = (sql: string) => `extract(epoch from ${sql} - timestamp '1899-12-30') / 86400.0`;

const cellSql = (cell: ExportCell, wanted: Export): string => {
  switch (cell.kind) {
    case 'number':
      return cell.sql;
    case 'day':
      return serialDays(`(${cell.sql})::timestamp`);
    case 'moment':
      return `round(${serialDays(`(${cell.sql} at time zone ${cell.zone ?? ORGANISATION_ZONE})`)}, 6)`;
    default:
      return inWords(cell, wanted.saying.language);
  }
};

const STYLES: Readonly<Record<string, number>> = { day: DAY_STYLE, moment: MOMENT_STYLE };

const cellXml = ({ kind }: ExportCell, place: string, value: string | number | null | undefined): string => {
  if (value === null || value === undefined) return '';
  const text = String(value);
  return kind === undefined || kind === 'text'
    ? textCell(place, text)
    : `<c r="${place}" s="${STYLES[kind] ?? 0}"><v>${text}</v></c>`;
};

async function* sheetOf(client: pg.PoolClient, wanted: Export): AsyncGenerator<string> {
  const {
    cells,
    saying: { language },
  } = wanted;
  yield sheetStart(cells.length, language);
  const letters = cells.map((_, index) => lettersOf(index));
  yield rowXml(1, letters, (index, place) => textCell(place, cells[index]?.title[language] ?? '', HEAD_STYLE));
  let number = 2;
  for await (const rows of exportRows(client, wanted, (cell) => cellSql(cell, wanted), MOST_ROWS)) {
    const start = number;
    yield rows
      .map((row, line) =>
        rowXml(start + line, letters, (index, place) => {
          const cell = cells[index];
          return cell ? cellXml(cell, place, row[index]) : '';
        }),
      )
      .join('');
    number += rows.length;
  }
  yield SHEET_END;
}

/** A workbook of one sheet, packed while it is read. */
export const xlsxOf = (client: pg.PoolClient, wanted: Export): AsyncGenerator<Buffer> =>
  packedWorkbook(sheetOf(client, wanted));
