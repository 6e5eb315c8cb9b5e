import type { Candidate } from '@proline/domain/hiring/candidate';
import type { KnownCandidate } from '@proline/domain/hiring/candidate-match';
import type { Booked } from '@proline/domain/hiring/work';
import { weekOfHours } from '@proline/domain/people/availability';
import type { Period } from '@proline/domain/time/period';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { HiringFrame } from './hiring-frame.service.ts';
import {
  findExperience,
  findFacts,
  findSaid,
  findWork,
  type BookingRow,
  type ExperienceRow,
} from './people-facts.queries.ts';

/** A week before and after: caps of weeks and rest reach no farther. */
const AROUND_MS = 8 * 86_400_000;

type Wanted = {
  readonly ids: readonly string[];
  /** the shifts in question */
  readonly shifts: readonly Period[];
  /** invitations of each to this event that are not answered */
  readonly invited: (id: string) => readonly Period[];
  /** assignments that are about to be left */
  readonly without?: readonly string[] | undefined;
};

/** In which other work matters. */
export const windowAround = (shifts: readonly Period[]) => ({
  from: new Date(Math.min(...shifts.map(({ starts_at }) => starts_at.getTime())) - AROUND_MS),
  until: new Date(Math.max(...shifts.map(({ ends_at }) => ends_at.getTime())) + AROUND_MS),
});

/** What these people are booked for around these hours, work and leading. */
export async function readBooked(
  db: Kysely<Database>,
  ids: readonly string[],
  shifts: readonly Period[],
): Promise<Map<string, Booked[]>> {
  if (ids.length === 0 || shifts.length === 0) return new Map();
  const rows = await findWork(db, { ids, ...windowAround(shifts), without: [] });
  const byPerson = Map.groupBy(rows, ({ person_id }) => person_id);
  return new Map([...byPerson].map(([id, own]) => [id, own.map(bookedOf)]));
}

type Ruled = Candidate & { readonly reliability: number | null };

/** Everything that the rules ask about these people, in the order of their ids. */
export async function readRuled(
  db: Kysely<Database>,
  { event, city, distances }: HiringFrame,
  { ids, shifts, invited, without = [] }: Wanted,
): Promise<Ruled[]> {
  if (ids.length === 0 || shifts.length === 0) return [];
  const rows = await findFacts(db, { event_id: event.id, city, ids });
  const work = Map.groupBy(await findWork(db, { ids, ...windowAround(shifts), without }), ({ person_id }) => person_id);
  const said = new Map((await findSaid(db, ids)).map((one) => [one.person_id, one]));
  return rows.map(({ city: home, ...person }) => ({
    ...person,
    distance_km: distances.get(home) ?? null,
    booked: (work.get(person.id) ?? []).map(bookedOf),
    invited: invited(person.id),
    week: weekOfHours(said.get(person.id)?.hours ?? []),
    days_off: said.get(person.id)?.days_off ?? [],
  }));
}

/** The same with what the score asks for. */
export async function readCandidates(
  db: Kysely<Database>,
  frame: HiringFrame,
  wanted: Wanted,
): Promise<KnownCandidate[]> {
  const people = await readRuled(db, frame, wanted);
  const ids = people.map(({ id }) => id);
  const experience = Map.groupBy(await findExperience(db, frame.event.id, ids), ({ usher_id }) => usher_id);
  return people.map(({ reliability, ...person }) => ({
    ...person,
    match: { reliability, ...experienceOf(experience.get(person.id) ?? []) },
  }));
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
