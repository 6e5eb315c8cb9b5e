import type { Candidate } from '@proline/domain/hiring/candidate';
import type { KnownCandidate } from '@proline/domain/hiring/candidate-match';
import type { Booked } from '@proline/domain/hiring/work';
import { weekOfHours } from '@proline/domain/people/availability';
import { kilometresFromHome } from '@proline/domain/place/city-pins';
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
  type PersonRow,
  type SaidRow,
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
  frame: HiringFrame,
  { ids, shifts, invited, without = [] }: Wanted,
): Promise<Ruled[]> {
  if (ids.length === 0 || shifts.length === 0) return [];
  const rows = await findFacts(db, { event_id: frame.event.id, city: frame.city, ids });
  const said = await readSaid(db, { ids, ...windowAround(shifts), without });
  return rows.map((row) => ruledOf(frame, row, said(row.id), invited(row.id)));
}

type Said = { readonly work: readonly BookingRow[]; readonly hours: SaidRow | undefined };

/** The work that these people have between two moments, and when they say that they can work. */
async function readSaid(db: Kysely<Database>, wanted: Parameters<typeof findWork>[1]) {
  const work = Map.groupBy(await findWork(db, wanted), ({ person_id }) => person_id);
  const hours = new Map((await findSaid(db, wanted.ids)).map((one) => [one.person_id, one]));
  return (id: string): Said => ({ work: work.get(id) ?? [], hours: hours.get(id) });
}

const ruledOf = (
  { distances, venue }: HiringFrame,
  { city, pin, ...person }: PersonRow,
  { work, hours }: Said,
  invited: readonly Period[],
): Ruled => ({
  ...person,
  distance_km: kilometresFromHome({ city, pin }, venue, distances),
  booked: work.map(bookedOf),
  invited,
  week: weekOfHours(hours?.hours ?? []),
  days_off: hours?.days_off ?? [],
});

const withExperience = ({ reliability, ...person }: Ruled, rows: readonly ExperienceRow[]): KnownCandidate => ({
  ...person,
  match: { reliability, ...experienceOf(rows) },
});

/** The same with what the score asks for. */
export async function readCandidates(
  db: Kysely<Database>,
  frame: HiringFrame,
  wanted: Wanted,
): Promise<KnownCandidate[]> {
  const people = await readRuled(db, frame, wanted);
  const ids = people.map(({ id }) => id);
  const experience = Map.groupBy(await findExperience(db, frame.event.id, ids), ({ usher_id }) => usher_id);
  return people.map((person) => withExperience(person, experience.get(person.id) ?? []));
}

/** So many are read by one statement. */
const AT_ONCE = 1_000;

type AtEvent = {
  readonly frame: HiringFrame;
  readonly ids: readonly string[];
  readonly shifts: readonly Period[];
  readonly invited: (id: string) => readonly Period[];
};

/** The same for people who have applied to several events; what is said about a person at one event is said once. */
export async function readApplicants(
  db: Kysely<Database>,
  events: readonly AtEvent[],
): Promise<readonly ReadonlyMap<string, KnownCandidate>[]> {
  const found = events.map(() => new Map<string, KnownCandidate>());
  const ids = [...new Set(events.flatMap((one) => one.ids))];
  const [first] = events;
  if (first === undefined) return found;
  const widest = windowAround(events.flatMap(({ shifts }) => shifts));
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const rows = new Map(
      (await findFacts(db, { event_id: first.frame.event.id, city: first.frame.city, ids: some })).map((row) => [
        row.id,
        row,
      ]),
    );
    const said = await readSaid(db, { ids: some, ...widest, without: [] });
    for (const [n, { frame, shifts, invited, ...event }] of events.entries()) {
      const here = event.ids.filter((id) => rows.has(id));
      if (here.length === 0) continue;
      const experience = Map.groupBy(await findExperience(db, frame.event.id, here), ({ usher_id }) => usher_id);
      const around = windowAround(shifts);
      for (const id of here) {
        const row = rows.get(id);
        if (!row) continue;
        const { work, hours } = said(id);
        const near = work.filter(({ starts_at, ends_at }) => starts_at < around.until && ends_at > around.from);
        const person = { ...row, in_city: row.city === frame.city, applied: true };
        const ruled = ruledOf(frame, person, { work: near, hours }, invited(id));
        found[n]?.set(id, withExperience(ruled, experience.get(id) ?? []));
      }
    }
  }
  return found;
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
