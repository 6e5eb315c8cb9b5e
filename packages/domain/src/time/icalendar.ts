/** One booking in somebody's calendar. */
export type CalendarEntry = {
  /** the same whenever the calendar is read, so that a program replaces what it knows */
  readonly uid: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
};

const LINE_BYTES = 75;

/** As RFC 5545 (3.3.11) writes text: a comma, a semicolon or a line break would end it. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // nothing else below a space may stand in a calendar
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const bytesOf = (character: string): number => {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
};

/** Lines of at most 75 bytes (3.1); what goes on begins with a space. No character is cut in two. */
const folded = (line: string): string => {
  let used = 0;
  let out = '';
  for (const character of line) {
    const bytes = bytesOf(character);
    if (used + bytes > LINE_BYTES) {
      out += '\r\n ';
      used = 1;
    }
    out += character;
    used += bytes;
  }
  return out;
};

/** Moments are written in UTC: every program shows them by its own clock, and no rule of a zone has to travel along. */
const moment = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');

/** A calendar by RFC 5545. `now`: when it was made. */
export const icalendar = (name: string, entries: readonly CalendarEntry[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Proline//Staff schedule//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `UID:${escaped(entry.uid)}`,
      `DTSTAMP:${moment(now)}`,
      `DTSTART:${moment(entry.starts_at)}`,
      `DTEND:${moment(entry.ends_at)}`,
      `SUMMARY:${escaped(entry.summary)}`,
      ...(entry.location === '' ? [] : [`LOCATION:${escaped(entry.location)}`]),
      ...(entry.description === '' ? [] : [`DESCRIPTION:${escaped(entry.description)}`]),
      'STATUS:CONFIRMED',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
