import { expect, test } from 'vitest';
import { expiryProblem, presetsFor } from './invite-until.ts';

const NOW = new Date('2029-12-31T12:00:00Z');
const BEGINS = new Date('2030-01-01T12:00:00Z');
const hours = (standard: number, begins = BEGINS) => presetsFor(NOW, standard, begins).map((one) => one.hours);

test('the usual times and the organization’s own, unless the work would have begun', () => {
  expect(hours(12)).toEqual([2, 6, 12, 24]);
  expect(hours(48)).toEqual([2, 6, 24]);
  expect(hours(48, new Date('2029-12-31T13:00:00Z'))).toEqual([]);
});

test('an invitation ends ahead, and before its work begins', () => {
  expect(expiryProblem(null, NOW, BEGINS)).toBe('missing');
  expect(expiryProblem(NOW, NOW, BEGINS)).toBe('past');
  expect(expiryProblem(BEGINS, NOW, BEGINS)).toBeNull();
  expect(expiryProblem(new Date('2030-01-01T12:00:01Z'), NOW, BEGINS)).toBe('too_late');
});
