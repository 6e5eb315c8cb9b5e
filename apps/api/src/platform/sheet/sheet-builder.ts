import { SHEET_MAX_COLUMNS, SHEET_MAX_ROWS } from '@proline/domain/file/sheet-limits';
import { UnreadableSheet, type Sheet, type SheetRow } from './sheet.ts';

/**
 * Takes the rows of a file one after the other and stops at the first that is too much. The first row with text is the
 * header; rows without text count, but are left out.
 */
export class SheetBuilder {
  #header: string[] | undefined;
  readonly #rows: SheetRow[] = [];

  add(number: number, values: readonly string[], formulas: readonly number[] = []): void {
    const cells = values.map((value) => value.trim());
    const width =
      Math.max(
        cells.findLastIndex((cell) => cell !== ''),
        ...formulas,
      ) + 1;
    if (width === 0) return;
    if (width > SHEET_MAX_COLUMNS) throw new UnreadableSheet('sheet_too_many_columns', number);
    if (!this.#header) {
      this.#header = cells.slice(0, width);
      return;
    }
    // a row may be longer than the header: its columns have no name then
    while (this.#header.length < width) this.#header.push('');
    if (this.#rows.length === SHEET_MAX_ROWS) throw new UnreadableSheet('sheet_too_many_rows');
    this.#rows.push({ number, cells: cells.slice(0, width), formulas });
  }

  built(): Sheet {
    const header = this.#header;
    if (!header || this.#rows.length === 0) throw new UnreadableSheet('sheet_without_rows');
    const filled = (cells: readonly string[]) => header.map((_, index) => cells[index] ?? '');
    return { header, rows: this.#rows.map((row) => ({ ...row, cells: filled(row.cells) })) };
  }
}
