import { expect, test } from 'vitest';
import { workTimeOf } from './work-time.ts';

test('the past comes first for whoever has nothing ahead', () => {
  expect(workTimeOf(undefined, { ahead: 0, past: 3 })).toBe('past');
  expect(workTimeOf(undefined, { ahead: 1, past: 3 })).toBe('ahead');
  expect(workTimeOf(undefined, { ahead: 0, past: 0 })).toBe('ahead');
  expect(workTimeOf(undefined, undefined)).toBe('ahead');
  expect(workTimeOf('ahead', { ahead: 0, past: 3 })).toBe('ahead');
});
