import { expect, test } from 'vitest';
import { expiryProblem, latestExpiry, presetsFor } from './invite-until.ts';

const NOW = new Date('2029-12-31T12:00:00Z');
const BEGINS = new Date('2030-01-01T12:00:00Z');
const hours = (standard: number, begins = BEGINS) => presetsFor(NOW, standard, begins).map((one) => one.hours);

test('the usual times and the organization’s own, unless the work would have begun', () => {
  expect(hours(12)).toEqual([2, 6, 12, 24]);
  expect(hours(48)).toEqual([2, 6, 24]);
  expect(hours(48, new Date('2029-12-31T13:00:00Z'))).toEqual([]);
});

test('to work that has begun somebody is invited until it is over', () => {
  const shift = (starts_at: string, ends_at: string) => ({ starts_at, ends_at });
  const tonight = shift('2029-12-31T18:00:00Z', '2029-12-31T23:00:00Z');
  const runs = shift('2029-12-31T11:00:00Z', '2029-12-31T17:00:00Z');
  expect(latestExpiry([tonight], NOW)).toEqual({ at: new Date(tonight.starts_at), begun: false });
  expect(latestExpiry([tonight, runs], NOW)).toEqual({ at: new Date(runs.ends_at), begun: true });
});

test('an invitation ends ahead, and before its work begins', () => {
  expect(expiryProblem(null, NOW, BEGINS)).toBe('missing');
  expect(expiryProblem(NOW, NOW, BEGINS)).toBe('past');
  expect(expiryProblem(BEGINS, NOW, BEGINS)).toBeNull();
  expect(expiryProblem(new Date('2030-01-01T12:00:01Z'), NOW, BEGINS)).toBe('too_late');
});
