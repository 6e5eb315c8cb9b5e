import { addDays } from '@proline/domain/time/calendar-day';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { dayText, readDay, readWholeDay } from './day-text.ts';
import { writeNumerals } from '../texts/plural-text.ts';

const today = '2026-11-16';

test.each([
  ['2026-11-18', '2026-11-18'],
  ['18/11/2026', '2026-11-18'],
  ['18.11.2026', '2026-11-18'],
  ['18-11-26', '2026-11-18'],
  ['18112026', '2026-11-18'],
  ['8/1', '2026-01-08'],
  ['18 Nov 2026', '2026-11-18'],
  ['18november', '2026-11-18'],
  ['3 sept 27', '2027-09-03'],
  ['١٨/١١/٢٠٢٦', '2026-11-18'],
  ['١٨ نوفمبر ٢٠٢٦', '2026-11-18'],
  ['\u200f18\u200f/11\u200f/2026', '2026-11-18'],
  ['18 تشرين الثاني 2026', '2026-11-18'],
  ['5 أيار', '2026-05-05'],
  ['29 feb 2028', '2028-02-29'],
])('%s is %s', (text, day) => {
  expect(readDay(text, { today })).toBe(day);
});

test.each([
  '',
  'soon',
  '31/11/2026',
  '29/2/2027',
  '18/13/2026',
  '18/11/202',
  '18 j 2026',
  '0/1/2026',
  '18',
  '18/11/1448',
])('%s is no day', (text) => {
  expect(readDay(text, { today })).toBeNull();
});

test('without a year it is the first one that is not too early', () => {
  expect(readDay('3 feb', { today })).toBe('2026-02-03');
  expect(readDay('3 feb', { today, earliest: today })).toBe('2027-02-03');
  expect(readDay('16 nov', { today, earliest: today })).toBe(today);
});

test('a year that is still being typed is waited for', () => {
  expect(['18/11/2', '18/11/20', '18/11/202', '18/11/2026'].map(readWholeDay)).toEqual([
    null,
    null,
    null,
    '2026-11-18',
  ]);
});

afterEach(() => writeNumerals('latn'));

test('whatever the app writes it reads again, in both languages and digits', () => {
  const days = fc.integer({ min: 0, max: 100_000 }).map((days) => addDays('1900-01-01', days));
  const styles = fc.tuple(
    fc.constantFrom('en' as const, 'ar' as const),
    fc.constantFrom('latn' as const, 'arab' as const),
  );
  fc.assert(
    fc.property(days, styles, (day, [language, numerals]) => {
      writeNumerals(numerals);
      expect(readWholeDay(dayText(language, day))).toBe(day);
    }),
  );
});
