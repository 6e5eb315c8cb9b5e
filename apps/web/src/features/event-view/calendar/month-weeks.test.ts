import { addDays } from '@proline/domain/time/calendar-day';
import { isWeekend, weekOf } from '@proline/domain/time/calendar-week';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, barsOf, hiddenOn, shownBars, spanAt, steppedSpan, weeksOf } from './month-weeks.ts';

const event = (id: string, first_day: string, last_day: string) => ({
  id,
  first_day,
  last_day,
  starts_at: `${first_day}T09:00:00.000Z`,
});
const WEEK = weekOf('2026-12-08', 0);

test('an address names a month or a week; anything else is the month of the date filter, or this one', () => {
  const today = '2026-11-15';
  expect(spanAt({}, today)).toEqual({ kind: 'month', day: '2026-11-01' });
  expect(spanAt({}, today, '2027-03-09')).toEqual({ kind: 'month', day: '2027-03-01' });
  expect(spanAt({ month: '2027-02' }, today, '2027-03-09')).toEqual({ kind: 'month', day: '2027-02-01' });
  expect(spanAt({ month: '2026-13' }, today)).toEqual({ kind: 'month', day: '2026-11-01' });
  expect(spanAt({ month: '2027-02' }, today)).toEqual({ kind: 'month', day: '2027-02-01' });
  expect(spanAt({ week: '2026-12-08' }, today)).toEqual({ kind: 'week', day: '2026-12-08' });
  expect(spanAt({ week: 'now' }, today)).toEqual({ kind: 'week', day: today });
  expect(addressOf(spanAt({ month: '2027-02' }, today))).toEqual({ month: '2027-02' });
});

test('one step is a month or a week', () => {
  expect(steppedSpan({ kind: 'month', day: '2026-12-01' }, 1).day).toBe('2027-01-01');
  expect(steppedSpan({ kind: 'week', day: '2026-12-29' }, 1).day).toBe('2027-01-05');
  expect(steppedSpan({ kind: 'month', day: '2026-01-01' }, -1).day).toBe('2025-12-01');
});

test('weeks begin on the day that the settings say', () => {
  // 8 December 2026 is a Tuesday
  expect(weekOf('2026-12-08', 6)[0]).toBe('2026-12-05');
  expect(weekOf('2026-12-08', 0)[0]).toBe('2026-12-06');
  expect(weekOf('2026-12-08', 1)[0]).toBe('2026-12-07');
});

test('which days are the weekend follows from where the week begins', () => {
  const weekend = (start: number) => weekOf('2026-12-08', start).filter((day) => isWeekend(day, start));
  expect([weekend(6), weekend(0), weekend(1)]).toEqual([
    ['2026-12-05', '2026-12-11'],
    ['2026-12-11', '2026-12-12'],
    ['2026-12-12', '2026-12-13'],
  ]);
});

test('the weeks of a month hold each of its days once, and never more than 45 days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2400 }), fc.constantFrom(6, 0, 1), (months, start) => {
      const day = steppedMonths(months);
      const weeks = weeksOf({ kind: 'month', day }, start);
      const days = weeks.flat();
      expect(new Set(days).size).toBe(days.length);
      expect(days.length).toBeLessThanOrEqual(45);
      expect(days).toContain(day);
      expect(days.filter((one) => one.startsWith(day.slice(0, 7))).length).toBeGreaterThanOrEqual(28);
      expect(weeks[0]).toContain(day);
      expect(weeks.at(-1)?.some((one) => one.startsWith(day.slice(0, 7)))).toBe(true);
    }),
  );
});
const steppedMonths = (months: number) =>
  `${1950 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;

test('a bar lies over its days, and says where it comes from and goes on', () => {
  const [bar] = barsOf([event('a', '2026-12-01', '2026-12-07')], WEEK);
  expect(bar).toMatchObject({ from: 0, to: 1, lane: 0, beganBefore: true, goesOn: false });
  const [long] = barsOf([event('a', '2026-12-12', '2026-12-14')], WEEK);
  expect(long).toMatchObject({ from: 6, to: 6, beganBefore: false, goesOn: true });
  expect(barsOf([event('a', '2026-12-13', '2026-12-14')], WEEK)).toEqual([]);
});

test('what has no line is counted on each of its days', () => {
  const events = ['a', 'b', 'c', 'd'].map((id) => event(id, '2026-12-07', id === 'd' ? '2026-12-07' : '2026-12-08'));
  const bars = barsOf(events, WEEK);
  const shown = shownBars(bars, 2);
  expect([0, 1, 2, 3].map((place) => hiddenOn(bars, shown, place))).toEqual([0, 2, 1, 0]);
});

test('the only one without a line takes the place of the words for it', () => {
  const bars = barsOf(
    ['a', 'b', 'c'].map((id) => event(id, '2026-12-07', '2026-12-08')),
    WEEK,
  );
  const shown = shownBars(bars, 2);
  expect(shown.map(({ lane }) => lane)).toEqual([0, 1, 2]);
  expect(hiddenOn(bars, shown, 1)).toBe(0);
});

test('no two bars on one line touch the same day, and every event has its bar', () => {
  const events = fc.array(fc.tuple(fc.integer({ min: -5, max: 9 }), fc.integer({ min: 0, max: 12 })), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(events, (spans) => {
      const all = spans.map(([start, length], index) => {
        const first = addDays('2026-12-06', start);
        return event(String(index), first, addDays(first, length));
      });
      const bars = barsOf(all, WEEK);
      expect(bars.length).toBe(
        all.filter((one) => one.first_day <= '2026-12-12' && one.last_day >= '2026-12-06').length,
      );
      for (const shown of [bars, ...[1, 2, 3].map((lanes) => shownBars(bars, lanes))])
        for (const a of shown)
          for (const b of shown) expect(a !== b && a.lane === b.lane && a.from <= b.to && b.from <= a.to).toBe(false);
    }),
  );
});
