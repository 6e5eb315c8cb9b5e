import { expect, test } from 'vitest';
import { sumsByShift, sumsByType, sumsByZone } from './staffing-sums.ts';

const shift = (id: string) => ({
  id,
  work_date: '2026-12-01',
  starts_at: '2026-12-01T14:00:00.000Z',
  ends_at: '2026-12-01T20:00:00.000Z',
  break_minutes: 0,
  arrival_minutes: 0,
});
const zone = (id: string) => ({ id, code: id, name_en: id, name_ar: id, colour: '#000000', radius_m: 200 });
const place = (shift_id: string, zone_id: string | null, headcount: number, confirmed: number) => ({
  shift_id,
  type_id: 'usher',
  zone_id,
  headcount,
  confirmed,
  invited: 1,
  rate_minor: null,
  pay_basis: null,
});
const staffing = {
  shifts: [shift('one'), shift('two')],
  zones: [zone('gate'), zone('hall'), zone('empty')],
  types: [{ id: 'usher', name_en: 'Usher', name_ar: 'منظّم' }],
  positions: [
    place('one', 'gate', 4, 4),
    place('two', 'gate', 4, 3),
    place('one', 'hall', 6, 1),
    place('two', null, 2, 2),
  ],
};

test('zones by how much they lack; those that need nobody are not named', () => {
  expect(
    sumsByZone(staffing).map(({ zone: of, sum }) => [of?.id ?? null, sum.confirmed, sum.headcount, sum.open]),
  ).toEqual([
    ['hall', 1, 6, 5],
    ['gate', 7, 8, 1],
    [null, 2, 2, 0],
  ]);
});

test('too many in one place leave the gap of another one open', () => {
  const over = { ...staffing, positions: [place('one', 'gate', 2, 5), place('two', 'gate', 3, 0)] };
  expect(sumsByZone(over)[0]?.sum).toMatchObject({ headcount: 5, confirmed: 5, open: 3 });
});

test('shifts stay in their order, each with its own figures', () => {
  expect(sumsByShift(staffing).map(({ shift: of, sum }) => [of.id, sum.confirmed, sum.headcount, sum.invited])).toEqual(
    [
      ['one', 5, 10, 2],
      ['two', 5, 6, 2],
    ],
  );
  expect(sumsByType(staffing)[0]?.sum).toEqual({ headcount: 16, confirmed: 10, invited: 4, open: 6 });
});
