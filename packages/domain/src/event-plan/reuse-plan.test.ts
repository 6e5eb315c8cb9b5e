import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../time/calendar-day.ts';
import { emptyPlan, type EventPlan } from './plan.ts';
import {
  firstDayOf,
  firstDayProblem,
  reschedulePlan,
  nextFirstDay,
  REUSED_PARTS,
  reusePlan,
  takeOverParts,
  type ReusedPart,
} from './reuse-plan.ts';
import { shiftMinutes } from '../time/shift-times.ts';

const empty = emptyPlan('Africa/Cairo', 'EGP');
const plan: EventPlan = {
  ...empty,
  stepOne: {
    ...empty.stepOne,
    title_en: 'Book Fair',
    starts: { day: '2026-11-18', minutes: 540 },
    ends: { day: '2026-11-20', minutes: 120 },
  },
  stepTwo: {
    ...empty.stepTwo,
    shifts: [
      { key: 'a', work_date: '2026-11-18', starts: 540, ends: 1_020, break_minutes: 30, arrival_minutes: 15 },
      { key: 'b', work_date: '2026-11-19', starts: 1_080, ends: 120, break_minutes: 0, arrival_minutes: 0 },
    ],
    application_deadline: { day: '2026-11-10', minutes: 1_439 },
  },
  stepThreeTeam: {
    leaders: [{ leader_id: 'reem', scope: 'shift', of: 'a', pay_minor: null }],
    invited: ['hala'],
    excluded: ['omar'],
  },
};

test('every date moves as far as the first one, times and all else stay', () => {
  expect(reschedulePlan(plan, '2027-03-01')).toEqual({
    ...plan,
    stepOne: {
      ...plan.stepOne,
      starts: { day: '2027-03-01', minutes: 540 },
      ends: { day: '2027-03-03', minutes: 120 },
    },
    stepTwo: {
      ...plan.stepTwo,
      shifts: plan.stepTwo.shifts.map((shift, n) => ({ ...shift, work_date: n === 0 ? '2027-03-01' : '2027-03-02' })),
      application_deadline: { day: '2027-02-21', minutes: 1_439 },
    },
  });
});

describe('the first day', () => {
  test('is the start', () => expect(firstDayOf(plan)).toBe('2026-11-18'));
  test('without one it is that of the earliest shift, wherever that stands in the list', () => {
    const [a, b] = plan.stepTwo.shifts;
    const shifts = b && a ? [b, a] : [];
    const draft = { ...plan, stepOne: { ...plan.stepOne, starts: null }, stepTwo: { ...plan.stepTwo, shifts } };
    expect(firstDayOf(draft)).toBe('2026-11-18');
  });
  test('and a plan without dates has none, and stays as it is', () => {
    expect(firstDayOf(empty)).toBeNull();
    expect(reschedulePlan(empty, '2027-01-01')).toEqual(empty);
  });
});

test('a new event asks nobody who was asked for the old one; leaders and who is not to come stay', () => {
  expect(reusePlan(plan, '2027-03-01').stepThreeTeam).toEqual({ ...plan.stepThreeTeam, invited: [] });
});

describe('taking over parts', () => {
  const own: EventPlan = {
    ...empty,
    stepOne: { ...empty.stepOne, title_en: 'Film Night', city: 'Cairo' },
    stepTwo: { ...empty.stepTwo, uniform: 'Black suit' },
    stepFour: { ...empty.stepFour, leader_rate_minor: 70_000 },
  };
  const take = (draft: EventPlan, ...parts: ReusedPart[]) =>
    takeOverParts(draft, { from: plan, to: '2027-03-01', parts: new Set(parts) });
  const moved = reusePlan(plan, '2027-03-01');

  test('all of them make the whole plan', () => expect(take(own, ...REUSED_PARTS)).toEqual(moved));

  test('only what was chosen comes, and the rest of the draft stays', () => {
    const taken = take(own, 'shifts');
    expect(taken.stepTwo).toEqual({
      ...own.stepTwo,
      shifts: moved.stepTwo.shifts,
      application_deadline: moved.stepTwo.application_deadline,
    });
    expect([taken.stepOne.title_en, taken.stepFour]).toEqual(['Film Night', own.stepFour]);
    expect(take(own, 'requirements').stepTwo.uniform).toBe('');
  });

  test('dates that the draft has stay, also when there is no end yet', () => {
    const starts = { day: '2027-03-01', minutes: 600 };
    const dated = { ...own, stepOne: { ...own.stepOne, starts } };
    expect(take(dated, ...REUSED_PARTS).stepOne).toMatchObject({ title_en: 'Book Fair', starts, ends: null });
    expect(take(own, 'pay').stepOne).toMatchObject({ starts: moved.stepOne.starts, ends: moved.stepOne.ends });
  });

  test('a leader of a shift that is not taken leads the whole event', () => {
    expect(take(own, 'team').stepThreeTeam.leaders).toMatchObject([{ leader_id: 'reem', scope: 'event', of: null }]);
    expect(take(own, 'team', 'shifts').stepThreeTeam.leaders).toEqual(plan.stepThreeTeam.leaders);
  });
});

test('moving there and back changes nothing, and distances stay whatever the distance', () => {
  const anyDay = fc.integer({ min: -20_000, max: 20_000 }).map((days) => addDays('2026-11-18', days));
  fc.assert(
    fc.property(anyDay, (to) => {
      const moved = reschedulePlan(plan, to);
      expect(firstDayOf(moved)).toBe(to);
      expect(reschedulePlan(moved, '2026-11-18')).toEqual(plan);
      const lastShift = moved.stepTwo.shifts.at(-1)?.work_date ?? '';
      expect(daysBetween(to, lastShift)).toBe(1);
    }),
  );
});

test('in a night when clocks change the shift keeps its clock times, and is an hour shorter', () => {
  // Cairo goes forward at midnight before 30 April 2027
  const [, night] = reschedulePlan(plan, '2027-04-28').stepTwo.shifts;
  expect(night).toMatchObject({ work_date: '2027-04-29', starts: 1_080, ends: 120 });
  expect(night && shiftMinutes(night, 'Africa/Cairo')).toBe(7 * 60);
});

test('a copy is proposed for the same weekday, after the event and after today', () => {
  // 2026-11-18 is a Wednesday
  expect(nextFirstDay('2026-11-18', '2026-11-15')).toBe('2026-11-25');
  expect(nextFirstDay('2026-11-18', '2026-11-18')).toBe('2026-11-25');
  expect(nextFirstDay('2026-11-18', '2026-11-24')).toBe('2026-11-25');
  expect(nextFirstDay('2026-11-18', '2026-11-25')).toBe('2026-12-02');
  expect(nextFirstDay('2025-03-05', '2026-11-15')).toBe('2026-11-18');
});

test('the first day has to be there and not over', () => {
  expect(firstDayProblem('', '2026-11-15')).toBe('first_day_required');
  expect(firstDayProblem('2026-11-14', '2026-11-15')).toBe('first_day_past');
  expect(firstDayProblem('2026-11-15', '2026-11-15')).toBeUndefined();
});
