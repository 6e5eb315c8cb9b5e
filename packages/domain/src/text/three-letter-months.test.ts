import { expect, test } from 'vitest';
import { threeLetterMonths } from './three-letter-months.ts';

test('every short month of English dates has three letters', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    threeLetterMonths(
      new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month, 15))),
    ),
  );
  expect(months.map(({ length }) => length)).toEqual(Array.from({ length: 12 }, () => 3));
  expect(threeLetterMonths('29 Sept 2025 – 2 Sept 2026')).toBe('29 Sep 2025 – 2 Sep 2026');
  expect(threeLetterMonths('September')).toBe('September');
});
