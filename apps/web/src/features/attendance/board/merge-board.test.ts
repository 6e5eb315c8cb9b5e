import type { EventBoard } from '@proline/contract/attendance/board';
import { expect, test } from 'vitest';
import { LAYLA, NOUR, SAMPLE_BOARD, YOUSEF, ZIAD, samplePerson } from '../testing/sample-board.ts';
import { mergeBoard } from './merge-board.ts';

const news = (changes: Partial<EventBoard>): EventBoard => ({
  ...SAMPLE_BOARD,
  complete: false,
  cursor: '101',
  people: [],
  ...changes,
});

test('what has changed takes its place, what is new comes, what is gone goes, and all others are the same objects', () => {
  const arrived = { ...NOUR, state: 'in' as const, version: 1 };
  const added = samplePerson(9, 'Adel Fahmy', 'عادل فهمي');
  const merged = mergeBoard(SAMPLE_BOARD, news({ people: [arrived, added], gone: [ZIAD.id] }));
  expect(merged.people).toHaveLength(SAMPLE_BOARD.people.length);
  expect(merged.people.find(({ id }) => id === NOUR.id)).toBe(arrived);
  expect(merged.people.at(-1)).toBe(added);
  expect(merged.people.some(({ id }) => id === ZIAD.id)).toBe(false);
  expect(merged.people.find(({ id }) => id === LAYLA.id)).toBe(LAYLA);
  expect(merged).toMatchObject({ cursor: '101', complete: true, gone: [] });
});

test('an answer that was on its way does not take back what was marked meanwhile', () => {
  const marked = { ...SAMPLE_BOARD, people: [{ ...YOUSEF, state: 'left' as const, version: 2 }] };
  expect(mergeBoard(marked, news({ people: [YOUSEF] })).people).toEqual(marked.people);
  expect(mergeBoard(marked, { ...SAMPLE_BOARD, people: [YOUSEF] }).people).toEqual(marked.people);
});
