import { expect, test } from 'vitest';
import { keys, PLAN, zone } from '../testing/two-shift-plan.ts';
import { copyPlaces, newZone, placedOf, placeRest, withPastedZones, type ZoneMaking } from './zone-changes.ts';

const making = (): ZoneMaking => ({ newKey: keys(), colours: ['#4c6e5c', '#1f5fa8', '#8a5300'] });

test('a new zone has a code and a colour that no other has', () => {
  const first = newZone([zone('a'), zone('b')], making());
  expect(first).toMatchObject({ code: 'C', colour: '#1f5fa8', radius_m: 200, name_en: '' });
  const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz', zone);
  expect(newZone(alphabet, making()).code).toBe('A2');
});

test('one shift’s zones are copied to the others, but never more than they want', () => {
  expect(copyPlaces(PLAN, 'am')).toEqual([
    { zone: 'a', shift: 'am', type_id: 'usher', headcount: 7 },
    { zone: 'b', shift: 'am', type_id: 'usher', headcount: 2 },
    { zone: 'a', shift: 'pm', type_id: 'usher', headcount: 6 },
  ]);
});

test('those in no zone are put into one; who is placed already stays', () => {
  const plan = { ...PLAN, stepThreeZones: { ...PLAN.stepThreeZones, places: placeRest(PLAN, 'a', ['am', 'pm']) } };
  const placed = (key: string) => placedOf(plan.stepThree.needs, plan.stepThreeZones.places, key, ['usher', 'host']);
  expect([...placed('am'), ...placed('pm')].every(({ placed: here, wanted }) => here === wanted)).toBe(true);
  expect(plan.stepThreeZones.places).toContainEqual({ zone: 'a', shift: 'am', type_id: 'usher', headcount: 8 });
  expect(placeRest(PLAN, 'a', ['pm'])).toContainEqual({ zone: 'a', shift: 'am', type_id: 'usher', headcount: 7 });
});

test('pasted zones meet those with the same code or name; the others are new', () => {
  const pasted = [
    { code: 'A', name_en: 'Main hall', name_ar: '', radius_m: 300, headcounts: [{ type_id: 'usher', headcount: 1 }] },
    { code: '', name_en: 'B', name_ar: '', radius_m: null, headcounts: [] },
    { code: '', name_en: 'Gate', name_ar: 'البوابة', radius_m: null, headcounts: [{ type_id: 'host', headcount: 2 }] },
  ];
  const { plan, added } = withPastedZones(PLAN, { zones: pasted, shifts: ['am', 'pm'] }, making());
  expect(added).toEqual(['new-1']);
  expect(plan.stepThreeZones.zones).toMatchObject([
    { key: 'a', name_en: 'Main hall', name_ar: 'a', radius_m: 300 },
    { key: 'b', name_en: 'B' },
    { key: 'new-1', code: 'C', name_en: 'Gate', radius_m: 200 },
  ]);
  expect(plan.stepThreeZones.places.filter(({ zone: of }) => of === 'new-1')).toHaveLength(2);
  expect(plan.stepThreeZones.places).toContainEqual({ zone: 'a', shift: 'pm', type_id: 'usher', headcount: 1 });
});
