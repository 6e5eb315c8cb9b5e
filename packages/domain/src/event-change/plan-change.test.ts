import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EventPlan } from '../event-plan/plan.ts';
import { around, changed, shift, type Change } from '../event-plan/testing/good-plan.ts';
import { changeProblems } from './change-problems.ts';
import { changesOf } from './plan-change.ts';
import { booked, DURING, good, place } from './testing/booked.ts';

const short = (change: Change, facts = booked([])) =>
  changesOf(good, changed(change), facts).map(({ field, way, class: given, subject, people }) =>
    [field, way, given, subject, people].filter((part) => part !== null).join(' '),
  );
const PEOPLE = [
  place('p1'),
  place('p2'),
  place('p2', { shift: 'b', type_id: 'host' }),
  place('p3', { status: 'invited' }),
];
const ALL = booked(PEOPLE);

test('nothing changed: nothing to say', () => {
  expect(changesOf(good, good, ALL)).toEqual([]);
});

test('texts, contact, cover, requirements are free and concern nobody', () => {
  expect(
    short({ stepOne: { title_en: 'Another', contact_name: 'Huda' }, stepTwo: { briefing: 'B', uniform: 'U' } }, ALL),
  ).toEqual([
    'stepOne.title_en set free 0',
    'stepOne.contact_name set free 0',
    'stepTwo.uniform set free 0',
    'stepTwo.briefing set free 0',
  ]);
});

test('another venue concerns everybody once, leaders too', () => {
  expect(short({ stepOne: { venue: 'Garden' } }, ALL)).toEqual(['stepOne.venue set guarded 4']);
});

test('new hours concern those of the shift; work that has begun is fixed and nobody is asked about it', () => {
  const shifts = [shift('a', 0, 17 * 60), shift('b', 1)];
  expect(short({ stepTwo: { shifts } }, ALL)).toEqual(['stepTwo.shifts moved guarded a 3']);
  expect(short({ stepTwo: { shifts } }, booked(PEOPLE, DURING))).toEqual(['stepTwo.shifts begun fixed a 0']);
  expect(short({ stepOne: { venue: 'Garden' } }, booked(PEOPLE, DURING))).toEqual(['stepOne.venue set guarded 2']);
});

test('a shift that comes is free, one that goes is guarded; another time zone moves all', () => {
  expect(short({ stepTwo: { shifts: [...good.stepTwo.shifts, shift('c', 0, 600)] } }, ALL)).toEqual([
    'stepTwo.shifts added free c 0',
  ]);
  const only = { stepTwo: { shifts: [shift('b', 1)] }, stepThree: { needs: good.stepThree.needs.slice(1) } };
  expect(short(only, ALL)).toEqual(['stepTwo.shifts removed guarded a 3']);
  expect(short({ stepOne: { time_zone: 'Asia/Dubai' } }, ALL)).toEqual([
    'stepOne.time_zone set guarded 4',
    'stepTwo.shifts moved guarded a 3',
    'stepTwo.shifts moved guarded b 1',
  ]);
});

test('places: up is free, down is guarded, below those taken is fixed; reserves take none', () => {
  const needs = (headcount: number): Change => ({
    stepThree: { needs: [{ shift: 'a', type_id: 'usher', headcount }, ...good.stepThree.needs.slice(1)] },
    stepThreeZones: {
      places: [{ zone: 'n', shift: 'a', type_id: 'usher', headcount }, ...good.stepThreeZones.places.slice(1)],
    },
  });
  const facts = booked([...PEOPLE, place('p4', { reserve: true })]);
  expect(short(needs(12), facts)).toEqual(['stepThree.needs up free a usher 0', 'stepThreeZones.places set free 0']);
  expect(short(needs(3), facts)[0]).toBe('stepThree.needs down guarded a usher 0');
  expect(short(needs(2), facts)[0]).toBe('stepThree.needs below_booked fixed a usher 0');
  expect(short({ stepThreeZones: { places: [] } }, facts)).toEqual([
    'stepThreeZones.places set free 0',
    'stepThreeZones.places below_booked fixed a usher n 0',
    'stepThreeZones.places below_booked fixed b host n 0',
  ]);
});

test('pay of booked people may rise, never fall; without anybody booked it is free', () => {
  const pay = (rate_minor: number, basis: 'hour' | 'shift' = 'hour'): Change => ({
    stepFour: { pay: [{ type_id: 'usher', basis, rate_minor }, ...good.stepFour.pay.slice(1)] },
  });
  expect(short(pay(4_500), ALL)).toEqual(['stepFour.pay up guarded usher 3']);
  expect(short(pay(3_500), ALL)).toEqual(['stepFour.pay down fixed usher 3']);
  expect(short(pay(9_000, 'shift'), ALL)).toEqual(['stepFour.pay down fixed usher 3']);
  expect(short(pay(3_500))).toEqual(['stepFour.pay set free usher 0']);
  expect(short({ stepFour: { late_deduction_minor: 100, overtime_percent: 200 } }, ALL)).toEqual([
    'stepFour.overtime_percent up guarded 3',
    'stepFour.late_deduction_minor up fixed 3',
  ]);
  const night = { percent: 125, starts: 1_320, ends: 360 };
  expect(short({ stepFour: { night, paid_breaks: true } }, ALL)).toEqual([
    'stepFour.night up guarded 3',
    'stepFour.paid_breaks up guarded 3',
  ]);
  expect(short({ stepFour: { night, paid_breaks: true } })).toEqual([
    'stepFour.night set free 0',
    'stepFour.paid_breaks set free 0',
  ]);
  expect(short({ stepFour: { currency: 'AED' } })).toEqual(['stepFour.currency set fixed 0']);
});

