import { reservesOf } from '@proline/domain/assignment/assigning';
import { clockHours } from '@proline/domain/hiring/candidate';
import type { FillCandidate, FillSource } from '@proline/domain/hiring/fill/fill-candidates';
import type { Gender } from '@proline/domain/people/person-fields';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { leftForGenders, matchFrameOf, readHiringFrame } from '../hiring/hiring-frame.service.ts';
import { readCandidates } from '../hiring/people-facts.service.ts';
import { findPool, furtherNear } from '../hiring/people-pool.service.ts';
import { countPlaces, findHolders, findOpenPositions } from './fill-places.queries.ts';

/** So many are judged of those who are not in touch with the event yet. */
const MOST_CANDIDATES = 5_000;
/** Whoever is left is read so many at a time, so that requests are answered in between. */
const AT_ONCE = 200;

/** Everything that decides about an event's open places, as it is now; undefined: there is no such event. */
export async function readFillSource(
  db: Kysely<Database>,
  event_id: string,
  { most = MOST_CANDIDATES, reserves = false }: { most?: number; reserves?: boolean } = {},
): Promise<FillSource | undefined> {
  const frame = await readHiringFrame(db, event_id);
  if (frame === undefined) return undefined;
  const positions = (await findOpenPositions(db, event_id)).map(
    ({ type_id, id, shift_id, room, headcount, reserves: standBy, reserve_percent, ...times }) => {
      const work = { event_id, ...times };
      const reserve_room = reserves ? Math.max(0, reservesOf(headcount, reserve_percent) - standBy) : 0;
      return { id, shift_id, room, reserve_room, type_id, work, hours: clockHours(work, frame.event.time_zone) };
    },
  );
  const holders = await findHolders(db, event_id);
  const held = Map.groupBy(holders, ({ usher_id }) => usher_id);
  // what is locked, begun or held by an invitation has taken its share of a mix already; reserves hold no place
  const taken = holders.filter(({ stays, invited, reserve }) => (stays || invited) && !reserve);
  const of = (gender: Gender): number => taken.filter((one) => one.gender === gender).length;
  const mix = { female: of('female'), male: of('male') };
  const left_for = leftForGenders(frame.requirements, await countPlaces(db, event_id), mix);
  const measures = await matchFrameOf(db, frame, left_for);
  const { ids, near } = await findPool(db, {
    ...{ frame, measures, most },
    places: positions
      .map((position) => ({ ...position, room: position.room + position.reserve_room }))
      .filter(({ room }) => room > 0),
  });
  const people: FillCandidate[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const known = await readCandidates(db, frame, {
      ids: ids.slice(from, from + AT_ONCE),
      shifts: positions.map(({ work }) => work),
      invited: (id) => (held.get(id) ?? []).filter(({ invited }) => invited),
    });
    people.push(
      ...known.map((person) => ({
        ...person,
        places: (held.get(person.id) ?? [])
          .filter(({ invited }) => !invited)
          .map(({ position_id, stays }) => ({ position_id, locked: stays })),
      })),
    );
  }
  return { ...measures, positions, people, near };
}

/** Whoever else lives near and does one of these roles, some at a time. Nobody of them is in touch with the event. */
export async function* readFurther(
  db: Kysely<Database>,
  event_id: string,
  { positions, people }: FillSource,
  type_ids: readonly string[],
): AsyncGenerator<readonly FillCandidate[]> {
  const frame = await readHiringFrame(db, event_id);
  if (frame === undefined) return;
  const without = people.map(({ id }) => id);
  const shifts = positions.map(({ work }) => work);
  for await (const ids of furtherNear(db, frame, { type_ids, without, atOnce: AT_ONCE })) {
    const known = await readCandidates(db, frame, { ids, shifts, invited: () => [] });
    yield known.map((person) => ({ ...person, places: [] }));
  }
}
