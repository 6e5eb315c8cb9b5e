import { expect, test } from 'vitest';
import { mergePieces, type MergeRules, type Piece } from './merge-pieces.ts';

const entry = (id: string, ...needs: string[]): Piece => ({ id, bytes: 100, needs, isEntry: true });
const piece = (id: string, bytes: number, ...needs: string[]): Piece => ({ id, bytes, needs, isEntry: false });
const RULES: MergeRules = { worth: 1_000, most: 100_000, before: () => null, weight: () => 1 };
const merged = (pieces: readonly Piece[], rules: Partial<MergeRules> = {}) =>
  mergePieces(pieces, { ...RULES, ...rules })
    .map((group) => group.sort().join(' '))
    .sort();

test('what the same entries load shares a file, and entries stay files of their own', () => {
  expect(merged([entry('A', 'x', 'y'), entry('B', 'x', 'y'), piece('x', 9_000), piece('y', 9_000)])).toEqual(['x y']);
});

test('a little is loaded in vain for fewer requests, much is not', () => {
  const pieces = (bytes: number) => [entry('A', 'x', 'y'), entry('B', 'x'), piece('x', 500), piece('y', bytes)];
  expect(merged(pieces(900))).toEqual(['x y']);
  expect(merged(pieces(1_100))).toEqual(['x', 'y']);
});

test('where bytes weigh more, less is loaded in vain', () => {
  const pieces = [entry('A', 'x', 'y'), entry('B', 'x', 'y'), entry('C', 'x'), piece('x', 500), piece('y', 500)];
  expect(merged(pieces)).toEqual(['x y']);
  expect(merged(pieces, { weight: (id) => (id === 'C' ? 5 : 1) })).toEqual(['x', 'y']);
});

test('what was loaded before an entry is there already', () => {
  const pieces = [entry('frame', 'x'), entry('A', 'y'), piece('x', 5_000), piece('y', 10)];
  expect(merged(pieces)).toEqual(['x', 'y']);
  expect(merged(pieces, { before: (id) => (id === 'A' ? 'frame' : null) })).toEqual(['x y']);
});

test('a file does not become too large', () => {
  const pieces = [entry('A', 'x', 'y'), piece('x', 600), piece('y', 600)];
  expect(merged(pieces, { most: 1_200 })).toEqual(['x y']);
  expect(merged(pieces, { most: 1_199 })).toEqual(['x', 'y']);
});

test('files never import each other in a circle', () => {
  // y is too large to join x and z, and stands between them
  const pieces = (...needsOfY: string[]) => [
    entry('A', 'x', 'z'),
    piece('x', 100, 'y'),
    piece('y', 90_000, ...needsOfY),
    piece('z', 100),
  ];
  expect(merged(pieces(), { most: 50_000 })).toEqual(['x z', 'y']);
  expect(merged(pieces('z'), { most: 50_000 })).toEqual(['x', 'y', 'z']);
});
