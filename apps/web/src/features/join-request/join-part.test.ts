import { expect, test } from 'vitest';
import { joinPartOf } from './join-part.ts';

test('an address opens a part of the screen, and the first one if it names none', () => {
  expect(joinPartOf('interviews', false)).toBe('interviews');
  expect(joinPartOf(undefined, true)).toBe('requests');
  expect(joinPartOf('elsewhere', true)).toBe('requests');
});

test('as long as nobody knows who it is, a deletion request is not looked for among the join requests', () => {
  expect(joinPartOf('deletion', undefined)).toBe(null);
  expect(joinPartOf('interviews', undefined)).toBe('interviews');
});

test('whoever may not handle deletion requests sees the requests instead', () => {
  expect(joinPartOf('deletion', true)).toBe('deletion');
  expect(joinPartOf('deletion', false)).toBe('requests');
});
