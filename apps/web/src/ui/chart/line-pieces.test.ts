import { expect, test } from 'vitest';
import { drawnOf, piecesOf } from './line-pieces.ts';

test('a line has a gap where nothing is known, and no value is made up', () => {
  expect(piecesOf([null, 1, 2, null, null, 0])).toEqual([
    [
      { at: 1, value: 1 },
      { at: 2, value: 2 },
    ],
    [{ at: 5, value: 0 }],
  ]);
  expect(piecesOf([null])).toEqual([]);
});

test('a point between two gaps is drawn, too', () => {
  expect(piecesOf([1, null, 2, 3]).map((piece) => drawnOf(piece).length)).toEqual([2, 2]);
});
