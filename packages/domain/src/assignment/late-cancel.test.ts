import { expect, test } from 'vitest';
import { isLateCancel } from './late-cancel.ts';

const now = new Date('2026-03-01T09:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const given = { status: 'confirmed', reserve: false, by_person: true, starts_at: inHours(23) };

test.each([
  ['a day before, to the hour', { starts_at: inHours(24) }, false],
  ['a minute later', { starts_at: inHours(24 - 1 / 60) }, true],
  ['once the shift has begun', { starts_at: inHours(-1) }, true],
  ['released by the house', { by_person: false }, false],
  ['only invited', { status: 'invited' }, false],
  ['a reserve', { reserve: true }, false],
])('%s: %j is a late cancellation: %s', (_, change, late) => {
  expect(isLateCancel({ ...given, ...change }, now, 24)).toBe(late);
});

test('a house that sets no hours counts what is given back after the start', () => {
  expect([1, 0, -1].map((hours) => isLateCancel({ ...given, starts_at: inHours(hours) }, now, 0))).toEqual([
    false,
    false,
    true,
  ]);
});
