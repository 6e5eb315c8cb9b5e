import { expect, test } from 'vitest';
import {
  dayRange,
  daysBetween,
  hijriDate,
  longDate,
  mediumDate,
  relativeDays,
  shortDate,
  timeAgo,
  moment,
  timeOfDay,
  timesBetween,
  weekdayDate,
  weekdayRange,
} from './dates.ts';
import { writeRecordsZone, zoneNote } from './zones.ts';

const day = new Date('2025-11-16T09:00:00Z');

test('the date line: Gregorian, then Umm al-Qura', () => {
  expect([longDate('en', day), hijriDate('en', day)]).toEqual(['Sunday 16 November 2025', '25 Jumada I 1447']);
  expect([longDate('ar', day), hijriDate('ar', day)]).toEqual(['الأحد 16 نوفمبر 2025', '25 جمادى الأولى 1447']);
});

test('September has three letters like every other month', () => {
  const september = new Date('2025-09-29T09:00:00Z');
  const [range, days] = [dayRange('en', september, day), weekdayRange('en', september, day)];
  expect([shortDate('en', september), mediumDate('en', september), range, days].join(' | ')).toBe(
    '29 Sep | 29 Sep 2025 | 29 Sep – 16 Nov 2025 | Mon 29 Sep – Sun 16 Nov 2025',
  );
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

test('how many days from now: at their end, not within them', () => {
  expect([-1, 0, 1, 3, 24, 100].map((days) => relativeDays('ar', days))).toEqual([
    'أمس',
    'اليوم',
    'غدًا',
    'بعد 3 أيام',
    'بعد 24 يومًا',
    'بعد 100 يوم',
  ]);
  expect(relativeDays('en', 24)).toBe('in 24 days');
});

test('days are counted by the midnights of the event, not of the reader', () => {
  const from = new Date('2025-11-16T20:30:00Z');
  const to = new Date('2025-11-16T21:30:00Z');
  expect(daysBetween(from, to, 'Asia/Riyadh')).toBe(1);
  expect(daysBetween(from, to, 'UTC')).toBe(0);
});

test('times have 24 hours', () => {
  expect(timeOfDay('en', new Date('2025-11-16T20:59:00Z'), 'Asia/Riyadh')).toMatch(/^23:59/);
  expect(timeOfDay('ar', new Date('2025-11-16T21:05:00Z'), 'Asia/Riyadh')).toMatch(/^00:05/);
});

test('a zone is named exactly when the reader has another time', () => {
  const note = (zone: string, reader: string) => zoneNote('en', day, zone, reader);
  expect(note('Asia/Riyadh', 'Asia/Riyadh')).toBe('');
  expect(note('Asia/Riyadh', 'Asia/Kuwait')).toBe('');
  expect(note('Asia/Riyadh', 'Africa/Cairo')).toBe('\u00a0GMT+3');
  // in summer Cairo's clocks show Riyadh's time
  expect(zoneNote('en', new Date('2026-07-01T09:00:00Z'), 'Asia/Riyadh', 'Africa/Cairo')).toBe('');
});

test('records are written in the organization’s time zone, events in their own, both with the zone once', () => {
  const evening = new Date('2025-11-16T22:30:00Z');
  const end = new Date('2025-11-17T01:00:00Z');
  const reader = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const noted = (zone: string) => zoneNote('en', evening, zone, reader);
  writeRecordsZone('Asia/Dubai');
  expect(moment('en', evening)).toBe(`17 Nov 2025 02:30${noted('Asia/Dubai')}`);
  expect(moment('en', evening, 'Africa/Cairo')).toBe(`17 Nov 2025 00:30${noted('Africa/Cairo')}`);
  expect(timesBetween('en', evening, end, 'Africa/Cairo')).toBe(`00:30–03:00${noted('Africa/Cairo')}`);
  // midnight has passed in Dubai, but not where the reader is
  const late = new Date('2025-11-16T20:30:00Z');
  expect([longDate('en', late), mediumDate('en', late), shortDate('en', late), dayRange('en', late, late)]).toEqual([
    'Monday 17 November 2025',
    '17 Nov 2025',
    '17 Nov',
    '17 Nov 2025',
  ]);
  writeRecordsZone('Asia/Riyadh');
});

test('a weekday and its date, in the time zone of the place, with the year when it is another one', () => {
  const year = new Date().getFullYear();
  const evening = new Date(Date.UTC(year, 10, 18, 22));
  const next = new Date(Date.UTC(year + 1, 10, 18, 12));
  expect(weekdayDate('en', evening, 'Asia/Riyadh')).toMatch(/^[A-Z][a-z]{2} 19 Nov$/);
  expect(weekdayDate('en', evening, 'UTC')).toMatch(/^[A-Z][a-z]{2} 18 Nov$/);
  expect(weekdayDate('en', next, 'UTC')).toBe(`${weekdayDate('en', next, 'UTC').slice(0, 3)} 18 Nov ${year + 1}`);
  expect(weekdayDate('ar', evening, 'UTC')).not.toMatch(/[،,]/);
});

test('days from and to say the month once where it is the same', () => {
  const on = (month: number, date: number) => new Date(Date.UTC(2027, month, date, 12));
  const days = (from: Date, to: Date) => dayRange('en', from, to, 'UTC');
  expect([days(on(1, 18), on(1, 20)), days(on(1, 18), on(1, 18)), days(on(10, 30), on(11, 1))]).toEqual([
    '18–20 Feb 2027',
    '18 Feb 2027',
    '30 Nov – 1 Dec 2027',
  ]);
  expect(dayRange('ar', on(1, 18), on(1, 20), 'UTC')).toMatch(/^\D*18–20 فبراير 2027$/);
  expect(weekdayRange('en', on(1, 18), on(1, 20), 'UTC')).toBe('Thu 18 – Sat 20 Feb 2027');
  expect(weekdayRange('en', on(10, 30), on(11, 1), 'UTC')).toBe('Tue 30 Nov – Wed 1 Dec 2027');
  expect(weekdayRange('en', on(1, 18), on(1, 18), 'UTC')).toBe('Thu 18 Feb 2027');
  expect(weekdayRange('ar', on(1, 18), on(1, 20), 'UTC')).toBe('الخميس 18 – السبت 20 فبراير 2027');
});
