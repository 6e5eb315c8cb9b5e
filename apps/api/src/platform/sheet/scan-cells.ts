import { SHEET_MAX_ROWS } from '@proline/domain/file/sheet-limits';
import { UnreadableSheet } from './sheet.ts';

/** Tags that say where a cell begins and what is in it, with or without a prefix. */
const TAG = /<(\/?)(?:[\w.-]+:)?(row|c|f|v)\b([^<>]*?)(\/?)>/g;
const REFERENCE = /\br="([A-Z]{1,7})(\d{1,7})"/;
const ROW_NUMBER = /\br="(\d{1,7})"/;
/** A tag that a piece of the file cuts in two is read with the next piece; none is longer. */
const LONGEST_TAG = 2_000;
/** What a spreadsheet can have. A styled but empty cell far to the right is no column, so the sheet's own limit comes later. */
const MOST_CELLS_IN_ROW = 16_384;
/** Empty rows between others are no rows, but a file may not consist of them. */
const MOST_ROW_TAGS = SHEET_MAX_ROWS * 20;

/** 0 for A, 26 for AA. */
const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/**
 * Reads the markup of a worksheet piece by piece before the library sees it: too many columns or rows end it at once, and
 * cells with a formula but no stored value are remembered, because the library gives them as empty ones.
 */
export class CellScan {
  /** row number → columns */
  readonly formulas = new Map<number, number[]>();
  #rest = '';
  #rows = 0;
  #row = 0;
  #column = -1;
  #formula = false;
  #value = false;

  read(piece: string): void {
    const text = this.#rest + piece;
    let end = 0;
    for (const match of text.matchAll(TAG)) {
      end = match.index + match[0].length;
      this.#tag(match[2] ?? '', match[1] === '/', match[4] === '/', match[3] ?? '');
    }
    const open = text.indexOf('<', Math.max(end, text.length - LONGEST_TAG));
    this.#rest = open === -1 ? '' : text.slice(open);
  }

  #tag(name: string, closes: boolean, isEmpty: boolean, attributes: string): void {
    if (name === 'row' && !closes) this.#startRow(attributes);
    else if (name === 'c') {
      if (!closes) this.#startCell(attributes);
      if (closes || isEmpty) this.#endCell();
    } else if (name === 'f') this.#formula = true;
    else if (name === 'v' && !isEmpty) this.#value = true;
  }

  #startRow(attributes: string): void {
    this.#rows += 1;
    if (this.#rows > MOST_ROW_TAGS) throw new UnreadableSheet('sheet_too_many_rows');
    this.#row = Number(ROW_NUMBER.exec(attributes)?.[1] ?? this.#row + 1);
    this.#column = -1;
  }

  #startCell(attributes: string): void {
    const letters = REFERENCE.exec(attributes)?.[1];
    this.#column = letters === undefined ? this.#column + 1 : columnOf(letters);
    if (this.#column >= MOST_CELLS_IN_ROW) throw new UnreadableSheet('sheet_too_many_columns', this.#row);
    this.#formula = false;
    this.#value = false;
  }

  #endCell(): void {
    if (this.#formula && !this.#value)
      this.formulas.set(this.#row, [...(this.formulas.get(this.#row) ?? []), this.#column]);
    this.#formula = false;
  }
}
