import type { EventStaffing } from '@proline/contract/event/event';
import { UNZONED } from '@proline/contract/event-page/event-page';

export type Fill = { readonly headcount: number; readonly confirmed: number; readonly invited: number };

const NOBODY: Fill = { headcount: 0, confirmed: 0, invited: 0 };

const plus = (one: Fill, other: Fill): Fill => ({
  headcount: one.headcount + other.headcount,
  confirmed: one.confirmed + other.confirmed,
  invited: one.invited + other.invited,
});

export const sumFills = (fills: readonly Fill[]): Fill => fills.reduce(plus, NOBODY);

/** Returns the number of places that nobody has confirmed; it is 0 when there are more people than places. */
export const openPlaces = ({ headcount, confirmed }: Fill): number => Math.max(0, headcount - confirmed);

export type GridBy = 'zone' | 'role';

export type StaffingGrid = {
  /** IDs of zones or types in their order. UNZONED comes last, and only when there are unzoned places. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly shift: EventStaffing['shifts'][number];
    /** One for each column. */
    readonly cells: readonly Fill[];
    readonly total: Fill;
  }[];
  readonly totals: readonly Fill[];
  readonly total: Fill;
};

type Position = EventStaffing['positions'][number];

/** Returns headcount and staffing by shift, split by zone (for one role or all) or by role. */
export const staffingGrid = (staffing: EventStaffing, by: GridBy, role: string | null): StaffingGrid => {
  const shown = staffing.positions.filter(({ type_id }) => by === 'role' || role === null || type_id === role);
  const columnOf = (position: Position) => (by === 'role' ? position.type_id : (position.zone_id ?? UNZONED));
  const used = new Set(shown.map(columnOf));
  const named = by === 'role' ? staffing.types : staffing.zones;
  const columns = [...named.map(({ id }) => id), ...(by === 'zone' && used.has(UNZONED) ? [UNZONED] : [])];

  const cells = new Map<string, Fill>();
  for (const position of shown) {
    const key = `${position.shift_id} ${columnOf(position)}`;
    cells.set(key, plus(cells.get(key) ?? NOBODY, position));
  }
  const rows = staffing.shifts.map((shift) => {
    const ofShift = columns.map((column) => cells.get(`${shift.id} ${column}`) ?? NOBODY);
    return { shift, cells: ofShift, total: sumFills(ofShift) };
  });
  const totals = columns.map((_, at) => sumFills(rows.map((row) => row.cells[at] ?? NOBODY)));
  return { columns, rows, totals, total: sumFills(totals) };
};
