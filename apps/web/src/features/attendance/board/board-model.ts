import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { UNZONED } from '@proline/contract/event-page/event-page';
import { normalizeSearch } from '@proline/domain/text/search-text';
import { lateFrom, standIns } from '../arrival/arrivals.ts';

/** late: not here yet, although the shift has begun; left: for good or until the shift is over */
export const CHIP_STATES = ['in', 'late', 'no_show', 'expected', 'left', 'excused'] as const;
export type ChipState = (typeof CHIP_STATES)[number];
/** Who stands by is shown, but neither expected nor counted. */
export type ShownState = ChipState | 'reserve';

export type BoardShift = EventBoard['shifts'][number];
type BoardZone = EventBoard['zones'][number];
type Lead = EventBoard['leads'][number];

/** What is shown; undefined is everything. */
export type BoardPart = {
  readonly day?: string | undefined;
  readonly shift?: string | undefined;
  /** an id, or the word for no zone */
  readonly zone?: string | undefined;
  readonly role?: string | undefined;
  /** a lead */
  readonly team?: string | undefined;
  readonly q?: string | undefined;
  readonly state?: ChipState | undefined;
  /** on top of the board: everybody who is in the way of completing, or scanning passes */
  readonly show?: 'open' | 'scan' | undefined;
};

export type ShownPerson = {
  readonly person: BoardPerson;
  readonly state: ShownState;
  /** minutes since somebody should have been at a shift that is on, and is not; 0 otherwise */
  readonly overdue: number;
  /** who comes in the place of somebody who did not */
  readonly instead?: BoardPerson | undefined;
};

type Tally = { readonly here: number; readonly all: number };
export type BoardCell = Tally & { readonly shift: BoardShift; readonly people: readonly ShownPerson[] };
export type BoardRow = Tally & {
  readonly key: string;
  /** null: in no zone */
  readonly zone: BoardZone | null;
  readonly cells: readonly BoardCell[];
};
export type ShiftPhase = 'ahead' | 'on' | 'over';
export type BoardColumn = Tally & { readonly shift: BoardShift; readonly phase: ShiftPhase };
export type BoardView = {
  readonly days: readonly string[];
  readonly day: string | null;
  readonly columns: readonly BoardColumn[];
  readonly rows: readonly BoardRow[];
  readonly counts: Readonly<Record<ChipState, number>>;
  readonly total: number;
};

const MS_PER_MINUTE = 60_000;

const phaseOf = ({ starts_at, ends_at }: BoardShift, now: number): ShiftPhase => {
  if (Date.parse(ends_at) <= now) return 'over';
  return Date.parse(starts_at) <= now ? 'on' : 'ahead';
};

export const shownPerson = (person: BoardPerson, shift: BoardShift, grace: number, now: number): ShownPerson => {
  const { state, reserve } = person;
  if (state === 'left' || state === 'attended') return { person, state: 'left', overdue: 0 };
  if (state !== 'expected') return { person, state, overdue: 0 };
  if (reserve) return { person, state: 'reserve', overdue: 0 };
  const minutes = Math.floor((now - lateFrom(person, shift)) / MS_PER_MINUTE);
  if (minutes <= grace) return { person, state, overdue: 0 };
  return { person, state: 'late', overdue: phaseOf(shift, now) === 'on' ? minutes : 0 };
};

/** A team is everybody whom its leader leads. */
export const isOfTeam = (lead: Lead, { zone_id, shift_id }: Pick<BoardPerson, 'zone_id' | 'shift_id'>): boolean =>
  (lead.zone_id === null || lead.zone_id === zone_id) && (lead.shift_id === null || lead.shift_id === shift_id);

const isFound = ({ usher }: BoardPerson, wanted: string): boolean =>
  normalizeSearch(`${usher.name_en} ${usher.name_ar} u-${usher.code} ${usher.phone ?? ''}`).includes(wanted);

/** The day that is on or comes next; after the last one, that one. */
const currentDay = (shifts: readonly BoardShift[], now: number): string | null =>
  (shifts.find(({ ends_at }) => Date.parse(ends_at) > now) ?? shifts.at(-1))?.work_date ?? null;

