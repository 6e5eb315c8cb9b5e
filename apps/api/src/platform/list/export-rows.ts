import type pg from 'pg';
import { unhurried, type Export, type ExportCell } from './export-parts.ts';

/** Few: while they are put into words, nobody else is served. */
const ROWS_AT_ONCE = 100;

/** The statement gives texts and numbers only; a number that is too long for one comes as text. */
export type ExportRow = readonly (string | number | null)[];

/** The rows of an export in pieces, read by a cursor, so that memory does not grow with the file. */
export async function* exportRows(
  client: pg.PoolClient,
  wanted: Export,
  cellSql: (cell: ExportCell) => string,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<readonly ExportRow[]> {
  await client.query(
    `declare rows no scroll cursor for ${wanted.statement((cell) => (cell.say ? cell.sql : cellSql(cell)))}`,
  );
  for (let read = 0; read < most;) {
    const text = `fetch ${Math.min(ROWS_AT_ONCE, most - read)} from rows`;
    const { rows } = await client.query<(string | number | null)[]>(unhurried({ text, rowMode: 'array' as const }));
    if (rows.length === 0) return;
    yield await said(client, wanted, rows);
    read += rows.length;
  }
}

/** The cells that no SQL can put into words. */
async function said(client: pg.PoolClient, { cells, saying }: Export, rows: ExportRow[]): Promise<ExportRow[]> {
  let words = rows;
  for (const [column, { say }] of cells.entries()) {
    if (!say) continue;
    const texts = await say(
      client,
      rows.map((row) => String(row[column] ?? '')),
      saying,
    );
    words = words.map((row, index) => row.with(column, texts[index] ?? ''));
  }
  return words;
}
