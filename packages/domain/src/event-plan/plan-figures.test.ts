import { expect, test } from 'vitest';
import { paidHours, unzonedPlaces } from './plan-figures.ts';

const shift = (key: string, ends: number, break_minutes: number) => ({
  ...{ key, work_date: '2027-01-10', starts: 480, ends, break_minutes, arrival_minutes: 0 },
});
const need = (key: string, headcount: number, type_id = 'usher') => ({ shift: key, type_id, headcount });

test('hours are paid without breaks, for every place; a zone that nobody knows counts as UTC', () => {
  const shifts = [shift('am', 840, 30), shift('pm', 720, 0)];
  const needs = [need('am', 10), need('pm', 3), need('lost', 5)];
  expect(paidHours('Asia/Riyadh', shifts, needs)).toBe(67);
  expect(paidHours('', shifts, needs)).toBe(67);
});

test('a break that is longer than its shift takes no hours from the others', () => {
  expect(paidHours('UTC', [shift('a', 540, 600), shift('b', 540, 0)], [need('a', 2), need('b', 4)])).toBe(4);
});

test('places in no zone are counted cell by cell', () => {
  const zoned = [
    { ...need('am', 3), zone: 'a' },
    { ...need('am', 9, 'host'), zone: 'a' },
  ];
  expect(unzonedPlaces([need('am', 10), need('am', 2, 'host')], zoned)).toBe(7);
});
