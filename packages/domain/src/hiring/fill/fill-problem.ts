import type { Gender } from '../../people/person-fields.ts';
import type { GenderPlaces } from '../gender-mix.ts';
import type { Booked, Work } from '../work.ts';
import type { WorkLimits } from '../work-limits.ts';

/** A position of the event: a shift, in a zone and a role. */
export type FillPosition = {
  readonly id: string;
  readonly shift_id: string;
  readonly work: Work;
  /** places that auto-fill may fill or change: not those locked or held by an open invitation */
  readonly room: number;
};

export type FillOption = {
  readonly position_id: string;
  /** the match, in tenths of a point */ readonly tenths: number;
};

export type FillPerson = {
  readonly id: string;
  readonly gender: Gender | null;
  /** work that stays as it is: at other events, and locked places of this one */
  readonly fixed: readonly Booked[];
  /** places of this event that this person has; they may be moved within their shift, and are never taken away */
  readonly held: readonly FillOption[];
  /** places that this person could take, judged without what is held here */
  readonly options: readonly FillOption[];
};

export type FillProblem = {
  readonly positions: readonly FillPosition[];
  readonly people: readonly FillPerson[];
  readonly limits: WorkLimits;
  /** of the rooms together; null: anybody */
  readonly left_for: GenderPlaces | null;
};

/** One place for one person. */
export type FillRow = FillOption & { readonly person_id: string };

export type FillPlan = {
  readonly rows: readonly FillRow[];
  /** places that one by one, best match first, would have filled */
  readonly one_by_one: number;
  /** no plan fills more places than this, and none with as many has more tenths; what was proven */
  readonly places_at_most: number;
  readonly tenths_at_most: number;
};

/** A move tells somebody that something has changed, so it has to gain more than this. */
export const KEPT_BONUS_TENTHS = 1;

/** What a plan is compared by, after the number of its places. */
export const planTenths = (problem: FillProblem, rows: readonly FillRow[]): number => {
  const kept = new Set(problem.people.flatMap(({ id, held }) => held.map(({ position_id }) => `${id} ${position_id}`)));
  return rows.reduce(
    (sum, { person_id, position_id, tenths }) =>
      sum + tenths + (kept.has(`${person_id} ${position_id}`) ? KEPT_BONUS_TENTHS : 0),
    0,
  );
};

/**
 * In one order, whatever the order in which they were read: equal input has one answer. What is held has its room, also where
 * the headcount has become smaller.
 */
export const inOrder = (problem: FillProblem): FillProblem => {
  const held = Map.groupBy(
    problem.people.flatMap((person) => person.held),
    ({ position_id }) => position_id,
  );
  return {
    ...problem,
    positions: problem.positions
      .map((position) => ({ ...position, room: Math.max(position.room, held.get(position.id)?.length ?? 0) }))
      .toSorted((a, b) => a.work.starts_at.getTime() - b.work.starts_at.getTime() || byText(a.id, b.id)),
    people: problem.people.toSorted((a, b) => byText(a.id, b.id)),
  };
};

export const byText = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};
