import { expect, test } from 'vitest';
import { daysBetween, hijriDate, longDate, timeAgo, timeOfDay } from './dates.ts';

const day = new Date('2025-11-16T09:00:00Z');

test('the date line: Gregorian, then Umm al-Qura', () => {
  expect([longDate('en', day), hijriDate('en', day)]).toEqual(['Sunday 16 November 2025', '25 Jumada I 1447']);
  expect([longDate('ar', day), hijriDate('ar', day)]).toEqual(['الأحد 16 نوفمبر 2025', '25 جمادى الأولى 1447']);
});

test('how long ago, in the largest whole unit', () => {
  const now = day.getTime();
  const ago = (ms: number) => timeAgo('en', now - ms, now);
  expect([ago(59_000), ago(60_000), ago(3_599_000), ago(7_200_000), ago(180_000_000)]).toEqual([
    null,
    '1 min ago',
    '59 min ago',
    '2 hr ago',
    '2 days ago',
  ]);
});

test('days are counted by the midnights of the event, not of the reader', () => {
  const from = new Date('2025-11-16T20:30:00Z');
  const to = new Date('2025-11-16T21:30:00Z');
  expect(daysBetween(from, to, 'Asia/Riyadh')).toBe(1);
  expect(daysBetween(from, to, 'UTC')).toBe(0);
});

test('times have 24 hours', () => {
  expect(timeOfDay('en', new Date('2025-11-16T20:59:00Z'), 'Asia/Riyadh')).toBe('23:59');
  expect(timeOfDay('ar', new Date('2025-11-16T21:05:00Z'), 'Asia/Riyadh')).toBe('00:05');
});
