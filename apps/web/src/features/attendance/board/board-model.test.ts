import { expect, test } from 'vitest';
import {
  DANA,
  GATE_TEAM,
  HALL,
  LAYLA,
  NOON,
  NOUR,
  RAMI,
  SAMPLE_BOARD,
  SHIFT_NEXT,
  YOUSEF,
  ZIAD,
} from '../testing/sample-board.ts';
import { boardView, CHIP_STATES, shownPerson, type BoardPart, type BoardView } from './board-model.ts';

const view = (part: BoardPart = {}, at = NOON) => boardView(SAMPLE_BOARD, part, at);
const names = ({ rows }: BoardView) =>
  rows.flatMap(({ cells }) => cells.flatMap(({ people }) => people.map(({ person }) => person.usher.name_en)));

test('the day that is on is shown; every state is counted once, and who stands by is not', () => {
  const { day, days, columns, counts, total } = view();
  expect(days).toEqual(['2026-11-18', '2026-11-19']);
  expect(day).toBe('2026-11-18');
  expect(columns.map(({ phase, here, all }) => ({ phase, here, all }))).toEqual([
    { phase: 'on', here: 2, all: 5 },
    { phase: 'ahead', here: 0, all: 1 },
  ]);
  expect(counts).toEqual({ missing: 3, in: 2, late: 2, no_show: 1, expected: 1, left: 0, excused: 0 });
  expect(total).toBe(6);
  expect(CHIP_STATES.reduce((sum, state) => sum + counts[state], 0)).toBe(total);
});

test('rows are zones in their order, and people stand in them by name', () => {
  const { rows } = view();
  expect(rows.map(({ zone }) => zone?.code)).toEqual(['MG', 'TH']);
  expect(rows[0]?.cells[0]?.people.map(({ person }) => person.usher.name_en)).toEqual([
    'Layla Haddad',
    'Nour Saleh',
    'Sami Reda',
    'Yousef Marri',
    'Ziad Naguib',
  ]);
  expect(rows[0]?.cells[0]).toMatchObject({ here: 2, all: 4 });
  // places without people have their row, too
  expect(view({ day: '2026-11-19' }).rows.map(({ zone }) => zone)).toEqual([null]);
});

test('who is expected is late only beyond the grace, and has no record once the shift is over', () => {
  const [shift] = SAMPLE_BOARD.shifts;
  if (!shift) throw new Error('no shift');
  const at = (time: string) => shownPerson(NOUR, shift, 10, Date.parse(`2026-11-18T${time}:00Z`));
  expect(at('05:00')).toMatchObject({ state: 'expected', overdue: 0 });
  expect(at('06:10')).toMatchObject({ state: 'expected', overdue: 0 });
  expect(at('06:11')).toMatchObject({ state: 'late', overdue: 11 });
  expect(at('12:00')).toMatchObject({ state: 'late', overdue: 0 });
});

test('who was called in is late only after what was agreed, and stands beside whom they replace', () => {
  const called = {
    ...NOUR,
    due_at: '2026-11-18T07:10:00.000Z',
    expected_at: '2026-11-18T07:10:00.000Z',
    replaces: ZIAD.id,
  };
  const board = { ...SAMPLE_BOARD, people: [ZIAD, called] };
  const stateAt = (time: string) => {
    const people = boardView(board, {}, new Date(`2026-11-18T${time}:00Z`)).rows.flatMap(({ cells }) =>
      cells.flatMap((cell) => cell.people),
    );
    return people.map(({ state, overdue, instead }) => ({ state, overdue, instead: instead?.id }));
  };
  const missing = { state: 'no_show', overdue: 0, instead: called.id };
  expect(stateAt('07:20')).toEqual([{ state: 'expected', overdue: 0, instead: undefined }, missing]);
  expect(stateAt('07:21')).toEqual([{ state: 'late', overdue: 11, instead: undefined }, missing]);
});

test('a part narrows people and counts; a state narrows only who is shown', () => {
  expect(names(view({ zone: HALL }))).toEqual([DANA.usher.name_en]);
  expect(names(view({ shift: SHIFT_NEXT }))).toEqual([RAMI.usher.name_en]);
  expect(view({ team: GATE_TEAM }).total).toBe(5);
  expect(names(view({ q: 'ليلي' }))).toEqual([LAYLA.usher.name_en]);
  expect(names(view({ q: 'u-20003' }))).toEqual([ZIAD.usher.name_en]);
  const inState = view({ state: 'in' });
  expect(names(inState)).toEqual([LAYLA.usher.name_en, YOUSEF.usher.name_en]);
  expect(inState.total).toBe(6);
  const missing = names(view({ state: 'missing' }));
  expect(missing.toSorted()).toEqual(
    [...names(view({ state: 'late' })), ...names(view({ state: 'expected' }))].toSorted(),
  );
  expect(missing).toHaveLength(3);
  expect(view({ q: 'nobody of this name' }).rows).toEqual([]);
});
