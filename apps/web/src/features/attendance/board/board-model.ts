import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { UNZONED } from '@proline/contract/event-page/event-page';
import type { EventStatus } from '@proline/domain/event/event-status';
import { normalizeSearch } from '@proline/domain/text/search-text';
import { lateFrom, standIns } from '../arrival/arrivals.ts';

/** late: not here yet, although the shift has begun; left: for good or until the shift is over */
export const CHIP_STATES = ['in', 'late', 'no_show', 'expected', 'left', 'excused'] as const;
export type ChipState = (typeof CHIP_STATES)[number];
/** What a filter can ask for: one state, or everybody who has not come and is not excused from coming. */
export const WANTED_STATES = ['missing', ...CHIP_STATES] as const;
export type WantedState = (typeof WANTED_STATES)[number];
const MISSING: readonly string[] = ['late', 'expected'] satisfies readonly ChipState[];
/** Whether a filter leaves somebody in this state. */
export const isWanted = (wanted: WantedState | undefined, state: string): boolean =>
  wanted === undefined || (wanted === 'missing' ? MISSING.includes(state) : state === wanted);
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
  readonly state?: WantedState | undefined;
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
/** Places of one position that nobody has. */
export type OpenPlaces = Pick<EventBoard['positions'][number], 'id' | 'role_id' | 'open' | 'asked'>;
export type BoardCell = Tally & {
  readonly shift: BoardShift;
  readonly people: readonly ShownPerson[];
  readonly open: readonly OpenPlaces[];
};
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
  readonly counts: Readonly<Record<WantedState, number>>;
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

export const isFound = ({ usher }: BoardPerson, wanted: string): boolean =>
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

const names = new Intl.Collator('en');

export const byName = (a: BoardPerson, b: BoardPerson): number =>
  names.compare(a.usher.name_en, b.usher.name_en) || (a.id < b.id ? -1 : 1);

type Where = Pick<BoardPerson, 'zone_id' | 'shift_id' | 'role_id'>;

/** Which zones, roles and teams the part concerns. */
const isPlaceOf = (board: EventBoard, part: BoardPart) => {
  const lead = board.leads.find(({ id }) => id === part.team);
  return (place: Where): boolean =>
    (part.zone === undefined || (place.zone_id ?? UNZONED) === part.zone) &&
    (part.role === undefined || place.role_id === part.role) &&
    (!lead || isOfTeam(lead, place));
};

/** Whom the part concerns, whatever their state is. */
const isInPart = (board: EventBoard, part: BoardPart) => {
  const isPlace = isPlaceOf(board, part);
  const wanted = normalizeSearch(part.q ?? '').trim();
  return (person: BoardPerson): boolean => isPlace(person) && (wanted === '' || isFound(person, wanted));
};

const TAKES_STAFF: readonly string[] = ['published', 'in_progress'] satisfies readonly EventStatus[];

/** What somebody can still be found for, by cell. Who looks for people in particular does not look for places. */
const openPlaces = (board: EventBoard, part: BoardPart, now: number) => {
  const ahead = new Set(board.shifts.filter((shift) => phaseOf(shift, now) !== 'over').map(({ id }) => id));
  const isPlace = isPlaceOf(board, part);
  const isSought = part.q === undefined && part.state === undefined && TAKES_STAFF.includes(board.event.status);
  const open = board.positions.filter(
    (position) => isSought && position.open > 0 && ahead.has(position.shift_id) && isPlace(position),
  );
  return Map.groupBy(open, cellOf);
};

const cellOf = ({ zone_id, shift_id }: Pick<BoardPerson, 'zone_id' | 'shift_id'>): string =>
  `${zone_id ?? UNZONED} ${shift_id}`;

const isNarrowed = ({ zone, role, team, q, state }: BoardPart): boolean =>
  [zone, role, team, q, state].some((choice) => choice !== undefined);

type RowsContent = {
  readonly people: readonly ShownPerson[];
  readonly open: ReadonlyMap<string, readonly OpenPlaces[]>;
};

const isFilled = ({ people, open }: BoardCell): boolean => people.length + open.length > 0;

/** The rows of a board: every zone that has people or places on this day, those without a zone last. */
const rowsOf = (board: EventBoard, shifts: readonly BoardShift[], part: BoardPart, of: RowsContent) => {
  const cells = Map.groupBy(of.people, ({ person }) => cellOf(person));
  const ids = new Set(shifts.map(({ id }) => id));
  const planned = new Set(
    board.positions.filter(({ shift_id }) => ids.has(shift_id)).map(({ zone_id }) => zone_id ?? UNZONED),
  );
  return [...board.zones, null]
    .map((zone): BoardRow => {
      const key = zone?.id ?? UNZONED;
      const inRow = shifts.map((shift): BoardCell => {
        const people = cells.get(`${key} ${shift.id}`) ?? [];
        const shown = people.filter(({ state }) => isWanted(part.state, state));
        return {
          shift,
          ...tally(people),
          people: shown.toSorted((a, b) => byName(a.person, b.person)),
          open: of.open.get(`${key} ${shift.id}`) ?? [],
        };
      });
      return { key, zone, ...tally(shifts.flatMap((shift) => cells.get(`${key} ${shift.id}`) ?? [])), cells: inRow };
    })
    .filter(({ key, cells: inRow }) =>
      isNarrowed(part) ? inRow.some(isFilled) : planned.has(key) || inRow.some(isFilled),
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
    rows: rowsOf(board, shifts, part, { people, open: openPlaces(board, part, now) }),
    counts: {
      missing: people.filter(({ state }) => isWanted('missing', state)).length,
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
