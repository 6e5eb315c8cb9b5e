import type { Milp } from '@proline/domain/hiring/fill/milp';
import type { ModelData } from 'highs';

/** A model with these columns only; rows that they do not touch and that nothing asks for are left out. */
export type MilpPart = {
  readonly data: ModelData;
  /** the row of the whole model that each row of the part is */
  readonly rows: readonly number[];
};

export const partOf = (milp: Milp, columns: readonly number[]): MilpPart => {
  const at = new Map<number, number>();
  for (const [row, least] of milp.least.entries()) if (least > 0) at.set(row, at.size);
  const starts = new Int32Array(columns.length + 1);
  const [indices, values]: [number[], number[]] = [[], []];
  for (const [place, column] of columns.entries()) {
    for (let k = milp.starts[column] ?? 0; k < (milp.starts[column + 1] ?? 0); k += 1) {
      const row = milp.rows[k] ?? 0;
      const known = at.get(row) ?? at.size;
      at.set(row, known);
      indices.push(known);
      values.push(milp.values[k] ?? 0);
    }
    starts[place + 1] = indices.length;
  }
  const rows = [...at.keys()];
  return {
    rows,
    data: {
      numCols: columns.length,
      numRows: rows.length,
      colCost: Float64Array.from(columns, (column) => milp.gain[column] ?? 0),
      colLower: new Float64Array(columns.length),
      colUpper: new Float64Array(columns.length).fill(1),
      rowLower: Float64Array.from(rows, (row) => milp.least[row] ?? 0),
      rowUpper: Float64Array.from(rows, (row) => milp.most[row] ?? 0),
      matrix: {
        format: 'csc',
        numRows: rows.length,
        numCols: columns.length,
        starts,
        indices: Int32Array.from(indices),
        values: Float64Array.from(values),
      },
    },
  };
};
