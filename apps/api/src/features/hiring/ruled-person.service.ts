import type { Candidate, HiringEvent } from '@proline/domain/hiring/candidate';
import type { Kysely } from 'kysely';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { readHiringFrame } from './hiring-frame.service.ts';
import { findInvitedOf } from './people-facts.queries.ts';
import { readRuled } from './people-facts.service.ts';

/** One person and one event, as the rules of hiring see them. The mix of women and men is asked with the places. */
export type RuledPerson = {
  readonly person: Candidate;
  readonly rules: Omit<HiringEvent, 'left_for'>;
};

type Wanted = {
  readonly event_id: string;
  readonly usher_id: string;
  /** assignments that are about to be left: a move is judged without the place where somebody is */
  readonly without?: readonly string[] | undefined;
};

/** Read after both are held, so that nobody books the person meanwhile. Undefined: one of them is gone. */
export async function readRuledPerson(
  db: Kysely<Database>,
  { event_id, usher_id, without }: Wanted,
): Promise<RuledPerson | undefined> {
  const ruled = await readRuledPeople(db, { event_id, usher_ids: [usher_id], without });
  const person = ruled?.people.get(usher_id);
  return ruled && person && { person, rules: ruled.rules };
}

type WantedPeople = Omit<Wanted, 'usher_id'> & { readonly usher_ids: readonly string[] };

/** The same of many people at one event. Undefined: the event is gone. */
export async function readRuledPeople(
  db: Kysely<Database>,
  { event_id, usher_ids: ids, without = [] }: WantedPeople,
): Promise<{ people: ReadonlyMap<string, Candidate>; rules: RuledPerson['rules'] } | undefined> {
  const frame = await readHiringFrame(db, event_id);
  if (frame === undefined) return undefined;
  const { requirements, excluded, limits, near_km, event } = frame;
  const { starts_at, ends_at } = event;
  if (starts_at === null || ends_at === null) throw new Refusal('event_not_open');
  const invited = Map.groupBy(await findInvitedOf(db, { event_id, ids, without }), ({ usher_id }) => usher_id);
  const shifts = [{ starts_at, ends_at }];
  const people = await readRuled(db, frame, { ids, shifts, invited: (id) => invited.get(id) ?? [], without });
  return {
    people: new Map(people.map((person) => [person.id, person])),
    rules: { requirements, excluded, limits, near_km },
  };
}

/** How far from the venue of an event people live; null: their distance is not known. */
export async function readDistances(
  db: Kysely<Database>,
  event_id: string,
  usher_ids: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const frame = await readHiringFrame(db, event_id);
  const { starts_at, ends_at } = frame?.event ?? { starts_at: null, ends_at: null };
  if (frame === undefined || starts_at === null || ends_at === null) return new Map();
  const people = await readRuled(db, frame, { ids: usher_ids, shifts: [{ starts_at, ends_at }], invited: () => [] });
  return new Map(people.map(({ id, distance_km }) => [id, distance_km]));
}
