import type { BoardRow, BoardShift, BoardView, ChipState, ShownPerson } from '../board/board-model.ts';

export type WallZone = Pick<BoardRow, 'key' | 'zone' | 'here' | 'all'> & {
  /** Who is not there, the most urgent first; of many, the first few. */
  readonly missing: readonly ShownPerson[];
  readonly more: number;
};

const URGENCY: Readonly<Partial<Record<ShownPerson['state'], number>>> = { late: 0, no_show: 1, expected: 2 };
/** So many names are readable from across a room. */
const MOST_NAMES = 6;

const urgencyOf = ({ state }: ShownPerson): number => URGENCY[state] ?? Infinity;

/** What matters now: the shifts that are on; before and between them, the next one. */
export const wallOf = (view: BoardView) => {
  const on = view.columns.filter(({ phase }) => phase === 'on');
  const next = view.columns.find(({ phase }) => phase === 'ahead') ?? view.columns.at(-1);
  const shifts: readonly BoardShift[] = (on.length > 0 ? on : next ? [next] : []).map(({ shift }) => shift);
  const isShown = ({ id }: BoardShift) => shifts.some((shift) => shift.id === id);
  const zones = view.rows
    .map(({ key, zone, cells }): WallZone => {
      const shown = cells.filter(({ shift }) => isShown(shift));
      const missing = shown
        .flatMap(({ people }) => people)
        .filter((one) => urgencyOf(one) !== Infinity)
        .toSorted((a, b) => urgencyOf(a) - urgencyOf(b) || b.overdue - a.overdue);
      return {
        key,
        zone,
        here: shown.reduce((sum, cell) => sum + cell.here, 0),
        all: shown.reduce((sum, cell) => sum + cell.all, 0),
        missing: missing.slice(0, MOST_NAMES),
        more: Math.max(0, missing.length - MOST_NAMES),
      };
    })
    .filter(({ all }) => all > 0);
  const people = view.rows.flatMap(({ cells }) =>
    cells.filter(({ shift }) => isShown(shift)).flatMap((cell) => cell.people),
  );
  const countOf = (state: ChipState) => people.filter((one) => one.state === state).length;
  return {
    shifts,
    /** the others are still ahead, or over */
    isOn: on.length > 0,
    zones,
    counts: {
      in: countOf('in'),
      late: countOf('late'),
      no_show: countOf('no_show'),
      expected: countOf('expected'),
    },
  };
};
