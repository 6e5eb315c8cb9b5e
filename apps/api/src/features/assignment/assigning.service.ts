import {
  refuseAssigning,
  reservesOf,
  takesStaff,
  type AssignAs,
  type AssignFacts,
} from '@proline/domain/assignment/assigning';
import { clockHours, type HiringEvent, type Opening } from '@proline/domain/hiring/candidate';
import { suitabilityForAll } from '@proline/domain/hiring/candidate-match';
import type { Suitability } from '@proline/domain/hiring/suitability';
import { isOldEnough } from '@proline/domain/people/age';
import { overlaps } from '@proline/domain/time/period';
import type { Kysely } from 'kysely';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { leftForGenders } from '../hiring/hiring-frame.service.ts';
import { readRuledPerson, type RuledPerson } from '../hiring/ruled-person.service.ts';
import { whyGone } from '../person/person-record.service.ts';
import {
  findEvent,
  findPositions,
  findUsher,
  holdEvent,
  holdPositions,
  holdUsher,
  positionsOfRole,
  type HeldEvent,
  type HeldPosition,
  type HeldUsher,
} from './assignment.queries.ts';
import { bookPlaces, type Given, type Giver } from './booking.service.ts';

export type { HeldPosition } from './assignment.queries.ts';
export { bookPlaces, endOverlapping, type Giver } from './booking.service.ts';

export type Pair = { readonly event: HeldEvent; readonly usher: HeldUsher };

/** With what the rules of hiring ask about them, read while both are held. */
export type Held = Pair & RuledPerson;

/** The event, then the person: everybody takes them in this order. Enough for whoever gives nothing. */
export async function holdPair(tx: Giver['tx'], event_id: string, usher_id: string): Promise<Pair> {
  const event = await holdEvent(tx, event_id);
  if (!event) throw new Refusal('not_found');
  const usher = await holdUsher(tx, usher_id);
  if (!usher) throw await whyGone(tx, usher_id);
  return { event, usher };
}

/** What the rules ask about a pair that is held; `without`: assignments that are about to be left, by which nobody is judged. */
export async function withRules<P extends Pair>(
  tx: Giver['tx'],
  pair: P,
  without: readonly string[] = [],
): Promise<P & RuledPerson> {
  const ruled = await readRuledPerson(tx, { event_id: pair.event.id, usher_id: pair.usher.id, without });
  if (!ruled) throw await whyGone(tx, pair.usher.id);
  return { ...pair, ...ruled };
}

export const holdBoth = async (tx: Giver['tx'], event_id: string, usher_id: string): Promise<Held> =>
  withRules(tx, await holdPair(tx, event_id, usher_id));

/** Held until the end, whatever its status. */
export async function holdAnyEvent(tx: Giver['tx'], id: string): Promise<HeldEvent> {
  const event = await holdEvent(tx, id);
  if (!event) throw new Refusal('not_found');
  return event;
}

/** Held until the end, while it takes staff. */
export async function holdOpenEvent(tx: Giver['tx'], id: string): Promise<HeldEvent> {
  const event = await holdAnyEvent(tx, id);
  if (!takesStaff(event.status)) throw new Refusal('event_not_open');
  return event;
}

type OfRole = { readonly event_id: string; readonly usher_id: string; readonly type_id: string };

/** The positions of an event in one role, as they are for this usher; held until the end. */
export const holdRole = async (tx: Giver['tx'], { event_id, usher_id, type_id }: OfRole): Promise<HeldPosition[]> =>
  holdPositions(tx, usher_id, await positionsOfRole(tx, event_id, type_id));

/** The same for whoever only looks. Nobody can be held of whom the record is gone. */
export async function readRole(db: Kysely<Database>, { event_id, usher_id, type_id }: OfRole) {
  const [event, usher] = [await findEvent(db, event_id), await findUsher(db, usher_id)];
  const ruled = await readRuledPerson(db, { event_id, usher_id });
  const positions = await findPositions(db, usher_id, await positionsOfRole(db, event_id, type_id));
  return { held: event && usher && ruled ? { event, usher, ...ruled } : null, positions };
}

/** One position, held until the end, as it is for this usher. */
export const holdPlace = async (tx: Giver['tx'], usher_id: string, position_id: string) =>
  (await holdPositions(tx, usher_id, [position_id]))[0];

const openingOf = ({ event }: Held, position: HeldPosition): Opening => {
  const { event_id, work_date, starts_at, ends_at, minutes, type_id } = position;
  const work = { event_id, work_date, starts_at, ends_at, minutes };
  return { work, type_id, hours: clockHours(work, event.time_zone) };
};

