import fc from 'fast-check';
import type { FillOption, FillPerson, FillPosition, FillProblem } from '../fill/fill-problem.ts';
import { bookedFor, shiftOf } from './hiring-samples.ts';

/** Staggered, on the same day, over night, on the next days: every kind of clash, and none. */
const SHIFTS = [
  ['2026-11-17', 8, 14],
  ['2026-11-17', 12, 18],
  ['2026-11-17', 14, 20],
  ['2026-11-17', 20, 26],
  ['2026-11-18', 8, 14],
  ['2026-11-18', 9, 19],
  ['2026-11-19', 8, 20],
] as const;

const positions = fc
  .array(fc.record({ shift: fc.nat(SHIFTS.length - 1), room: fc.integer({ min: 0, max: 2 }) }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((drawn) =>
    drawn.map(({ shift, room }, at): FillPosition => {
      const [day, from, until] = SHIFTS[shift] ?? SHIFTS[0];
      return { id: `p${at}`, shift_id: `s${shift}`, work: shiftOf(day, from, until), room };
    }),
  );

/** Few values, so that many plans are equally good. */
const option = (id: string) =>
  fc.record({ position_id: fc.constant(id), tenths: fc.integer({ min: 0, max: 6 }), possible: fc.boolean() });

const personIn = (places: readonly FillPosition[], id: string) =>
  fc
    .record({
      gender: fc.constantFrom('female', 'male', null),
      fixed: fc.subarray([bookedFor('2026-11-16', 8, 14, 'expo'), bookedFor('2026-11-20', 8, 14, 'expo')]),
      options: fc.tuple(...places.map((place) => option(place.id))),
      holds: fc.option(fc.nat(places.length - 1), { freq: 3 }),
    })
    .map(({ gender, fixed, options, holds }): FillPerson => {
      const has = holds === null ? undefined : options[holds];
      const plain = ({ position_id, tenths }: FillOption): FillOption => ({ position_id, tenths });
      return {
        id,
        gender,
        fixed,
        held: has === undefined ? [] : [plain(has)],
        options: options.filter(({ possible }) => possible).map(plain),
      };
    });

/** A whole event, small enough to try every plan. */
export const anyFill = positions.chain((places) =>
  fc
    .record({
      people: fc.tuple(...['a', 'b', 'c', 'd'].map((id) => personIn(places, id))),
      present: fc.integer({ min: 1, max: 4 }),
      week: fc.constantFrom(18 * 60, 30 * 60, 48 * 60),
      mix: fc.option(fc.record({ female: fc.nat(3), male: fc.nat(3) })),
    })
    .map(({ people, present, week, mix }): FillProblem => ({
      positions: places,
      people: people.slice(0, present),
      limits: { least_rest_hours: 8, most_day_minutes: 12 * 60, most_week_minutes: week, week_start: 0 },
      left_for: mix,
    })),
);
