import { clockHours } from '@proline/domain/hiring/candidate';
import { genderPlaces, type GenderPlaces } from '@proline/domain/hiring/gender-mix';
import type { FillCandidate, FillSource } from '@proline/domain/hiring/fill/fill-candidates';
import type { Booked } from '@proline/domain/hiring/work';
import { weekOfHours } from '@proline/domain/people/availability';
import { storedCity } from '@proline/domain/place/cities';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { readPlan } from '../event-plan/plan-read.service.ts';
import { readHiringRules } from '../settings/settings.service.ts';
import {
  findExperience,
  findPeople,
  findSaid,
  findWork,
  type BookingRow,
  type ExperienceRow,
} from './fill-people.queries.ts';
import { countPlaces, findHolders, findOpenPositions, type HolderRow } from './fill-places.queries.ts';

/** Of those who are not in touch with the event yet, the most reliable are judged. */
const MOST_CANDIDATES = 5_000;
/** A week before and after: caps of weeks and rest reach no farther. */
const AROUND_MS = 8 * 86_400_000;

/** Everything that decides about an event's open places, as it is now; undefined: there is no such event. */
export async function readFillSource(db: Kysely<Database>, event_id: string): Promise<FillSource | undefined> {
  const plan = await readPlan(db, event_id);
  if (plan === undefined) return undefined;
  const { event, steps } = plan;
  const positions = (await findOpenPositions(db, event_id)).map(({ type_id, id, shift_id, room, ...times }) => {
    const work = { event_id, ...times };
    return { id, shift_id, room, type_id, work, hours: clockHours(work, event.time_zone) };
  });
  const holders = await findHolders(db, event_id);
  const places = await countPlaces(db, event_id);
  const { limits, near_km, weights } = await readHiringRules(db);
  const people = await readPeople(db, event_id, storedCity(event.city), {
    from: new Date(Math.min(...positions.map(({ work }) => work.starts_at.getTime())) - AROUND_MS),
    until: new Date(Math.max(...positions.map(({ work }) => work.ends_at.getTime())) + AROUND_MS),
    holders,
    any: positions.length > 0,
  });
  const { requirements } = steps.stepTwo;
  return {
    event: {
      requirements,
      excluded: steps.stepThreeTeam.excluded,
      left_for: leftFor(genderPlaces(requirements, places), holders),
      limits,
      near_km,
    },
    positions,
    people,
    weights,
    median_hours: median(people.map(({ match }) => match.recent_hours)),
  };
}

type Around = {
  readonly from: Date;
  readonly until: Date;
  readonly holders: readonly HolderRow[];
  readonly any: boolean;
};

async function readPeople(
  db: Kysely<Database>,
  event_id: string,
  city: string,
  { from, until, holders, any }: Around,
): Promise<FillCandidate[]> {
  if (!any) return [];
  const rows = await findPeople(db, { event_id, city, most: MOST_CANDIDATES });
  const ids = rows.map(({ id }) => id);
  const work = Map.groupBy(await findWork(db, { ids, from, until }), ({ person_id }) => person_id);
  const said = new Map((await findSaid(db, ids)).map((one) => [one.person_id, one]));
  const experience = Map.groupBy(await findExperience(db, event_id, ids), ({ usher_id }) => usher_id);
  const places = Map.groupBy(holders, ({ usher_id }) => usher_id);
  return rows.map(({ reliability, ...person }) => {
    const own = places.get(person.id) ?? [];
    return {
      ...person,
      // no person has a pin yet
      distance_km: null,
      booked: (work.get(person.id) ?? []).map(bookedOf),
      invited: own.filter(({ invited }) => invited),
      places: own.filter(({ invited }) => !invited).map(({ position_id, stays }) => ({ position_id, locked: stays })),
      week: weekOfHours(said.get(person.id)?.hours ?? []),
      days_off: said.get(person.id)?.days_off ?? [],
      match: { reliability, ...experienceOf(experience.get(person.id) ?? []) },
    };
  });
}

const bookedOf = ({ event_id, starts_at, ends_at, work_date, minutes }: BookingRow): Booked =>
  work_date === null || minutes === null
    ? { event_id, starts_at, ends_at, as: 'leader' }
    : { event_id, starts_at, ends_at, work_date, minutes, as: 'usher' };

const experienceOf = (rows: readonly ExperienceRow[]) => ({
  in_roles: Object.fromEntries(rows.map(({ type_id, shifts }) => [type_id, shifts])),
  in_category: rows.reduce((sum, row) => sum + row.in_category, 0),
  for_client: rows.reduce((sum, row) => sum + row.for_client, 0),
  recent_hours: rows.reduce((sum, row) => sum + row.recent_minutes, 0) / 60,
});

/** What is locked, begun or held by an invitation has taken its share already; reserves hold no place. */
const leftFor = (quota: GenderPlaces | null, holders: readonly HolderRow[]): GenderPlaces | null => {
  if (quota === null) return null;
  const taken = holders.filter(({ stays, invited, reserve }) => (stays || invited) && !reserve);
  const left = (gender: keyof GenderPlaces): number =>
    Math.max(0, quota[gender] - taken.filter((one) => one.gender === gender).length);
  return { female: left('female'), male: left('male') };
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
