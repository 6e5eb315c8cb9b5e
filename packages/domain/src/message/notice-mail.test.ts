import { expect, test } from 'vitest';
import { groupedByKind, MOST_TOLD_OF_A_KIND, usualNoticeMail } from './notice-mail.ts';

test('each kind stands once, with its first five written out and the rest counted', () => {
  const all = [
    { kind: 'a', n: 0 },
    ...Array.from({ length: MOST_TOLD_OF_A_KIND + 2 }, (_, n) => ({ kind: 'b', n })),
    { kind: 'a', n: 1 },
  ];
  expect(
    groupedByKind(all).map(({ first, more }) => [first.map(({ kind, n }) => `${kind}${n}`).join(' '), more]),
  ).toEqual([
    ['a0 a1', 0],
    ['b0 b1 b2 b3 b4', 2],
  ]);
  expect(groupedByKind([])).toEqual([]);
});

test('what touches one’s own account is mailed at once until one chooses otherwise', () => {
  expect([usualNoticeMail(false), usualNoticeMail(true)]).toEqual(['at_once', 'daily']);
});
