import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BYTE_ORDER_MARK, harmless, quoted, STARTS } from '../sheet/write-csv.ts';
import { ORGANISATION_ZONE } from '../writing/organisation-zone.ts';
import { inWords, unhurried, type Export, type ExportCell } from './export-parts.ts';
import { exportRows, type ExportRow } from './export-rows.ts';

const FORMULA_STARTS = `'${STARTS}' || chr(9) || chr(13)`;
/** Where a semicolon separates cells, what follows one is a cell of its own. */
const AFTER_SEMICOLON = `';(\\s*)([${STARTS}])', ';\\1''\\2', 'g'`;

const cellSql = (cell: ExportCell, wanted: Export): string => {
  switch (cell.kind) {
    case 'number':
      return cell.sql;
    case 'day':
      return `to_char(${cell.sql}, 'YYYY-MM-DD')`;
    case 'moment':
      return `to_char(${cell.sql} at time zone ${cell.zone ?? ORGANISATION_ZONE}, 'YYYY-MM-DD HH24:MI')`;
    default: {
      const words = `(${inWords(cell, wanted.saying.language)})`;
      const text = `(case when strpos(${words}, ';') > 0 then regexp_replace(${words}, ${AFTER_SEMICOLON}) else ${words} end)`;
      return `case when ${text} <> '' and strpos(${FORMULA_STARTS}, left(${text}, 1)) > 0 then '''' || ${text} else ${text} end`;
    }
  }
};

/** Usually the database writes the lines itself, and here they only pass through. */
export async function* csvOf(client: pg.PoolClient, wanted: Export): AsyncGenerator<Buffer> {
  yield Buffer.from(
    `${BYTE_ORDER_MARK}${wanted.cells.map(({ title }) => quoted(title[wanted.saying.language])).join(',')}\n`,
  );
  if (wanted.cells.some(({ say }) => say)) {
    for await (const rows of exportRows(client, wanted, (cell) => cellSql(cell, wanted)))
      yield Buffer.from(rows.map((row) => csvLine(row, wanted.cells)).join(''));
    return;
  }
  const select = wanted.statement((cell) => cellSql(cell, wanted));
  // a stream without an encoding gives buffers
  const lines: AsyncIterable<Buffer> = client.query(unhurried(copyTo(`copy (${select}) to stdout with (format csv)`)));
  yield* lines;
}

const csvLine = (row: ExportRow, cells: readonly ExportCell[]): string =>
  `${row.map((value, index) => quoted(cells[index]?.say ? harmless(String(value ?? '')) : String(value ?? ''))).join(',')}\n`;
