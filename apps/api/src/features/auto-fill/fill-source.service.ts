import { clockHours } from '@proline/domain/hiring/candidate';
import type { FillCandidate, FillSource } from '@proline/domain/hiring/fill/fill-candidates';
import type { Gender } from '@proline/domain/people/person-fields';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { leftForGenders, matchFrameOf, readHiringFrame } from '../hiring/hiring-frame.service.ts';
import { readCandidates } from '../hiring/people-facts.service.ts';
import { findPool } from './fill-people.queries.ts';
import { countPlaces, findHolders, findOpenPositions } from './fill-places.queries.ts';

/** Of those who are not in touch with the event yet, the most reliable are judged. */
const MOST_CANDIDATES = 5_000;

/** Everything that decides about an event's open places, as it is now; undefined: there is no such event. */
export async function readFillSource(db: Kysely<Database>, event_id: string): Promise<FillSource | undefined> {
  const frame = await readHiringFrame(db, event_id);
  if (frame === undefined) return undefined;
  const positions = (await findOpenPositions(db, event_id)).map(({ type_id, id, shift_id, room, ...times }) => {
    const work = { event_id, ...times };
    return { id, shift_id, room, type_id, work, hours: clockHours(work, frame.event.time_zone) };
  });
  const holders = await findHolders(db, event_id);
  const held = Map.groupBy(holders, ({ usher_id }) => usher_id);
  const known = await readCandidates(db, frame, {
    ids: await findPool(db, { event_id, cities: frame.near_cities, most: MOST_CANDIDATES }),
    shifts: positions.map(({ work }) => work),
    invited: (id) => (held.get(id) ?? []).filter(({ invited }) => invited),
  });
  const people = known.map((person): FillCandidate => ({
    ...person,
    places: (held.get(person.id) ?? [])
      .filter(({ invited }) => !invited)
      .map(({ position_id, stays }) => ({ position_id, locked: stays })),
  }));
  // what is locked, begun or held by an invitation has taken its share of a mix already; reserves hold no place
  const taken = holders.filter(({ stays, invited, reserve }) => (stays || invited) && !reserve);
  const of = (gender: Gender): number => taken.filter((one) => one.gender === gender).length;
  const mix = { female: of('female'), male: of('male') };
  const left_for = leftForGenders(frame.requirements, await countPlaces(db, event_id), mix);
  return { ...(await matchFrameOf(db, frame, left_for)), positions, people };
}
