import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillProblemOf } from '@proline/domain/hiring/fill/fill-candidates';
import { inOrder, planTenths, type FillProblem } from '@proline/domain/hiring/fill/fill-problem';
import { reserveSource } from '@proline/domain/hiring/fill/fill-reserves';
import { fillViolations } from '@proline/domain/hiring/fill/fill-violations';
import { anyFillSource } from '@proline/domain/hiring/testing/any-fill-source';
import { bestOfAll } from '@proline/domain/hiring/testing/every-plan';
import { loadSolver } from '../../platform/solver/highs-solver.ts';
import { runs } from '../../testing/property-runs.ts';
import { proposeFill } from './propose-fill.service.ts';

const solver = await loadSolver();

/** Places and reserves as if they were the same: nobody can do more of both together than of places alone. */
const together = (places: FillProblem, reserves: FillProblem): FillProblem => ({
  ...places,
  left_for: null,
  positions: places.positions.map((position) => ({
    ...position,
    room: position.room + (reserves.positions.find(({ id }) => id === position.id)?.room ?? 0),
  })),
  people: places.people.map((person) => {
    const known = new Set(person.options.map(({ position_id }) => position_id));
    const further = reserves.people.find(({ id }) => id === person.id)?.options ?? [];
    return { ...person, options: [...person.options, ...further.filter(({ position_id }) => !known.has(position_id))] };
  }),
});

test(
  'reserves are the best of all that a plan leaves, within every rule, and change nothing of the plan',
  { timeout: 180_000 },
  () => {
    fc.assert(
      fc.property(anyFillSource, (source) => {
        const { plan, reserves } = proposeFill(solver, source, { secondsLeft: () => 60 });
        const without = source.positions.map(({ reserve_room: _, ...position }) => position);
        expect(proposeFill(solver, { ...source, positions: without }, { secondsLeft: () => 60 })).toMatchObject({
          plan,
          reserves: null,
        });
        const asked = inOrder(fillProblemOf(reserveSource(source, plan.rows)));
        const rows = reserves?.plan.rows ?? [];
        expect({ places: rows.length, tenths: planTenths(asked, rows) }).toEqual(bestOfAll(asked));
        expect(reserves?.plan.places_at_most ?? 0).toBe(rows.length);
        expect(reserves?.choices.length ?? 0).toBe(rows.length);
        expect(fillViolations(together(inOrder(fillProblemOf(source)), asked), [...plan.rows, ...rows])).toEqual([]);
        for (const { id, reserve_room = 0 } of source.positions)
          expect(rows.filter(({ position_id }) => position_id === id).length).toBeLessThanOrEqual(reserve_room);
      }),
      { numRuns: runs(400) },
    );
  },
);
