import { harmless, STARTS } from '@proline/domain/text/harmless-cell';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BYTE_ORDER_MARK, quoted } from '../sheet/write-csv.ts';
import { ORGANISATION_ZONE } from '../writing/organisation-zone.ts';
import { inWords, isText, unhurried, type Export, type ExportCell } from './export-parts.ts';
import { exportRows, type ExportRow } from './export-rows.ts';

/** Where a semicolon separates cells, what follows one is a cell of its own. */
const AFTER_SEMICOLON = `';(\\s*)([${STARTS}])', ';\\1''\\2', 'g'`;
/** By their numbers: comparing those costs a tenth of looking a character up in a text. */
const FORMULA_STARTS = [...STARTS, '\t', '\r'].map((start) => start.codePointAt(0)).join(', ');

/** The same as `harmless`; hardly any text needs more than the two questions. */
const harmlessSql = (text: string): string => {
  const apart = `case when strpos(${text}, ';') > 0 then regexp_replace(${text}, ${AFTER_SEMICOLON}) else ${text} end`;
  return `case when ascii(${text}) in (${FORMULA_STARTS}) then '''' || ${apart} else ${apart} end`;
};

const cellSql = (cell: ExportCell, { saying }: Export): string => {
  switch (cell.kind) {
    case 'number':
    case 'day':
      return cell.sql;
    case 'moment':
      // without the seconds
      return `left((${cell.sql} at time zone ${cell.zone ?? ORGANISATION_ZONE})::text, 16)`;
    default:
      return inWords(cell, saying.language);
  }
};

/** Usually the database writes the lines itself, and here they only pass through. */
export async function* csvOf(client: pg.PoolClient, wanted: Export): AsyncGenerator<Buffer> {
  const { cells, saying } = wanted;
  yield Buffer.from(`${BYTE_ORDER_MARK}${cells.map(({ title }) => quoted(title[saying.language])).join(',')}\n`);
  if (cells.some(({ say }) => say)) {
    for await (const rows of exportRows(client, wanted, (cell) => cellSql(cell, wanted)))
      yield Buffer.from(rows.map((row) => csvLine(row, cells)).join(''));
    return;
  }
  // the select within is in order, so it is not merged with this one, and each value is made once
  const columns = cells.map((cell, index) => (isText(cell) ? harmlessSql(`c${index}`) : `c${index}`));
  const select = `select ${columns.join(', ')} from (${wanted.statement((cell) => cellSql(cell, wanted))}) cells`;
  // a stream without an encoding gives buffers
  const lines: AsyncIterable<Buffer> = client.query(unhurried(copyTo(`copy (${select}) to stdout with (format csv)`)));
  yield* lines;
}

const csvLine = (row: ExportRow, cells: readonly ExportCell[]): string => {
  const texts = cells.map((cell, index) => {
    const text = String(row[index] ?? '');
    return quoted(isText(cell) ? harmless(text) : text);
  });
  return `${texts.join(',')}\n`;
};
