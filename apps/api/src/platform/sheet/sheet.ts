import type { ErrorCode } from '@proline/contract/facts';

/** One row as the file has it. All values are text: nothing is guessed from how a cell looks. */
export type SheetRow = {
  /** as a spreadsheet counts: the first line is 1 */
  readonly number: number;
  /** as many as the header has */
  readonly cells: readonly string[];
  /** columns whose cell has a formula without a stored value; nothing is evaluated here */
  readonly formulas: readonly number[];
};

export type Sheet = { readonly header: readonly string[]; readonly rows: readonly SheetRow[] };

export type SheetRefusal = { readonly refused: Extract<ErrorCode, `sheet_${string}`>; readonly row?: number };

/** What stops the reading of a sheet. Only its code and row cross from the worker. */
export class UnreadableSheet extends Error {
  override name = 'UnreadableSheet';
  readonly refusal: SheetRefusal;

  constructor(refused: SheetRefusal['refused'], row?: number) {
    super(refused);
    this.refusal = row === undefined ? { refused } : { refused, row };
  }
}