test('leaders come and go freely; the pay of one who stays does not fall', () => {
  const leaders = (pay_minor: number, leader_id = 'reem') => ({
    stepThreeTeam: { leaders: [{ leader_id, scope: 'event' as const, of: null, pay_minor }] },
  });
  expect(short(leaders(90_000, 'lama'))).toEqual([
    'stepThreeTeam.leaders added free lama 1',
    'stepThreeTeam.leaders removed free reem 1',
  ]);
  expect(short(leaders(95_000))).toEqual(['stepThreeTeam.leaders up guarded reem 1']);
  expect(short(leaders(85_000))).toEqual(['stepThreeTeam.leaders down fixed reem 1']);
});

test('what was so before does not refuse a change; what it makes wrong does', () => {
  const ask = (change: Change, now: Date) => {
    const after = changed(change);
    const surroundings = { ...around, now };
    const changes = changesOf(good, after, booked(PEOPLE, now));
    return changeProblems({ before: good, after, changes }, { before: surroundings, after: surroundings })
      .filter(({ blocking }) => blocking)
      .map(({ step, field, code }) => `${step}.${field} ${code}`);
  };
  // it runs by now, its deadline is over, and its first shift has begun
  expect(ask({ stepTwo: { briefing: 'New' } }, DURING)).toEqual([]);
  expect(ask({ stepTwo: { shifts: [shift('a', 0, 17 * 60), shift('b', 1)] } }, DURING)).toEqual([
    'stepTwo.shifts.0.work_date in_the_past',
    'stepTwo.shifts.0.work_date shift_begun',
  ]);
  expect(ask({ stepOne: { title_en: '' } }, DURING)).toEqual(['stepOne.title_en required']);
});

const anyPlan = fc
  .record({
    venue: fc.constantFrom('Boulevard', 'Garden'),
    currency: fc.constantFrom('SAR', 'AED'),
    starts: fc.constantFrom(15 * 60, 16 * 60, 17 * 60),
    usher: fc.nat(12),
    host: fc.nat(6),
    rate: fc.constantFrom(3_000, 4_000, 5_000),
    both: fc.boolean(),
    zone: fc.constantFrom('Asia/Riyadh', 'Asia/Dubai'),
  })
  .map(({ venue, currency, starts, usher, host, rate, both, zone }): EventPlan => {
    const wanted = { a: { type_id: 'usher', headcount: usher }, b: { type_id: 'host', headcount: host } };
    const shifts = both ? [shift('a', 0, starts), shift('b', 1)] : [shift('b', 1)];
    const needs = shifts.map(({ key }) => ({ shift: key, ...wanted[key as 'a' | 'b'] }));
    return changed({
      stepOne: { venue, time_zone: zone },
      stepTwo: { shifts },
      stepThree: { needs },
      stepThreeZones: { places: needs.map((need) => ({ zone: 'n', ...need })) },
      stepFour: {
        currency,
        pay: [{ type_id: 'usher', basis: 'hour', rate_minor: rate }, ...good.stepFour.pay.slice(1)],
      },
    });
  });
const anyPlaces = fc
  .array(fc.record({ person: fc.nat(5), host: fc.boolean(), invited: fc.boolean(), reserve: fc.boolean() }), {
    maxLength: 8,
  })
  .map((all) =>
    all.map(({ person, host, invited, reserve }) =>
      place(`p${person}`, {
        ...(host && { shift: 'b', type_id: 'host' }),
        status: invited ? 'invited' : 'confirmed',
        reserve,
      }),
    ),
  );

test('whatever is changed: nothing is forgotten, numbers are of real people, and what is fixed is refused', () => {
  fc.assert(
    fc.property(anyPlan, anyPlaces, fc.boolean(), (after, places, isOn) => {
      const changes = changesOf(good, after, booked(places, isOn ? DURING : undefined));
      const ids = new Set(places.map(({ id }) => id));
      for (const { place_ids, leader_ids, people } of changes) {
        expect(place_ids.every((id) => ids.has(id))).toBe(true);
        const holders = places.filter(({ id }) => place_ids.includes(id)).map(({ person_id }) => person_id);
        expect(people).toBe(new Set([...holders, ...leader_ids]).size);
      }
      const taken = places.filter(({ shift: key, reserve }) => key === 'a' && !reserve).length;
      const of = (field: string) => changes.filter((change) => change.field === field).map((change) => change.class);
      expect(of('stepFour.currency').length).toBe(after.stepFour.currency === 'SAR' ? 0 : 1);
      const rate = after.stepFour.pay[0]?.rate_minor ?? 0;
      const ushers = places.filter(({ type_id }) => type_id === 'usher').length;
      expect(of('stepFour.pay')).toEqual(
        rate === 4_000 ? [] : [ushers === 0 ? 'free' : rate > 4_000 ? 'guarded' : 'fixed'],
      );
      const kept = after.stepTwo.shifts.some(({ key }) => key === 'a');
      const need = after.stepThree.needs.find(({ shift: key }) => key === 'a')?.headcount ?? 0;
      if (kept && need < 10 && need < taken) expect(of('stepThree.needs')).toContain('fixed');
      const moved = after.stepOne.time_zone !== 'Asia/Riyadh' || after.stepTwo.shifts[0]?.starts !== 16 * 60;
      if (isOn && (!kept || moved)) expect(of('stepTwo.shifts')).toContain('fixed');
    }),
  );
});
