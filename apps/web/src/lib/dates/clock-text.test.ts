import { expect, test } from 'vitest';
import { clockToMinutes, minutesToClock } from './clock-text.ts';

test('a time of day however it is typed', () => {
  const times = [
    '7',
    '07',
    '730',
    '0730',
    '7:30',
    '07.30',
    '19',
    '1930',
    '7pm',
    '12 am',
    '12:15 p.m.',
    '٧:٣٠',
    '7م',
    '24',
    '0',
  ];
  expect(times.map(clockToMinutes)).toEqual([420, 420, 450, 450, 450, 450, 1140, 1170, 1140, 0, 735, 450, 1140, 0, 0]);
});

test('what is no time of day', () => {
  expect(['', '25', '7:60', '24:01', 'x', '13pm', '0pm', '12345', '-1'].map(clockToMinutes)).toEqual(
    Array.from({ length: 9 }, () => null),
  );
});

test('every minute of the day is read as it is written', () => {
  for (let minute = 0; minute < 1_440; minute += 1) expect(clockToMinutes(minutesToClock(minute))).toBe(minute);
});
