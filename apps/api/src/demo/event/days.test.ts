import { expect, test } from 'vitest';
import { moment } from '../engine/copy.ts';
import { dayIn, isoDay, momentIn, weekday } from './days.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 86_400_000;
const iso = (atMs: number) => new Date(atMs).toISOString();

test.each([
  ['Asia/Riyadh', '2026-11-15', 9 * 60, '2026-11-15T06:00:00.000Z'],
  ['Asia/Dubai', '2026-11-15', 30, '2026-11-14T20:30:00.000Z'],
  ['Africa/Cairo', '2026-01-15', 9 * 60, '2026-01-15T07:00:00.000Z'],
  ['Africa/Cairo', '2026-07-15', 9 * 60, '2026-07-15T06:00:00.000Z'],
  // on the last Friday of April Cairo goes from 00:00 straight to 01:00
  ['Africa/Cairo', '2026-04-24', 2 * 60, '2026-04-23T23:00:00.000Z'],
  ['Africa/Cairo', '2026-04-23', 23 * 60, '2026-04-23T21:00:00.000Z'],
])('in %s on %s at minute %i it is %s', (zone, date, minutes, expected) => {
  expect(iso(momentIn(zone, day(date), minutes))).toBe(expected);
  expect(isoDay(dayIn(zone, Date.parse(expected)))).toBe(date);
});

test('a day begins when it begins there', () => {
  expect(isoDay(dayIn('Asia/Riyadh', Date.parse('2026-11-15T20:59:59Z')))).toBe('2026-11-15');
  expect(isoDay(dayIn('Asia/Riyadh', Date.parse('2026-11-15T21:00:00Z')))).toBe('2026-11-16');
});

test('weekdays count from Sunday', () => {
  expect(weekday(day('2026-11-15'))).toBe(0);
  expect(weekday(day('2026-11-20'))).toBe(5);
});

test('a moment is written for COPY to the second', () => {
  expect(moment(Date.parse('2026-11-15T06:07:08.999Z'))).toBe('2026-11-15 06:07:08+00');
});
