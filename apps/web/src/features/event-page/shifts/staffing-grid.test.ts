import type { EventStaffing } from '@proline/contract/event/event';
import { UNZONED } from '@proline/contract/event-page/event-page';
import { expect, test } from 'vitest';
import { openPlaces, staffingGrid, sumFills } from './staffing-grid.ts';

const shift = (id: string) => ({
  id,
  work_date: '2026-11-18',
  starts_at: '2026-11-18T14:00:00.000Z',
  ends_at: '2026-11-18T20:00:00.000Z',
  break_minutes: 0,
  arrival_minutes: 0,
});
const zone = (id: string) => ({ id, code: id, name_en: id, name_ar: id, colour: '#4c6e5c', radius_m: 200 });
const type = (id: string) => ({ id, name_en: id, name_ar: id });
const position = (shift_id: string, type_id: string, zone_id: string | null, headcount: number, confirmed: number) => ({
  ...{ shift_id, type_id, zone_id, headcount, confirmed },
  ...{ invited: 1, rate_minor: null, pay_basis: null },
});

const staffing: EventStaffing = {
  shifts: [shift('one'), shift('two')],
  zones: [zone('gate'), zone('hall')],
  types: [type('usher'), type('hostess')],
  positions: [
    position('one', 'usher', 'gate', 6, 4),
    position('one', 'hostess', 'gate', 2, 2),
    position('one', 'usher', null, 3, 0),
    position('two', 'usher', 'hall', 5, 5),
  ],
};

test('by zone, all roles together; who is in no zone has a column of his own', () => {
  const grid = staffingGrid(staffing, 'zone', null);
  expect(grid.columns).toEqual(['gate', 'hall', UNZONED]);
  expect(grid.rows.map(({ cells }) => cells.map(({ confirmed, headcount }) => `${confirmed}/${headcount}`))).toEqual([
    ['6/8', '0/0', '0/3'],
    ['0/0', '5/5', '0/0'],
  ]);
  expect(grid.totals.map(({ headcount }) => headcount)).toEqual([8, 5, 3]);
  expect(grid.total).toEqual({ headcount: 16, confirmed: 11, invited: 4 });
});

test('by zone, of one role', () => {
  const grid = staffingGrid(staffing, 'zone', 'hostess');
  expect(grid.columns).toEqual(['gate', 'hall']);
  expect(grid.total).toEqual({ headcount: 2, confirmed: 2, invited: 1 });
});

test('by role, wherever they are; a chosen role does not hide the others', () => {
  const grid = staffingGrid(staffing, 'role', 'hostess');
  expect(grid.columns).toEqual(['usher', 'hostess']);
  expect(grid.rows[0]?.cells.map(({ headcount }) => headcount)).toEqual([9, 2]);
});

test('rows, columns and the whole add up to the same', () => {
  for (const by of ['zone', 'role'] as const) {
    const grid = staffingGrid(staffing, by, null);
    expect(sumFills(grid.rows.map(({ total }) => total))).toEqual(grid.total);
    expect(sumFills(grid.totals)).toEqual(grid.total);
  }
});

test('more people than places leave none open', () => {
  expect(openPlaces({ headcount: 4, confirmed: 1, invited: 2 })).toBe(3);
  expect(openPlaces({ headcount: 4, confirmed: 5, invited: 0 })).toBe(0);
});