const chosenDay = ({ shifts }: EventBoard, days: readonly string[], part: BoardPart, now: number): string | null =>
  days.find((day) => day === part.day) ??
  shifts.find(({ id }) => id === part.shift)?.work_date ??
  currentDay(shifts, now);

const tally = (people: readonly ShownPerson[]): Tally => ({
  here: people.filter(({ state }) => state === 'in' || state === 'left').length,
  all: people.filter(({ state }) => state !== 'reserve').length,
});

const byName = (a: ShownPerson, b: ShownPerson): number =>
  a.person.usher.name_en.localeCompare(b.person.usher.name_en, 'en') || (a.person.id < b.person.id ? -1 : 1);

/** Whom the part concerns, whatever their state is. */
const isInPart = (board: EventBoard, part: BoardPart) => {
  const lead = board.leads.find(({ id }) => id === part.team);
  const wanted = normalizeSearch(part.q ?? '').trim();
  return (person: BoardPerson): boolean =>
    (part.zone === undefined || (person.zone_id ?? UNZONED) === part.zone) &&
    (part.role === undefined || person.role_id === part.role) &&
    (!lead || isOfTeam(lead, person)) &&
    (wanted === '' || isFound(person, wanted));
};

const isNarrowed = ({ zone, role, team, q, state }: BoardPart): boolean =>
  [zone, role, team, q, state].some((choice) => choice !== undefined);

/** The rows of a board: every zone that has people or places on this day, those without a zone last. */
const rowsOf = (board: EventBoard, shifts: readonly BoardShift[], part: BoardPart, of: readonly ShownPerson[]) => {
  const cells = Map.groupBy(of, ({ person }) => `${person.zone_id ?? UNZONED} ${person.shift_id}`);
  const ids = new Set(shifts.map(({ id }) => id));
  const planned = new Set(
    board.positions.filter(({ shift_id }) => ids.has(shift_id)).map(({ zone_id }) => zone_id ?? UNZONED),
  );
  return [...board.zones, null]
    .map((zone): BoardRow => {
      const key = zone?.id ?? UNZONED;
      const inRow = shifts.map((shift): BoardCell => {
        const people = cells.get(`${key} ${shift.id}`) ?? [];
        const shown = part.state === undefined ? people : people.filter(({ state }) => state === part.state);
        return { shift, ...tally(people), people: shown.toSorted(byName) };
      });
      return { key, zone, ...tally(shifts.flatMap((shift) => cells.get(`${key} ${shift.id}`) ?? [])), cells: inRow };
    })
    .filter(({ key, cells: inRow }) =>
      isNarrowed(part)
        ? inRow.some(({ people }) => people.length > 0)
        : planned.has(key) || inRow.some(({ people }) => people.length > 0),
    );
};

/** Everything that a board shows at a moment. */
export const boardView = (board: EventBoard, part: BoardPart, at: Date): BoardView => {
  const now = at.getTime();
  const days = [...new Set(board.shifts.map(({ work_date }) => work_date))];
  const day = chosenDay(board, days, part, now);
  const ofDay = board.shifts.filter(({ work_date }) => work_date === day);
  const chosen = ofDay.filter(({ id }) => id === part.shift);
  const shifts = chosen.length > 0 ? chosen : ofDay;
  const known = new Map(shifts.map((shift) => [shift.id, shift]));
  const concerns = isInPart(board, part);
  const instead = standIns(board.people);
  const people = board.people.flatMap((person): ShownPerson[] => {
    const shift = known.get(person.shift_id);
    if (!shift || !concerns(person)) return [];
    return [{ ...shownPerson(person, shift, board.event.late_grace_minutes, now), instead: instead.get(person.id) }];
  });
  const inShift = Map.groupBy(people, ({ person }) => person.shift_id);
  const inState = Map.groupBy(people, ({ state }) => state);
  const countOf = (state: ChipState) => inState.get(state)?.length ?? 0;
  return {
    days,
    day,
    columns: shifts.map((shift) => ({ shift, phase: phaseOf(shift, now), ...tally(inShift.get(shift.id) ?? []) })),
    rows: rowsOf(board, shifts, part, people),
    counts: {
      in: countOf('in'),
      late: countOf('late'),
      no_show: countOf('no_show'),
      expected: countOf('expected'),
      left: countOf('left'),
      excused: countOf('excused'),
    },
    total: tally(people).all,
  };
};
