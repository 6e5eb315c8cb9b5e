import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import {
  cellFrame,
  DAY_STYLE,
  ESCAPES,
  HEAD_STYLE,
  lettersOf,
  MOMENT_STYLE,
  packedWorkbook,
  rowXml,
  SHEET_END,
  sheetStart,
  textCell,
  TEXT_FRAME,
  UNSAYABLE,
} from '../sheet/write-workbook.ts';
import { ORGANISATION_ZONE } from '../writing/organisation-zone.ts';
import { inWords, isText, unhurried, type Export, type ExportCell } from './export-parts.ts';
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

const literal = (text: string): string => pg.escapeLiteral(text);

/** The same as in `textCell`; hardly any text needs more than the first question. */
const escapedSql = (text: string): string => {
  const signs = Object.entries(ESCAPES).reduce(
    (sql, [sign, said]) => `replace(${sql}, ${literal(sign)}, ${literal(said)})`,
    text,
  );
  const any = literal(`[&<>"\\\\\t\n\r${UNSAYABLE}]`);
  return `case when ${text} ~ ${any} then regexp_replace(${signs}, ${literal(`[${UNSAYABLE}]`)}, '', 'g') else ${text} end`;
};

const frameOf = ({ kind = 'text' }: ExportCell) => (kind === 'text' ? TEXT_FRAME : cellFrame(STYLES[kind] ?? 0));

async function* sheetOf(client: pg.PoolClient, wanted: Export): AsyncGenerator<string | Buffer> {
  const {
    cells,
    saying: { language },
  } = wanted;
  yield sheetStart(cells.length, language);
  const letters = cells.map((_, index) => lettersOf(index));
  yield rowXml(1, letters, (index, place) => textCell(place, cells[index]?.title[language] ?? '', HEAD_STYLE));
  yield* cells.some(({ say }) => say) ? rowsOf(client, wanted, letters) : rowsBySql(client, wanted, letters);
  yield SHEET_END;
}

/** Usually the database writes the rows itself: here they are only packed, and leave nothing to be cleared away. */
async function* rowsBySql(client: pg.PoolClient, wanted: Export, letters: readonly string[]): AsyncGenerator<Buffer> {
  const columns = wanted.cells.map((cell, index) => {
    const [before, within, after] = frameOf(cell);
    const value = isText(cell) ? escapedSql(`c${index}`) : `c${index}`;
    return `coalesce('${before}${letters[index]}' || r || '${within}' || ${value} || '${after}', '')`;
  });
  // the select within is in order, so it is not merged with this one, and each value is made once
  const select = `
    select '<row r="' || r || '">' || ${columns.join(' || ')} || '</row>'
    from (select 1 + row_number() over () as r, * from (${wanted.statement((cell) => cellSql(cell, wanted))}) cells) numbered
    limit ${MOST_ROWS}`;
  // the format of COPY changes no sign that is left in an escaped text, and ends a row with white space
  const rows: AsyncIterable<Buffer> = client.query(unhurried(copyTo(`copy (${select}) to stdout`)));
  yield* rows;
}

async function* rowsOf(client: pg.PoolClient, wanted: Export, letters: readonly string[]): AsyncGenerator<string> {
  let number = 2;
  for await (const rows of exportRows(client, wanted, (cell) => cellSql(cell, wanted), MOST_ROWS)) {
    const start = number;
    yield rows
      .map((row, line) =>
        rowXml(start + line, letters, (index, place) => {
          const cell = wanted.cells[index];
          return cell ? cellXml(cell, place, row[index]) : '';
        }),
      )
      .join('');
    number += rows.length;
  }
}

const cellXml = (cell: ExportCell, place: string, value: string | number | null | undefined): string => {
  if (value === null || value === undefined) return '';
  if (isText(cell)) return textCell(place, String(value));
  const [before, within, after] = frameOf(cell);
  return `${before}${place}${within}${String(value)}${after}`;
};

/** A workbook of one sheet, packed while it is read. */
export const xlsxOf = (client: pg.PoolClient, wanted: Export): AsyncGenerator<Buffer> =>
  packedWorkbook(sheetOf(client, wanted));
