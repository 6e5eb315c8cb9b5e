import type { FillColumn, FillModel } from './fill-model.ts';
import type { FillProblem } from './fill-problem.ts';
import { fitsBeside } from './person-hours.ts';
import type { Booked } from '../work.ts';

/**
 * One by one, the best match first, as a person would do it: what is held stays, and nothing is taken back. Gives the columns
 * that are taken. It is where the exact search begins, and what its plan is compared with.
 */
export const fillGreedily = (problem: FillProblem, { columns, places, milp }: FillModel): number[] => {
  const left = new Map(problem.positions.map(({ id }, at) => [id, places[at]?.most ?? 0]));
  const mix = problem.left_for === null ? null : { ...problem.left_for };
  const works = new Map(problem.people.map(({ id, fixed }) => [id, [...fixed]]));
  const taken: number[] = [];

  const take = (c: number, { person, position }: FillColumn, own: Booked[]) => {
    taken.push(c);
    own.push({ ...position.work, as: 'usher' });
    left.set(position.id, (left.get(position.id) ?? 0) - 1);
    if (mix !== null && person.gender !== null) mix[person.gender] -= 1;
  };
  const best = [...columns.keys()].toSorted((a, b) => (milp.gain[b] ?? 0) - (milp.gain[a] ?? 0) || a - b);
  for (const heldNow of [true, false])
    for (const c of best) {
      const column = columns[c];
      const own = works.get(column?.person.id ?? '');
      if (column === undefined || own === undefined || column.held !== heldNow) continue;
      const { person, position } = column;
      if (!heldNow) {
        if ((left.get(position.id) ?? 0) <= 0) continue;
        if (mix !== null && person.gender !== null && mix[person.gender] <= 0) continue;
        if (!fitsBeside(position.work, own, problem.limits)) continue;
      }
      take(c, column, own);
    }
  return taken.toSorted((a, b) => a - b);
};
