import type { Opening } from '../candidate.ts';
import { matchFor, type KnownCandidate, type MatchFrame } from '../candidate-match.ts';
import type { Match } from '../match-score.ts';
import { canBeChosen, suitabilityOf, type Suitability } from '../suitability.ts';
import type { Booked } from '../work.ts';
import type { FillPerson, FillPosition, FillProblem } from './fill-problem.ts';

/** A place that a person of the event has, before anything is filled. */
type Place = { readonly position_id: string; readonly locked: boolean };

export type FillCandidate = KnownCandidate & { readonly places: readonly Place[] };

/** Everything that auto-fill knows; nothing of it needs a database any more. */
export type FillSource = MatchFrame & {
  readonly positions: readonly (FillPosition &
    Opening & {
      /** so many more may stand by; left out: nobody asks for reserves */ readonly reserve_room?: number;
    })[];
  readonly people: readonly FillCandidate[];
  /** how many could be asked; more than `people` where not everybody can be judged */
  readonly near: number;
};

/** Who could be where, and how well. */
export const fillProblemOf = (source: FillSource): FillProblem => ({
  positions: source.positions.map(({ id, shift_id, work, room }) => ({ id, shift_id, work, room })),
  people: source.people.map((person) => fillPerson(source, person)),
  limits: source.event.limits,
  left_for: source.event.left_for,
});

const fillPerson = (source: FillSource, person: FillCandidate): FillPerson => {
  const fixed = fixedWork(source, person);
  const held = new Set(person.places.filter(({ locked }) => !locked).map(({ position_id }) => position_id));
  // positions of one shift and role differ by their zone only
  const known = new Map<string, number | null>();
  const tenthsIn = (position: FillSource['positions'][number]): number | null => {
    if (!person.type_ids.includes(position.type_id)) return null;
    const key = `${position.shift_id} ${position.type_id}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const can = canBeChosen(suitabilityIn(source, person, position, fixed));
    const tenths = can ? matchIn(source, person, position).tenths : null;
    known.set(key, tenths);
    return tenths;
  };
  return {
    id: person.id,
    gender: person.gender,
    fixed,
    held: source.positions
      .filter(({ id }) => held.has(id))
      .map((position) => ({ position_id: position.id, tenths: matchIn(source, person, position).tenths })),
    options: source.positions.flatMap((position) => {
      const tenths = position.room > 0 ? tenthsIn(position) : null;
      return tenths === null ? [] : [{ position_id: position.id, tenths }];
    }),
  };
};

/** Judged without the places of this event that may be moved. */
export const suitabilityIn = (
  { event }: FillSource,
  person: FillCandidate,
  position: Opening,
  fixed: readonly Booked[],
): Suitability => suitabilityOf({ ...person, booked: fixed }, position, event);

export const matchIn = (source: FillSource, person: FillCandidate, position: Opening): Match =>
  matchFor(source, person, [position]);

/** Work that stays as it is: everything but the unlocked places of this event. */
export const fixedWork = ({ positions }: FillSource, { booked, places }: FillCandidate): readonly Booked[] => {
  const held = new Set(places.filter(({ locked }) => !locked).map(({ position_id }) => position_id));
  if (held.size === 0) return booked;
  const movable = positions.filter(({ id }) => held.has(id)).map(({ work }) => work);
  return booked.filter(
    (one) =>
      one.as === 'leader' ||
      !movable.some(
        ({ event_id, starts_at }) => event_id === one.event_id && starts_at.getTime() === one.starts_at.getTime(),
      ),
  );
};