/** What the rules say about having all of these positions, for each of them; `taken`: shifts that are given already. */
export const judgePositions = (
  held: Held,
  positions: readonly HeldPosition[],
  taken: readonly Opening['work'][] = [],
): readonly Suitability[] => {
  const { person, rules } = held;
  const mix = positions[0]?.mix ?? null;
  const left = mix && leftForGenders(rules.requirements, mix.places, mix);
  const event: HiringEvent = {
    ...rules,
    left_for: left && { female: left.female - taken.length, male: left.male - taken.length },
  };
  const booked = [...person.booked, ...taken.map((work) => ({ ...work, as: 'usher' as const }))];
  return suitabilityForAll(
    { ...person, booked },
    positions.map((position) => openingOf(held, position)),
    event,
  );
};

export const NOTHING_AGAINST: Suitability = { unsuitable: [], hand_only: [], flags: [] };

/** What the rule is asked about one position; judged by itself unless it is one of several. */
export const assignFactsOf = (
  held: Held,
  position: HeldPosition,
  suitability: Suitability = judgePositions(held, [position])[0] ?? NOTHING_AGAINST,
): AssignFacts => ({
  event_status: held.event.status,
  now: held.event.now,
  shift_ends_at: position.ends_at,
  usher_status: held.usher.status,
  is_of_age: held.usher.birth_date !== null && isOldEnough(held.usher.birth_date, held.usher.today),
  holds_shift: position.holds_shift,
  suitability,
  places_left: position.places_left,
  reserves_left: reservesOf(position.headcount, position.reserve_percent) - position.reserves,
});

type Giving = Giver & {
  readonly event_id: string;
  readonly usher_id: string;
  readonly position_ids: readonly string[];
  readonly as: AssignAs;
  /** of an invitation */
  readonly expires_at?: Date;
  /** the assignment of a no-show */
  readonly replaces?: string;
};

/** All of these places or none. */
export async function givePlaces({ as, expires_at, ...giving }: Giving): Promise<Given> {
  const { tx, event_id, usher_id } = giving;
  const position_ids = [...new Set(giving.position_ids)];
  const held = await holdBoth(tx, event_id, usher_id);
  const positions = await holdPositions(tx, usher_id, position_ids);
  refuseGiving(held, positions, { as, expires_at, position_ids: giving.position_ids });
  return bookPlaces(giving, held, {
    position_ids,
    status: as.status,
    reserve: as.reserve,
    expires_at: expires_at ?? null,
    application_id: null,
    replaces: giving.replaces ?? null,
  });
}

type Asked = {
  readonly position_ids: readonly string[];
  readonly as: AssignAs;
  readonly expires_at?: Date | undefined;
};

/** Throws why somebody cannot have all of these positions, as they are now. */
export function refuseGiving(held: Held, positions: readonly HeldPosition[], asked: Asked): void {
  const { as, expires_at } = asked;
  const position_ids = [...new Set(asked.position_ids)];
  if (positions.length < position_ids.length || positions.some(({ event_id }) => event_id !== held.event.id))
    throw new Refusal('not_found');
  if (asked.position_ids.length > position_ids.length || anyOverlap(positions))
    throw new Refusal('positions_overlap', { errors: { position_ids: ['positions_overlap'] } });
  refuseAny(held, positions, { as, position_ids });
  if (expires_at && positions.some((position) => !isAhead(expires_at, position, held.event.now)))
    throw new Refusal('expiry_passed', { errors: { expires_at: ['expiry_passed'] } });
}

/** An invitation ends before the work begins; to work that has begun, before it is over. */
const isAhead = (expires_at: Date, { starts_at, ends_at }: HeldPosition, now: Date): boolean =>
  expires_at > now && expires_at <= (starts_at > now ? starts_at : ends_at);

/** Of several places it is said which do not fit, and why. */
function refuseAny(
  held: Held,
  positions: readonly HeldPosition[],
  { as, position_ids }: { readonly as: AssignAs; readonly position_ids: readonly string[] },
): void {
  const judged = judgePositions(held, positions);
  const refused = positions.flatMap((position, n) => {
    const code = refuseAssigning(assignFactsOf(held, position, judged[n]), as);
    return code === null ? [] : [{ code, at: position_ids.indexOf(position.position_id) }];
  });
  const [first] = refused;
  if (!first) return;
  const errors = Object.fromEntries(refused.map(({ code, at }) => [`position_ids.${at}`, [code]]));
  throw new Refusal(first.code, positions.length > 1 ? { errors } : {});
}

const anyOverlap = (positions: readonly HeldPosition[]): boolean =>
  positions.some((one, n) => positions.slice(n + 1).some((other) => overlaps(one, other)));
