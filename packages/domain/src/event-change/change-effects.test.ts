import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changed, shift } from '../event-plan/testing/good-plan.ts';
import { overlaps } from '../time/period.ts';
import { clashingPlaces, effectsOf } from './change-effects.ts';
import { changesOf } from './plan-change.ts';
import { booked, good, place } from './testing/booked.ts';

const at = (from: number, to: number) => ({ starts_at: new Date(from * 3_600_000), ends_at: new Date(to * 3_600_000) });

test('elsewhere comes first, then what did not move, then the earlier one; an invitation gives way to all', () => {
  const busy = { ...place('p1'), ...at(9, 15), moves: true };
  expect(clashingPlaces([busy], new Map([['p1', [at(14, 18)]]]))).toEqual([busy.id]);
  expect(clashingPlaces([busy], new Map([['p1', [at(15, 18)]]]))).toEqual([]);
  expect(clashingPlaces([{ ...busy, moves: false }], new Map([['p1', [at(14, 18)]]]))).toEqual([]);
  const stays = { ...place('p1'), ...at(12, 18), moves: false };
  expect(clashingPlaces([busy, stays], new Map())).toEqual([busy.id]);
  const late = { ...place('p1'), ...at(12, 18), moves: true };
  expect(clashingPlaces([late, busy], new Map())).toEqual([late.id]);
  const invited = { ...place('p1', { status: 'invited' }), ...at(8, 10), moves: false };
  expect(clashingPlaces([invited, late, busy], new Map())).toEqual([late.id, invited.id]);
});

test('whoever stays is asked, invited ones are told, those of a shift that is no more are released', () => {
  const places = [place('p1'), place('p2', { status: 'invited' }), place('p3', { shift: 'b', type_id: 'host' })];
  const after = changed({
    stepTwo: { shifts: [shift('a', 0, 17 * 60)] },
    stepThree: { needs: good.stepThree.needs.slice(0, 1) },
    stepThreeZones: { places: good.stepThreeZones.places.slice(0, 1) },
  });
  const changes = changesOf(good, after, booked(places));
  const [one, two, three] = places.map(({ id }) => id);
  expect(effectsOf(after, changes, places, new Map())).toEqual({
    removed: [three],
    clashing: [],
    asked: [one],
    told: [two],
    leaders_told: [],
  });
});

test('after a change nobody is confirmed twice at once, and nobody loses a place without need', () => {
  const timed = fc.record({
    person: fc.nat(2),
    from: fc.nat(20),
    hours: fc.integer({ min: 1, max: 8 }),
    moves: fc.boolean(),
    invited: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(timed, { maxLength: 10 }), fc.nat(20), (all, other) => {
      const wanted = all.map(({ person, from, hours, moves, invited }) => ({
        ...place(`p${person}`, { status: invited ? 'invited' : 'confirmed' }),
        ...at(from, from + hours),
        moves,
      }));
      // before the change nobody is confirmed twice at once
      const places = wanted.filter(
        (one, n) =>
          one.moves ||
          one.status === 'invited' ||
          !wanted
            .slice(0, n)
            .some((o) => !o.moves && o.status === 'confirmed' && o.person_id === one.person_id && overlaps(o, one)),
      );
      const elsewhere = new Map([['p0', [at(other, other + 3)]]]);
      const gone = new Set(clashingPlaces(places, elsewhere));
      const kept = places.filter(({ id, status }) => status === 'confirmed' && !gone.has(id));
      for (const [n, one] of kept.entries()) {
        const clashes = kept.slice(n + 1).some((o) => o.person_id === one.person_id && overlaps(one, o));
        expect(clashes).toBe(false);
        if (one.moves) expect((elsewhere.get(one.person_id) ?? []).some((o) => overlaps(one, o))).toBe(false);
      }
      for (const one of places.filter(({ id }) => gone.has(id)))
        expect(
          kept.some((o) => o.person_id === one.person_id && overlaps(one, o)) ||
            (elsewhere.get(one.person_id) ?? []).some((o) => overlaps(one, o)),
        ).toBe(true);
    }),
  );
});
