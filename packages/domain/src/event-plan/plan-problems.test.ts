import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planForecast } from './money/plan-forecast.ts';
import { planProblems, isPublishable, problemsByStep } from './plan-problems.ts';
import { PLAN_STEPS, type EventPlan } from './plan.ts';
import { around, changed, empty, good, north, ofNorth, shift, type Change } from './testing/good-plan.ts';
import { addDays } from '../time/calendar-day.ts';

const event = { leader_id: 'reem', scope: 'event', of: null, pay_minor: 90_000 } as const;
const UNPAID = 'stepFour.leader_rate_minor leader_unpaid?';
const codes = (change: Change) =>
  planProblems(changed(change), around).map(
    ({ step, field, code, blocking }) => `${step}.${field} ${code}${blocking ? '' : '?'}`,
  );

test('nothing is wrong with a good draft, and everything is missing in an empty one', () => {
  expect(planProblems(good, around)).toEqual([]);
  expect(isPublishable([])).toBe(true);
  expect(problemsByStep(planProblems(empty, around))).toEqual({
    stepOne: 7,
    stepTwo: 1,
    stepThree: 1,
    stepThreeTeam: 1,
    stepThreeZones: 0,
    stepFour: 0,
  });
});

describe('each mistake is told at its field', () => {
  test.each<[string, Change, string[]]>([
    ['a short title', { stepOne: { title_en: 'ab' } }, ['stepOne.title_en too_short']],
    ['a huge title', { stepOne: { title_ar: 'م'.repeat(4_000_000) } }, ['stepOne.title_ar too_long']],
    ['an unknown category', { stepOne: { category_id: 'old' } }, ['stepOne.category_id unknown_category']],
    [
      'an end before the start',
      { stepOne: { ends: { day: '2026-12-18', minutes: 0 } }, stepTwo: { shifts: good.stepTwo.shifts } },
      [
        'stepOne.ends ends_before_start',
        'stepTwo.shifts.0.work_date shift_outside_event',
        'stepTwo.shifts.1.work_date shift_outside_event',
      ],
    ],
    ['61 days', { stepOne: { ends: { day: addDays('2026-12-18', 60), minutes: 60 } } }, ['stepOne.ends too_many_days']],
    ['a past date', { stepOne: { starts: { day: '2026-11-15', minutes: 60 } } }, ['stepOne.starts in_the_past']],
    ['a place without clocks', { stepOne: { time_zone: 'Mars/Base' } }, ['stepOne.time_zone unknown_zone']],
    [
      'a short shift',
      { stepTwo: { shifts: [shift('a', 0, 960, 1_019), shift('b', 1)] } },
      ['stepTwo.shifts.0.ends shift_length'],
    ],
    [
      'staggered shifts: nothing',
      { stepTwo: { shifts: [shift('a', 0), shift('b', 1), shift('c', 0, 22 * 60, 23 * 60)] } },
      [],
    ],
    [
      'one leader of two shifts at once',
      {
        stepTwo: { shifts: [shift('a', 0), shift('b', 1), shift('c', 0, 22 * 60, 23 * 60)] },
        stepThreeTeam: {
          leaders: ['a', 'b', 'c'].map((of) => ({ leader_id: 'reem', scope: 'shift', of, pay_minor: 9 })),
        },
      },
      ['stepThreeTeam.leaders.2.of leads_overlap'],
    ],
    [
      'a thousand shifts',
      { stepTwo: { shifts: Array.from({ length: 1_000 }, (_, n) => shift(['a', 'b'][n] ?? `s${n}`, 0)) } },
      ['stepTwo.shifts too_many_shifts'],
    ],
    [
      'a deadline after the start',
      { stepTwo: { application_deadline: { day: '2026-12-19', minutes: 0 } } },
      ['stepTwo.application_deadline deadline_too_late'],
    ],
    ['nobody', { stepThree: { needs: [] }, stepThreeZones: { places: [] } }, ['stepThree.needs nobody_needed']],
    [
      'a shift that is gone',
      { stepTwo: { shifts: [shift('a', 0)] } },
      ['stepThree.needs.1.shift unknown_shift', 'stepThreeZones.places.1 unknown_place'],
    ],
    ['a phone without its country', { stepOne: { contact_phone: '055' } }, ['stepOne.contact_phone phone_format']],
    [
      'a lead of no zone',
      { stepThreeTeam: { leaders: [{ ...ofNorth, of: 'x' }] } },
      ['stepThreeTeam.leaders.0.of unknown_scope'],
    ],
    [
      'a leader of a shift who is said to lead a zone',
      { stepThreeTeam: { leaders: [{ ...ofNorth, of: 'a' }] } },
      ['stepThreeTeam.leaders.0.of unknown_scope'],
    ],
    [
      'a role that is named twice and wanted too often',
      { stepThree: { needs: [...good.stepThree.needs, { shift: 'a', type_id: 'usher', headcount: 990 }] } },
      [
        'stepThree.needs headcount_range',
        'stepThreeTeam.leaders too_few_leaders?',
        'stepThreeZones.places some_unzoned?',
        'stepFour.budget over_budget',
      ],
    ],
    [
      'a pending leader',
      { stepThreeTeam: { leaders: [{ leader_id: 'sami', scope: 'event', of: null, pay_minor: 9 }] } },
      ['stepThreeTeam.leaders.0.leader_id leader_not_approved'],
    ],
    [
      'a busy leader',
      { stepThreeTeam: { leaders: [{ leader_id: 'omar', scope: 'event', of: null, pay_minor: 9 }] } },
      ['stepThreeTeam.leaders.0.leader_id leader_busy'],
    ],
    [
      'invited and excluded',
      { stepThreeTeam: { invited: ['x'], excluded: ['x'] } },
      ['stepThreeTeam.invited.0 invited_and_excluded'],
    ],
    [
      'zones that hold too many',
      { stepThreeZones: { places: [{ zone: 'n', shift: 'a', type_id: 'usher', headcount: 11 }] } },
      ['stepThreeZones.places zones_overfilled', 'stepThreeZones.places some_unzoned?'],
    ],
    [
      'one zone with a leader of its own, one without',
      { stepThreeTeam: { leaders: [ofNorth] }, stepThreeZones: { zones: [north, { ...north, key: 's', code: 'S' }] } },
      ['stepThreeZones.zones.1.leader zone_without_leader?'],
    ],
    ['a city that nobody knows', { stepOne: { city: 'Riyad' } }, ['stepOne.city unknown_city?']],
    ['pay of another country', { stepOne: { city: 'Doha' } }, ['stepFour.currency foreign_currency?']],
    ['an unpaid leader', { stepThreeTeam: { leaders: [{ ...event, pay_minor: null }] } }, [UNPAID]],
    ['a leader who is paid once', { stepThreeTeam: { leaders: [event, { ...ofNorth, pay_minor: 0 }] } }, []],
    [
      'an allowance without a name',
      { stepFour: { allowances: [{ name: ' ', amount_minor: 1 }] } },
      ['stepFour.allowances.0.name required'],
    ],
    ['people without a zone', { stepThreeZones: { places: [] } }, ['stepThreeZones.places some_unzoned?']],
    ['a role without pay', { stepFour: { pay: good.stepFour.pay.slice(0, 1) } }, ['stepFour.pay.host pay_missing']],
    ['too expensive', { stepFour: { budget: { limit_minor: 1, kind: 'block' } } }, ['stepFour.budget over_budget']],
    ['rather expensive', { stepFour: { budget: { limit_minor: 1, kind: 'warn' } } }, ['stepFour.budget over_budget?']],
  ])('%s', (_, change, expected) => {
    expect(codes(change)).toEqual(expected);
  });

  test('too few leaders is a warning: one may know better', () => {
    const needs = [{ shift: 'a', type_id: 'usher', headcount: 40 }];
    const found = planProblems(changed({ stepThree: { needs }, stepThreeZones: { zones: [], places: [] } }), around);
    expect(found).toEqual([{ step: 'stepThreeTeam', field: 'leaders', code: 'too_few_leaders', blocking: false }]);
    expect(isPublishable(found)).toBe(true);
  });
});

