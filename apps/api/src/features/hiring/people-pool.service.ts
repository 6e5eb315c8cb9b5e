import type { Opening } from '@proline/domain/hiring/candidate';
import type { MatchFrame } from '@proline/domain/hiring/candidate-match';
import { dayPieces } from '@proline/domain/people/availability';
import { GENDERS } from '@proline/domain/people/person-fields';
import { weekdayOf } from '@proline/domain/time/calendar-week';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { HiringFrame } from './hiring-frame.service.ts';
import { windowAround } from './people-facts.service.ts';
import { findFurtherNear, findInTouch, findNear, rankPool } from './people-pool.queries.ts';

type Place = Opening & { readonly shift_id: string; readonly room: number };

type Asked = {
  readonly frame: HiringFrame;
  readonly measures: MatchFrame;
  readonly places: readonly Place[];
  /** of those who are not in touch with the event */
  readonly most: number;
};

export type Pool = {
  readonly ids: readonly string[];
  /** how many could be asked; more than `ids` where not everybody can be judged */
  readonly near: number;
};

const rolesOf = (places: readonly Pick<Place, 'type_id'>[]) => [...new Set(places.map(({ type_id }) => type_id))];

/** Whom an event could ask for these places: whoever is in touch with it, and who lives near and does one of the roles. */
export async function findPool(db: Kysely<Database>, { frame, measures, places, most }: Asked): Promise<Pool> {
  const touch = await findInTouch(db, frame.event.id);
  const found = await findNear(db, { frame, type_ids: rolesOf(places), beside: touch, most });
  const ids = found.ids ?? [...new Set([...(await rankPool(db, rankingOf(frame, measures, places), most)), ...touch])];
  return { ids, near: found.all };
}

/** Everybody else who lives near and does one of these roles, so many at a time. */
export async function* furtherNear(
  db: Kysely<Database>,
  frame: HiringFrame,
  { type_ids, without, atOnce }: { type_ids: readonly string[]; without: readonly string[]; atOnce: number },
): AsyncGenerator<readonly string[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const ids = await findFurtherNear(db, { frame, type_ids, after, without, most: atOnce });
    const last = ids.at(-1);
    if (last === undefined) return;
    yield ids;
    after = last;
  }
}

const rankingOf = (frame: HiringFrame, measures: MatchFrame, places: readonly Place[]) => {
  const { city, venue, distances, near_cities, near_km, limits, weights, requirements, excluded } = frame;
  const { left_for } = measures.event;
  const shifts = [...new Map(places.map((place) => [place.shift_id, place])).values()];
  const wanted = Map.groupBy(places, ({ type_id, shift_id }) => `${type_id} ${shift_id}`);
  return {
    ...{ city, venue, distances, near_cities, near_km, limits, weights, requirements, excluded },
    event_id: frame.event.id,
    median_hours: measures.median_hours,
    expected_reliability: measures.expected_reliability,
    open_genders: left_for && GENDERS.filter((one) => left_for[one] > 0),
    shifts: shifts.map(({ shift_id, work }) => ({ shift_id, ...work })),
    hours: shifts.flatMap(({ shift_id, hours }) =>
      dayPieces(hours).map((piece) => ({ shift_id, ...piece, weekday: weekdayOf(piece.day) })),
    ),
    wanted: [...wanted.values()].flatMap((own) =>
      own.slice(0, 1).map(({ type_id, shift_id }) => ({
        type_id,
        shift_id,
        places: own.reduce((sum, { room }) => sum + room, 0),
      })),
    ),
    around: windowAround(shifts.map(({ work }) => work)),
  };
};
