import { expect, test } from 'vitest';
import { nextAfter, placedBefore, refuseMerge, type MergePartner } from './catalogue.ts';

const STATES: readonly (readonly [string, MergePartner])[] = [
  ['open', { id: 'a', archived: false, merged: false }],
  ['archived', { id: 'b', archived: true, merged: false }],
  ['merged', { id: 'c', archived: true, merged: true }],
];

test('what can be merged into what', () => {
  const table = STATES.flatMap(([from, source]) =>
    STATES.map(([to, target]) => `${from} → ${to}: ${refuseMerge({ ...source, id: 'other' }, target) ?? 'yes'}`),
  );
  expect(table).toEqual([
    'open → open: yes',
    'open → archived: merge_target_archived',
    'open → merged: merged_away',
    'archived → open: yes',
    'archived → archived: merge_target_archived',
    'archived → merged: merged_away',
    'merged → open: merged_away',
    'merged → archived: merged_away',
    'merged → merged: merged_away',
  ]);
});

test('nothing is merged into itself', () => {
  for (const [, entry] of STATES) expect(refuseMerge(entry, entry)).toBe('merge_into_itself');
});

test('an entry is put before another one, or last', () => {
  const order = ['a', 'b', 'c', 'd'];
  expect(placedBefore(order, 'c', 'a')).toEqual(['c', 'a', 'b', 'd']);
  expect(placedBefore(order, 'a', 'd')).toEqual(['b', 'c', 'a', 'd']);
  expect(placedBefore(order, 'a', null)).toEqual(['b', 'c', 'd', 'a']);
  expect(placedBefore(order, 'b', 'b')).toEqual(order);
  expect(placedBefore(order, 'x', 'a')).toBeNull();
  expect(placedBefore(order, 'a', 'x')).toBeNull();
});

test('the way back is known before the move: put before whoever stands after', () => {
  const order = ['a', 'b', 'c', 'd'];
  for (const id of order) {
    for (const before of [...order, null]) {
      const moved = placedBefore(order, id, before) ?? [];
      expect(placedBefore(moved, id, nextAfter(order, id))).toEqual(order);
    }
  }
});
