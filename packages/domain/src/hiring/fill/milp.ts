/**
 * A choice among columns, each taken or not, that makes the sum of `gain` as large as possible while every row stays within
 * its limits. Entries are kept column by column: those of column `c` stand from `starts[c]` to `starts[c + 1]`.
 */
export type Milp = {
  readonly gain: Float64Array;
  readonly starts: Int32Array;
  readonly rows: Int32Array;
  readonly values: Float64Array;
  readonly least: Float64Array;
  readonly most: Float64Array;
};

type Row = { readonly least: number; readonly most: number; readonly value: number | ((column: number) => number) };

export type MilpBuilder = {
  /** A row over these columns; the value of an entry is 1 unless told. */
  readonly addRow: (columns: readonly number[], limits: Partial<Row>) => void;
  readonly build: (gain: Float64Array) => Milp;
};

export const milpBuilder = (columns: number): MilpBuilder => {
  // of each column: a row, its value, a row, its value…
  const entries: number[][] = Array.from({ length: columns }, () => []);
  const [least, most]: [number[], number[]] = [[], []];
  return {
    addRow(members, limits) {
      const { value = 1 } = limits;
      const row = least.push(limits.least ?? 0) - 1;
      most.push(limits.most ?? Infinity);
      for (const column of members) entries[column]?.push(row, typeof value === 'number' ? value : value(column));
    },
    build: (gain) => ({ gain, ...packed(entries), least: Float64Array.from(least), most: Float64Array.from(most) }),
  };
};

const packed = (entries: readonly (readonly number[])[]): Pick<Milp, 'starts' | 'rows' | 'values'> => {
  const starts = new Int32Array(entries.length + 1);
  for (const [column, own] of entries.entries()) starts[column + 1] = (starts[column] ?? 0) + own.length / 2;
  const rows = new Int32Array(starts[entries.length] ?? 0);
  const values = new Float64Array(rows.length);
  for (const [column, own] of entries.entries()) {
    const first = starts[column] ?? 0;
    for (let k = 0; 2 * k < own.length; k += 1) {
      rows[first + k] = own[2 * k] ?? 0;
      values[first + k] = own[2 * k + 1] ?? 0;
    }
  }
  return { starts, rows, values };
};
