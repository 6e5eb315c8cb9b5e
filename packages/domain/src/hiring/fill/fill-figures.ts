import type { Gender } from '../../people/person-fields.ts';
import { matchIn, type FillSource } from './fill-candidates.ts';
import { planTenths, type FillPlan, type FillProblem } from './fill-problem.ts';

/** Places with their match. */
export type Matched = { readonly places: number; readonly tenths: number };

export type FillFigures = {
  /** people who were judged, and all who could be asked */
  readonly people: number;
  readonly near: number;
  /** confirmed people, locked ones too, without and with the plan */
  readonly before: Matched;
  readonly after: Matched;
  /** the weakest match of the plan; null: it places nobody */
  readonly lowest_tenths: number | null;
  /** so many places more than one by one, best match first */
  readonly more_than_one_by_one: number;
  /** what a better plan could still gain: nothing, when the plan is proven to be the best */
  readonly places_short: number;
  /** null: nothing is proven about the match */
  readonly tenths_short: number | null;
};

/** Gains are whole numbers, so a limit may be rounded down. */
const ROUNDING = 1e-6;

export const fillFigures = (source: FillSource, problem: FillProblem, plan: FillPlan): FillFigures => {
  const locked = lockedPlaces(source);
  const held = matched(problem.people.flatMap((person) => person.held));
  const rows = matched(plan.rows);
  const short = Math.floor(plan.tenths_at_most - planTenths(problem, plan.rows) + ROUNDING);
  return {
    people: source.people.length,
    near: Math.max(source.near, source.people.length),
    before: together(locked, held),
    after: together(locked, rows),
    lowest_tenths: plan.rows.length === 0 ? null : Math.min(...plan.rows.map(({ tenths }) => tenths)),
    more_than_one_by_one: plan.rows.length - plan.one_by_one,
    places_short: Math.max(0, plan.places_at_most - plan.rows.length),
    tenths_short: Number.isFinite(short) ? Math.max(0, short) : null,
  };
};

const matched = (rows: readonly { readonly tenths: number }[]): Matched => ({
  places: rows.length,
  tenths: rows.reduce((sum, { tenths }) => sum + tenths, 0),
});

const together = (a: Matched, b: Matched): Matched => ({ places: a.places + b.places, tenths: a.tenths + b.tenths });

const lockedPlaces = (source: FillSource): Matched => {
  const positions = new Map(source.positions.map((position) => [position.id, position]));
  return matched(
    source.people.flatMap((person) =>
      person.places.flatMap(({ position_id, locked }) => {
        const position = positions.get(position_id);
        return locked && position !== undefined ? [matchIn(source, person, position)] : [];
      }),
    ),
  );
};

/** The same, where everybody stays in the very place that they have. */
export const withoutMoves = (source: FillSource): FillSource => {
  const held = Map.groupBy(
    source.people.flatMap(({ places }) => places.filter(({ locked }) => !locked)),
    ({ position_id }) => position_id,
  );
  const { left_for } = source.event;
  const taken = (gender: Gender): number =>
    source.people
      .filter((person) => person.gender === gender)
      .reduce((sum, { places }) => sum + places.filter(({ locked }) => !locked).length, 0);
  const left = left_for && {
    female: Math.max(0, left_for.female - taken('female')),
    male: Math.max(0, left_for.male - taken('male')),
  };
  return {
    ...source,
    event: { ...source.event, left_for: left },
    positions: source.positions.map((position) => ({
      ...position,
      room: Math.max(0, position.room - (held.get(position.id)?.length ?? 0)),
    })),
    people: source.people.map((person) => ({
      ...person,
      places: person.places.map((place) => ({ ...place, locked: true })),
    })),
  };
};
