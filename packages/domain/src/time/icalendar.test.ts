import fc from 'fast-check';
import { expect, test } from 'vitest';
import { icalendar, type CalendarEntry } from './icalendar.ts';

const NOW = new Date('2026-11-18T07:00:00Z');
const entry = (values: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'a@proline',
  starts_at: new Date('2030-01-01T06:00:00Z'),
  ends_at: new Date('2030-01-01T14:30:00Z'),
  summary: 'Lantern Festival',
  location: '',
  description: '',
  ...values,
});

const bytes = (text: string) => Buffer.byteLength(text);
const linesOf = (text: string) => text.split('\r\n').slice(0, -1);
/** As a reading program does it. */
const unfolded = (text: string) => linesOf(text.replaceAll('\r\n ', ''));
const valueOf = (text: string, name: string) =>
  unfolded(text)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replaceAll(/\\([\\;,n])/g, (_all, what: string) => (what === 'n' ? '\n' : what));

test('moments are in UTC, lines end as the standard says', () => {
  const text = icalendar('Proline', [entry()], NOW);
  expect(unfolded(text)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Proline//Staff schedule//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Proline',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'BEGIN:VEVENT',
    'UID:a@proline',
    'DTSTAMP:20261118T070000Z',
    'DTSTART:20300101T060000Z',
    'DTEND:20300101T143000Z',
    'SUMMARY:Lantern Festival',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('what somebody wrote ends no line and begins no other', () => {
  const summary = 'Gala; dinner, \\ ball\r\nEND:VCALENDAR\nDTSTART:19700101T000000Z';
  const text = icalendar('Proline', [entry({ summary })], NOW);
  expect(unfolded(text).filter((line) => line.startsWith('DTSTART'))).toHaveLength(1);
  expect(unfolded(text).filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
  expect(valueOf(text, 'SUMMARY')).toBe(summary.replace('\r\n', '\n'));
});

test('no line is longer than 75 bytes, no character is cut, and nothing is lost', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'ب', '🎪', ',', ';', '\\', '\n', ' '), maxLength: 200 });
  fc.assert(
    fc.property(words, words, (summary, description) => {
      const text = icalendar('Proline', [entry({ summary, description, location: 'x' })], NOW);
      for (const line of linesOf(text)) {
        expect(bytes(line)).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
      }
      expect(valueOf(text, 'SUMMARY')).toBe(summary);
      expect(valueOf(text, 'DESCRIPTION') ?? '').toBe(description);
    }),
  );
});
