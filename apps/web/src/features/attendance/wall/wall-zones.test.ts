import { expect, test } from 'vitest';
import { boardView } from '../board/board-model.ts';
import { NOON, SAMPLE_BOARD, SHIFT_NEXT, SHIFT_NOW } from '../testing/sample-board.ts';
import { wallOf } from './wall-zones.ts';

test('a wall shows the shifts that are on, each zone with whoever is missing, the latest first', () => {
  const { shifts, zones, counts } = wallOf(boardView(SAMPLE_BOARD, {}, NOON));
  expect(shifts.map(({ id }) => id)).toEqual([SHIFT_NOW]);
  expect(counts).toEqual({ in: 2, late: 2, no_show: 1, expected: 0 });
  expect(
    zones.map(({ zone, here, all, missing, more }) => [
      zone?.code,
      here,
      all,
      missing.map(({ person }) => person.usher.name_en),
      more,
    ]),
  ).toEqual([
    ['MG', 2, 4, ['Nour Saleh', 'Ziad Naguib'], 0],
    ['TH', 0, 1, ['Dana Omar'], 0],
  ]);
});

test('between shifts it shows the next one', () => {
  const { shifts } = wallOf(boardView(SAMPLE_BOARD, {}, new Date('2026-11-18T12:30:00.000Z')));
  expect(shifts.map(({ id }) => id)).toEqual([SHIFT_NEXT]);
});
