import { GENDERS } from '../../people/person-fields.ts';
import { minutesInWeek, minutesOnDay, weekNumberOf } from '../hour-caps.ts';
import { conflictGroups } from './conflict-groups.ts';
import { byText, KEPT_BONUS_TENTHS, type FillPerson, type FillPosition, type FillProblem } from './fill-problem.ts';
import { milpBuilder, type Milp, type MilpBuilder } from './milp.ts';

/** One column: this person in this position. */
export type FillColumn = {
  readonly person: FillPerson;
  readonly position: FillPosition;
  readonly tenths: number;
  readonly held: boolean;
};

export type FillModel = {
  readonly columns: readonly FillColumn[];
  readonly milp: Milp;
  /** rows of the positions, which come first */
  readonly places: readonly { readonly row: number; readonly most: number }[];
};

/** Of a problem in order. Only pairs that are possible become columns; what one person cannot do together becomes rows of that person. */
export const fillModel = (problem: FillProblem): FillModel => {
  const columns = columnsOf(problem);
  const rows = milpBuilder(columns.length);
  const places = positionRows(rows, problem, columns);
  mixRows(rows, problem, columns);
  const groupsOf = shiftGroups(problem);
  for (const own of Map.groupBy(columns.keys(), (c) => columns[c]?.person).values())
    personRows(rows, problem, columns, own, groupsOf);
  const gain = Float64Array.from(columns, ({ tenths, held }) => tenths + (held ? KEPT_BONUS_TENTHS : 0));
  return { columns, places, milp: rows.build(gain) };
};

const columnsOf = ({ positions, people }: FillProblem): FillColumn[] => {
  const byId = new Map(positions.map((position) => [position.id, position]));
  return people.flatMap((person) => {
    const has = new Map(person.held.map((row) => [row.position_id, row]));
    // what somebody has, what it could be exchanged for within the shift, and what could come on top
    const all = [...person.held, ...person.options.filter(({ position_id }) => !has.has(position_id))];
    return all
      .flatMap(({ position_id, tenths }) => {
        const position = byId.get(position_id);
        return position === undefined || position.room === 0
          ? []
          : [{ person, position, tenths, held: has.has(position_id) }];
      })
      .toSorted((a, b) => byText(a.position.id, b.position.id));
  });
};

const positionRows = ({ addRow }: MilpBuilder, { positions }: FillProblem, columns: readonly FillColumn[]) => {
  const by = Map.groupBy(columns.keys(), (c) => columns[c]?.position);
  return positions.map((position, row) => {
    const own = by.get(position) ?? [];
    addRow(own, { most: position.room });
    return { row, most: Math.min(position.room, own.length) };
  });
};

/** Whoever is there already stays, also where the mix has changed since. */
const mixRows = ({ addRow }: MilpBuilder, { left_for }: FillProblem, columns: readonly FillColumn[]) => {
  if (left_for === null) return;
  for (const gender of GENDERS) {
    const own = [...columns.keys()].filter((c) => columns[c]?.person.gender === gender);
    const held = own.filter((c) => columns[c]?.held === true).length;
    addRow(own, { most: Math.max(left_for[gender], held) });
  }
};

type ShiftGroups = ReadonlyMap<string, readonly number[]>;

/** The numbers of the groups that each shift is in. */
const shiftGroups = ({ positions, limits }: FillProblem): ShiftGroups => {
  const shifts = [...new Map(positions.map(({ shift_id, work }) => [shift_id, work]))];
  const groups = conflictGroups(
    shifts.map(([, work]) => work),
    limits.least_rest_hours,
  );
  return new Map(
    shifts.map(([shift_id], at) => [shift_id, [...groups.keys()].filter((g) => groups[g]?.includes(at) === true)]),
  );
};

const personRows = (
  rows: MilpBuilder,
  { limits }: FillProblem,
  columns: readonly FillColumn[],
  own: readonly number[],
  groupsOf: ShiftGroups,
) => {
  const column = (c: number): FillColumn | undefined => columns[c];
  const isHeld = (c: number): boolean => column(c)?.held === true;
  const minutes = (c: number): number => column(c)?.position.work.minutes ?? 0;
  const day = (c: number): string => column(c)?.position.work.work_date ?? '';

  // a held shift stays this person's, in one of its positions
  for (const shift of Map.groupBy(own, (c) => column(c)?.position.shift_id).values())
    if (shift.some(isHeld)) rows.addRow(shift, { least: 1, most: 1 });

  const said = new Set<string>();
  const byGroup = Map.groupBy(
    own.flatMap((c) => (groupsOf.get(column(c)?.position.shift_id ?? '') ?? []).map((group) => ({ c, group }))),
    ({ group }) => group,
  );
  for (const members of byGroup.values()) {
    const group = members.map(({ c }) => c);
    const key = group.join();
    if (group.length < 2 || said.has(key)) continue;
    said.add(key);
    rows.addRow(group, { most: Math.max(1, group.filter(isHeld).length) });
  }

  // in units that every shift of the row is a multiple of, so that what is left can be rounded down
  const cap = (members: readonly number[], left: number) => {
    const byShift = Map.groupBy(members, (c) => column(c)?.position.shift_id);
    const all = [...byShift.values()].reduce((sum, [c = -1]) => sum + minutes(c), 0);
    if (all <= left) return;
    const held = members.filter(isHeld).reduce((sum, c) => sum + minutes(c), 0);
    const unit = members.map(minutes).reduce(greatestDivisor, 0);
    rows.addRow(members, {
      most: Math.floor(Math.max(left, held, 0) / unit),
      value: (c) => minutes(c) / unit,
    });
  };
  const fixed = column(own[0] ?? -1)?.person.fixed ?? [];
  for (const [date, members] of Map.groupBy(own, day))
    cap(members, limits.most_day_minutes - minutesOnDay(fixed, date));
  for (const members of Map.groupBy(own, (c) => weekNumberOf(day(c), limits.week_start)).values())
    cap(members, limits.most_week_minutes - minutesInWeek(fixed, day(members[0] ?? -1), limits.week_start));
};

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));