const anyShift = fc.record({
  key: fc.constantFrom('a', 'b', 'c'),
  work_date: fc.integer({ min: -40, max: 40 }).map((n) => addDays('2026-12-18', n)),
  starts: fc.nat(1_439),
  ends: fc.nat(1_439),
  break_minutes: fc.nat(240),
  arrival_minutes: fc.nat(120),
});
const anyWall = fc.record({
  day: fc.integer({ min: -40, max: 60 }).map((n) => addDays('2026-12-18', n)),
  minutes: fc.nat(1_439),
});
const need = fc.record({
  shift: fc.constantFrom('a', 'b', 'x'),
  type_id: fc.constantFrom('usher', 'host', 'old'),
  headcount: fc.integer({ min: -1, max: 1_000 }),
});
const anyPlan: fc.Arbitrary<EventPlan> = fc.record({
  stepOne: fc
    .record({
      title_en: fc.string({ maxLength: 130 }),
      title_ar: fc.constantFrom('', 'مهرجان'),
      category_id: fc.constantFrom('festival', 'old', null),
      city: fc.constantFrom('', 'Riyadh'),
      venue: fc.constantFrom('', 'Boulevard'),
      starts: fc.option(anyWall),
      ends: fc.option(anyWall),
      time_zone: fc.constantFrom('Asia/Riyadh', 'Africa/Cairo', 'America/New_York', 'nowhere'),
    })
    .map((made) => ({ ...empty.stepOne, ...made })),
  stepTwo: fc
    .record({ shifts: fc.array(anyShift, { maxLength: 4 }), application_deadline: fc.option(anyWall) })
    .map((made) => ({ ...empty.stepTwo, ...made })),
  stepThree: fc.record({
    needs: fc.array(need, { maxLength: 5 }),
    hiring_mode: fc.constantFrom('apply', 'first_come', 'invite'),
    reserve_percent: fc.nat(100),
  }),
  stepThreeTeam: fc.record({
    leaders: fc.array(
      fc.record({
        leader_id: fc.constantFrom('reem', 'omar', 'sami'),
        scope: fc.constant('event' as const),
        of: fc.constant(null),
        pay_minor: fc.option(fc.nat(100_000)),
      }),
      { maxLength: 3 },
    ),
    invited: fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }),
    excluded: fc.array(fc.constantFrom('x', 'z'), { maxLength: 2 }),
  }),
  stepThreeZones: fc.record({
    zones: fc.constant(good.stepThreeZones.zones),
    places: fc.array(
      need.map((cell) => ({ ...cell, zone: 'n' })),
      { maxLength: 4 },
    ),
  }),
  stepFour: fc
    .record({
      pay: fc.constant(good.stepFour.pay),
      leader_rate_minor: fc.nat(1_000),
      allowances: fc.array(fc.record({ name: fc.constant('Transport'), amount_minor: fc.nat(1_000) }), {
        maxLength: 2,
      }),
      budget: fc.option(fc.record({ limit_minor: fc.nat(1_000_000), kind: fc.constantFrom('warn', 'block') })),
    })
    .map((made) => ({ ...empty.stepFour, ...made })),
});

test('any draft: publishable exactly when nothing blocks, and every problem is at a step', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const problems = planProblems(plan, around);
      const perStep = problemsByStep(problems);
      expect(isPublishable(problems)).toBe(PLAN_STEPS.every((step) => perStep[step] === 0));
      if (isPublishable(problems)) {
        expect(plan.stepTwo.shifts.length).toBeGreaterThan(0);
        expect(plan.stepThree.needs.reduce((sum, { headcount }) => sum + headcount, 0)).toBeGreaterThan(0);
        expect(plan.stepThreeTeam.leaders.length).toBeGreaterThan(0);
      }
      expect(Number.isSafeInteger(planForecast(plan).total_minor)).toBe(true);
    }),
  );
});

test('the forecast of the good draft', () => {
  // ten ushers for six and a half paid hours at 40.00, five hosts at 300.00, one leader
  expect(planForecast(good).total_minor).toBe(10 * 26_000 + 5 * 30_000 + 90_000);
});
