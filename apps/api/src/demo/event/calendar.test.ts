import { expect, test } from 'vitest';
import { planCalendar } from './calendar.ts';
import { dayIn } from './days.ts';
import { OFFICE_ZONE } from './places.ts';
import { at } from '../engine/random.ts';
import { DEFAULT_SIZE, refuseSize } from '../engine/size.ts';
import { planVolumes } from '../engine/volumes.ts';

const now = Date.parse('2026-11-15T09:20:00Z');
const today = dayIn(OFFICE_ZONE, now);
const plans = planCalendar(7, DEFAULT_SIZE, now);
const volumes = planVolumes(plans, DEFAULT_SIZE);

test('the same seed plans the same events', () => {
  expect(planCalendar(7, DEFAULT_SIZE, now)).toEqual(plans);
  expect(planCalendar(8, DEFAULT_SIZE, now)).not.toEqual(plans);
});

test('events come in the order in which they start', () => {
  const days = plans.map(({ first_day }) => first_day);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
});

test('statuses fit the calendar', () => {
  const last = (plan: (typeof plans)[number]) => plan.first_day + plan.days - 1;
  const of = (status: string) => plans.filter((plan) => plan.status === status);
  expect(plans).toHaveLength(DEFAULT_SIZE.events);
  expect(of('completed').every((plan) => last(plan) <= today - 2)).toBe(true);
  expect(of('in_progress').every((plan) => plan.first_day < today)).toBe(true);
  expect(of('in_progress').some((plan) => last(plan) > today)).toBe(true);
  expect(of('published').every((plan) => plan.first_day > today)).toBe(true);
  expect(of('draft').every((plan) => plan.first_day > today && plan.weight === 0)).toBe(true);
});

test('weeks follow the trend, without holes', () => {
  const weeks = Array.from({ length: 60 }, () => 0);
  for (const { first_day, days, weight, status } of plans) {
    if (status !== 'completed' && status !== 'in_progress') continue;
    for (let day = first_day; day < Math.min(first_day + days, today); day++) {
      const week = Math.floor((today - day) / 7);
      if (week < weeks.length) weeks[week] = at(weeks, week) + weight / days;
    }
  }
  weeks.forEach((load, week) => {
    const expected = 2 ** ((-week * 7) / 365);
    expect(load / expected).toBeGreaterThan(0.4);
    expect(load / expected).toBeLessThan(1.5);
  });
});

test('assignments and people add up to what was asked for', () => {
  const seats = volumes.reduce((sum, volume) => sum + volume.seats, 0);
  expect(seats * 1.1).toBeCloseTo(DEFAULT_SIZE.assignments, 0);
  const paid = volumes.reduce(
    (sum, { people }, position) => sum + (plans[position]?.status === 'completed' ? people : 0),
    0,
  );
  expect(paid / DEFAULT_SIZE.transfers).toBeCloseTo(0.95, 1);
});

test.each([
  [{ ...DEFAULT_SIZE, events: 19 }, 'At least 20'],
  [{ ...DEFAULT_SIZE, ushers: 99 }, 'between 100'],
  [{ ...DEFAULT_SIZE, assignments: 2_000 }, 'between 10 and 1,500'],
  [{ ...DEFAULT_SIZE, transfers: 28_000 }, 'between 36 and 55'],
  [{ ...DEFAULT_SIZE, ushers: 900 }, 'one usher for 10 transfers'],
])('a size that makes no agency is refused: %j', (size, message) => {
  expect(refuseSize(size)).toContain(message);
  expect(refuseSize(DEFAULT_SIZE)).toBeNull();
});
