import { expect, test } from 'vitest';
import { freedPlaces, withDependents } from './freed-places.ts';
import type { SolvedRun } from '../fill-words.ts';

type Run = Pick<SolvedRun, 'positions' | 'rows'>;
type Row = Run['rows'][number];

const position = (id: string, headcount: number, before: number): Run['positions'][number] => ({
  id,
  shift: { id: 'shift', starts_at: '2030-01-01T14:00:00Z', ends_at: '2030-01-01T20:00:00Z' },
  role: { id: 'role', name_en: 'Hostess', name_ar: 'مضيفة' },
  zone: null,
  headcount,
  before,
  after: before,
  gap: null,
  next_best: null,
});
const row = (id: string, to: string, from: string | null, tenths = 800): Row => ({
  ...{ id, position_id: to, from_position_id: from, tenths, from_tenths: null, contributions: [] },
  usher: { id: `usher of ${id}`, name_en: id, name_ar: id, photo: null },
  ...{ result: null, code: null, message: null, reserve: false },
});
const namesIn = (run: Run) => [...freedPlaces(run)].map(([id, next]) => `${id} for ${next.id}`);

/** The gate is full, the court has room for one. */
const positions = [position('gate', 1, 1), position('court', 2, 1)];

test('a move frees a place for the one for whom there was no room, and for nobody where there was', () => {
  expect(namesIn({ positions, rows: [row('ibrahim', 'court', 'gate'), row('farah', 'gate', null)] })).toEqual([
    'ibrahim for farah',
  ]);
  expect(namesIn({ positions, rows: [row('omar', 'gate', 'court'), row('farah', 'court', null)] })).toEqual([]);
  const two = [row('good', 'court', null, 900), row('weak', 'court', null, 600), row('omar', 'gate', 'court')];
  expect(namesIn({ positions, rows: two })).toEqual(['omar for weak']);
});

test('two who change places free them for each other', () => {
  const full = [position('gate', 1, 1), position('court', 1, 1)];
  const rows = [row('one', 'court', 'gate'), row('two', 'gate', 'court')];
  expect(namesIn({ positions: full, rows }).toSorted()).toEqual(['one for two', 'two for one']);
  expect([...withDependents({ positions: full, rows }, ['one'], true)]).toEqual(['one', 'two']);
});

test('who needs a freed place goes out with the move, and brings it back', () => {
  const run = { positions, rows: [row('ibrahim', 'court', 'gate'), row('farah', 'gate', null)] };
  expect([...withDependents(run, ['ibrahim'], true)]).toEqual(['ibrahim', 'farah']);
  expect([...withDependents(run, ['farah'], true)]).toEqual(['farah']);
  expect([...withDependents(run, ['farah'], false)]).toEqual(['farah', 'ibrahim']);
  expect([...withDependents(run, ['ibrahim'], false)]).toEqual(['ibrahim']);
});
