import { planTenths, type FillPerson, type FillProblem, type FillRow } from '../fill/fill-problem.ts';
import { fillViolations } from '../fill/fill-violations.ts';

type Best = { readonly places: number; readonly tenths: number };

/** The best of all plans, found by trying every one. */
export const bestOfAll = (problem: FillProblem): Best => {
  const ways = problem.people.map((person) => waysOf(problem, person));
  let best: Best = { places: -1, tenths: 0 };
  const mostAfter = ways.map((_, at) => ways.slice(at).reduce((sum, own) => sum + longest(own), 0));
  const tryFrom = (at: number, rows: readonly FillRow[]) => {
    const own = ways[at];
    if (rows.length + (mostAfter[at] ?? 0) < best.places) return;
    if (own === undefined) {
      const tenths = planTenths(problem, rows);
      const isBetter = rows.length > best.places || tenths > best.tenths;
      if (isBetter && fillViolations(problem, rows).length === 0) best = { places: rows.length, tenths };
      return;
    }
    for (const way of own) tryFrom(at + 1, [...rows, ...way]);
  };
  tryFrom(0, []);
  return best;
};

const longest = (ways: readonly (readonly unknown[])[]): number => Math.max(0, ...ways.map(({ length }) => length));

/** Every set of places that one person could have if nobody else were there. */
const waysOf = (problem: FillProblem, person: FillPerson): readonly (readonly FillRow[])[] => {
  const offered = new Map([...person.options, ...person.held].map((option) => [option.position_id, option]));
  const positions = problem.positions.map((position) => ({ ...position, room: 1 }));
  const alone: FillProblem = { ...problem, positions, people: [person], left_for: null };
  const sets = [...offered.values()].reduce<readonly (readonly FillRow[])[]>(
    (all, option) => [...all, ...all.map((set) => [...set, { ...option, person_id: person.id }])],
    [[]],
  );
  return sets.filter((set) => fillViolations(alone, set).length === 0);
};
