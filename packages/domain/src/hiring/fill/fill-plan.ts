import type { FillModel } from './fill-model.ts';
import type { FillProblem, FillRow } from './fill-problem.ts';

/** The rows that the chosen columns stand for. */
export const rowsOf = ({ columns }: FillModel, chosen: readonly number[]): FillRow[] =>
  chosen.flatMap((c) => {
    const column = columns[c];
    if (column === undefined) return [];
    return [{ person_id: column.person.id, position_id: column.position.id, tenths: column.tenths }];
  });

export type FillChange =
  | { readonly kind: 'assigned'; readonly row: FillRow }
  | { readonly kind: 'moved'; readonly row: FillRow; readonly from: FillRow }
  | { readonly kind: 'kept'; readonly row: FillRow };

/** What a plan changes about what is saved. A place of the same shift is a move; nothing is ever released. */
export const fillChanges = ({ positions, people }: FillProblem, rows: readonly FillRow[]): FillChange[] => {
  const shiftOf = new Map(positions.map(({ id, shift_id }) => [id, shift_id]));
  const held = new Map(
    people.flatMap(({ id, held: own }) =>
      own.map((row) => [`${id} ${shiftOf.get(row.position_id) ?? ''}`, { ...row, person_id: id }] as const),
    ),
  );
  return rows.map((row): FillChange => {
    const from = held.get(`${row.person_id} ${shiftOf.get(row.position_id) ?? ''}`);
    if (from === undefined) return { kind: 'assigned', row };
    return from.position_id === row.position_id ? { kind: 'kept', row } : { kind: 'moved', row, from };
  });
};
