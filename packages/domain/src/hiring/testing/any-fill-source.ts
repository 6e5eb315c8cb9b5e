import fc from 'fast-check';
import type { FillCandidate, FillSource } from '../fill/fill-candidates.ts';
import { MATCH_WEIGHTS } from '../match-score.ts';
import { bookedFor, candidate, hiringEvent, openingOf, shiftOf } from './hiring-samples.ts';

/** Overlapping, on the same day, over night, on the next day. */
const SHIFTS = [
  ['2026-11-17', 8, 14],
  ['2026-11-17', 12, 18],
  ['2026-11-17', 19, 25],
  ['2026-11-18', 9, 19],
] as const;
const ROLES = ['hostess', 'usher'] as const;
const room = fc.integer({ min: 0, max: 2 });

const positions = fc
  .array(fc.record({ shift: fc.nat(SHIFTS.length - 1), role: fc.nat(1), room, reserve_room: room }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((drawn) =>
    drawn.map(({ shift, role, ...rooms }, at): FillSource['positions'][number] => {
      const [day, from, until] = SHIFTS[shift] ?? SHIFTS[0];
      return { id: `p${at}`, shift_id: `s${shift}`, ...openingOf(shiftOf(day, from, until), ROLES[role]), ...rooms };
    }),
  );

const personIn = (places: FillSource['positions'], id: string) =>
  fc
    .record({
      gender: fc.constantFrom('female' as const, 'male' as const),
      type_ids: fc.subarray([...ROLES], { minLength: 1 }),
      elsewhere: fc.subarray([bookedFor('2026-11-16', 8, 14, 'expo'), bookedFor('2026-11-18', 8, 10, 'expo')]),
      reliability: fc.integer({ min: 40, max: 99 }),
      holds: fc.option(fc.nat(places.length - 1), { freq: 2 }),
      locked: fc.boolean(),
    })
    .map(({ gender, type_ids, elsewhere, reliability, holds, locked }): FillCandidate => {
      const held = holds === null ? undefined : places[holds];
      return {
        ...candidate({ id, gender, type_ids }),
        booked: [...elsewhere, ...(held ? [{ ...held.work, as: 'usher' as const }] : [])],
        places: held ? [{ position_id: held.id, locked }] : [],
        match: { reliability, in_category: 0, for_client: 0, recent_hours: 0, in_roles: {} },
      };
    });

/** A whole event with what is known of everybody, small enough to try every plan. */
export const anyFillSource = positions.chain((places) =>
  fc
    .record({
      people: fc.tuple(...['a', 'b', 'c', 'd'].map((id) => personIn(places, id))),
      mix: fc.option(fc.record({ female: fc.nat(3), male: fc.nat(3) })),
    })
    .map(({ people, mix }): FillSource => ({
      event: hiringEvent({ left_for: mix }),
      positions: places,
      people,
      near: people.length,
      weights: MATCH_WEIGHTS,
      expected_reliability: 0.88,
      median_hours: 18,
    })),
);
