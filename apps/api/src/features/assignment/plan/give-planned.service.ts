import type { AssignAs } from '@proline/domain/assignment/assigning';
import { overlaps } from '@proline/domain/time/period';
import { Refusal } from '../../../platform/http/refusal.ts';
import { behindSavepoint } from '../../../platform/postgres/savepoint.ts';
import { readRuledPeople } from '../../hiring/ruled-person.service.ts';
import { whyGone } from '../../person/person-record.service.ts';
import { givePlaces, refuseGiving, type Giver } from '../assigning.service.ts';
import { findUshers, holdPositions, type GivenPlace, type HeldEvent } from '../assignment.queries.ts';
import { bookAll } from '../booking.service.ts';
import { findShiftsOf } from './plan-changes.queries.ts';

type Planned = {
  readonly event: HeldEvent;
  /** the positions of each person, in the order in which people get theirs */
  readonly wanted: ReadonlyMap<string, readonly string[]>;
  readonly as: AssignAs;
  readonly expires_at?: Date | undefined;
};

type Outcome = {
  readonly usher_id: string;
  readonly position_id: string;
  readonly given: GivenPlace | Refusal;
};

/**
 * Gives many people their places: each gets all of them or, where that is refused, as many as fit, by the rules of a hand and in
 * their order. Event, people and positions are held by the caller. It takes few statements; what the database refuses of them is
 * done again one person after the other.
 */
export async function givePlanned(giver: Giver, planned: Planned): Promise<readonly Outcome[]> {
  if (planned.wanted.size === 0) return [];
  const together = await behindSavepoint(giver.tx, () => giveTogether(giver, planned));
  return together instanceof Refusal ? giveOneByOne(giver, planned) : together;
}

async function giveTogether(giver: Giver, planned: Planned): Promise<readonly Outcome[]> {
  const { event, wanted, as, expires_at } = planned;
  const stand = await readStand(giver.tx, planned);
  const judged = await inParts(wanted, (usher_id, part) => stand.give(usher_id, part));
  const fits = judged.filter(({ result }) => result === null);
  const { assignments } = await bookAll(giver, event, {
    shares: fits.map((share) => ({ ...share, reserve: as.reserve })),
    distances: stand.distances,
    terms: { status: as.status, expires_at: expires_at ?? null, application_id: null },
  });
  const places = new Map(assignments.map((place) => [keyOf(place), place]));
  return judged.map(({ usher_id, position_id, result }) => ({
    ...{ usher_id, position_id },
    given: result ?? given(places.get(keyOf({ usher_id, position_id }))),
  }));
}

async function giveOneByOne(giver: Giver, { event, wanted, as, expires_at }: Planned): Promise<readonly Outcome[]> {
  const judged = await inParts(wanted, (usher_id, position_ids) =>
    behindSavepoint(giver.tx, () =>
      givePlaces({ ...giver, event_id: event.id, usher_id, position_ids, as, ...(expires_at && { expires_at }) }),
    ),
  );
  return judged.map(({ usher_id, position_id, result }) => ({
    ...{ usher_id, position_id },
    given:
      result instanceof Refusal ? result : given(result.assignments.find((place) => place.position_id === position_id)),
  }));
}

const keyOf = ({ usher_id, position_id }: { usher_id: string; position_id: string }) => `${usher_id} ${position_id}`;

const given = (place: GivenPlace | undefined): GivenPlace => {
  if (!place) throw new Error('A place of a plan was not given.');
  return place;
};

type Result<Given> = { readonly usher_id: string; readonly position_id: string; readonly result: Given | Refusal };

/** Each person's positions together or, where that is refused, one after the other. */
async function inParts<Given>(
  wanted: Planned['wanted'],
  give: (usher_id: string, position_ids: readonly string[]) => Promise<Given | Refusal>,
): Promise<Result<Given>[]> {
  const results: Result<Given>[] = [];
  for (const [usher_id, own] of wanted) {
    const together = await give(usher_id, own);
    const parts = together instanceof Refusal && own.length > 1 ? own.map((id) => [id]) : [own];
    for (const part of parts) {
      const result = part === own ? together : await give(usher_id, part);
      results.push(...part.map((position_id) => ({ usher_id, position_id, result })));
    }
  }
  return results;
}

/** Everybody and every position as they are, and as they become while places are given. */
async function readStand(tx: Giver['tx'], { event, wanted, as, expires_at }: Planned) {
  const ids = [...wanted.keys()];
  const ushers = new Map((await findUshers(tx, ids)).map((usher) => [usher.id, usher]));
  const ruled = await readRuledPeople(tx, { event_id: event.id, usher_ids: ids });
  if (!ruled) throw new Refusal('not_found');
  const { rules } = ruled;
  const people = new Map(ruled.people);
  const read = await holdPositions(tx, null, [...new Set([...wanted.values()].flat())]);
  const positions = new Map(read.map((position) => [position.position_id, position]));
  let mix = read[0]?.mix ?? null;
  const held = Map.groupBy(await findShiftsOf(tx, event.id, ids), ({ usher_id }) => usher_id);
  const shifts = new Map([...held].map(([id, own]) => [id, new Set(own.map(({ shift_id }) => shift_id))]));

  /** Null: theirs from now on. */
  const give = async (usher_id: string, position_ids: readonly string[]): Promise<null | Refusal> => {
    const [usher, person] = [ushers.get(usher_id), people.get(usher_id)];
    if (!usher || !person) return whyGone(tx, usher_id);
    const own = shifts.get(usher_id) ?? new Set();
    const asked = [...positions.values()]
      .filter(({ position_id }) => position_ids.includes(position_id))
      .map((position) => ({ ...position, mix, holds_shift: own.has(position.shift_id) }));
    try {
      refuseGiving({ event, usher, person, rules }, asked, { as, expires_at, position_ids });
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
    for (const position of asked) {
      const { places_left, reserves } = position;
      positions.set(position.position_id, {
        ...position,
        ...(as.reserve ? { reserves: reserves + 1 } : { places_left: places_left - 1 }),
      });
    }
    const { gender } = person;
    if (mix && gender && !as.reserve) mix = { ...mix, [gender]: mix[gender] + asked.length };
    shifts.set(usher_id, new Set([...own, ...asked.map(({ shift_id }) => shift_id)]));
    people.set(usher_id, {
      ...person,
      ...(as.status === 'confirmed'
        ? {
            booked: [...person.booked, ...asked.map((work) => ({ ...work, as: 'usher' as const }))],
            invited: person.invited.filter((one) => !asked.some((other) => overlaps(one, other))),
          }
        : { invited: [...person.invited, ...asked] }),
    });
    return null;
  };

  return { give, distances: new Map([...people].map(([id, { distance_km }]) => [id, distance_km])) };
}
