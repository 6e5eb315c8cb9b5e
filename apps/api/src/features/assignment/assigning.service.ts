import {
  refuseAssigning,
  reservesOf,
  takesStaff,
  type AssignAs,
  type AssignFacts,
} from '@proline/domain/assignment/assigning';
import { isOldEnough } from '@proline/domain/people/age';
import { overlaps } from '@proline/domain/time/period';
import type { Kysely, Transaction } from 'kysely';
import type { Audit } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { whyGone } from '../person/person-record.service.ts';
import { touchEvents } from './assignment-change.queries.ts';
import {
  endClashing,
  findEvent,
  findPositions,
  findUsher,
  holdEvent,
  holdPositions,
  holdUsher,
  insertPlaces,
  positionsOfRole,
  type GivenPlace,
  type HeldEvent,
  type HeldPosition,
  type HeldUsher,
} from './assignment.queries.ts';
import { tellOfWork } from './work-message.service.ts';

export type { HeldPosition } from './assignment.queries.ts';

/** Who gives places, and in whose name. A request, each row of a job and the clock go the same way. */
export type Giver = {
  readonly tx: Transaction<Database>;
  readonly audit: Audit;
  /** null: the program itself */
  readonly admin_id: string | null;
};

export type Held = { readonly event: HeldEvent; readonly usher: HeldUsher };

/** The event, then the person: everybody takes them in this order. */
export async function holdBoth(tx: Giver['tx'], event_id: string, usher_id: string): Promise<Held> {
  const event = await holdEvent(tx, event_id);
  if (!event) throw new Refusal('not_found');
  const usher = await holdUsher(tx, usher_id);
  if (!usher) throw await whyGone(tx, usher_id);
  return { event, usher };
}

/** Held until the end, while it takes staff. */
export async function holdOpenEvent(tx: Giver['tx'], id: string): Promise<HeldEvent> {
  const event = await holdEvent(tx, id);
  if (!event) throw new Refusal('not_found');
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
  const positions = await findPositions(db, usher_id, await positionsOfRole(db, event_id, type_id));
  return { held: event && usher ? { event, usher } : null, positions };
}

/** What the rule is asked about one position. */
export const assignFactsOf = ({ event, usher }: Held, position: HeldPosition): AssignFacts => ({
  event_status: event.status,
  now: event.now,
  shift_ends_at: position.ends_at,
  usher_status: usher.status,
  is_of_age: usher.birth_date !== null && isOldEnough(usher.birth_date, usher.today),
  is_excluded: event.excluded.includes(usher.id),
  holds_shift: position.holds_shift,
  is_busy: position.is_busy,
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
};

type Given = { readonly assignments: readonly GivenPlace[]; readonly invitations_ended: number };

/** All of these places or none. */
export async function givePlaces({ as, expires_at, ...giving }: Giving): Promise<Given> {
  const { tx, event_id, usher_id } = giving;
  const position_ids = [...new Set(giving.position_ids)];
  const held = await holdBoth(tx, event_id, usher_id);
  const positions = await holdPositions(tx, usher_id, position_ids);
  if (positions.length < position_ids.length || positions.some((position) => position.event_id !== event_id))
    throw new Refusal('not_found');
  for (const position of positions) {
    const refusal = refuseAssigning(assignFactsOf(held, position), as);
    if (refusal !== null) throw new Refusal(refusal);
    if (expires_at && (expires_at <= held.event.now || expires_at > position.starts_at))
      throw new Refusal('expiry_passed', { errors: { expires_at: ['expiry_passed'] } });
  }
  if (giving.position_ids.length > position_ids.length || anyOverlap(positions))
    throw new Refusal('positions_overlap', { errors: { position_ids: ['positions_overlap'] } });
  return bookPlaces(giving, held, { position_ids, ...as, expires_at: expires_at ?? null, application_id: null });
}

const anyOverlap = (positions: readonly HeldPosition[]): boolean =>
  positions.some((one, n) => positions.slice(n + 1).some((other) => overlaps(one, other)));

type Places = Omit<Parameters<typeof insertPlaces>[1], 'usher_id'>;

/** Writes what was judged before; the database refuses what another transaction has taken meanwhile. */
export async function bookPlaces(giver: Giver, { event, usher }: Held, places: Places): Promise<Given> {
  const { tx, audit, admin_id } = giver;
  const given = await insertPlaces(tx, { usher_id: usher.id, ...places });
  const isConfirmed = places.status === 'confirmed';
  const ids = given.map(({ id }) => id);
  const invitations_ended = isConfirmed ? await endOverlapping(giver, usher.id, ids) : 0;
  await audit(
    ...given.map(({ id, role, starts_at }) => ({
      action: isConfirmed ? ('assign' as const) : ('invite_to_work' as const),
      entity: 'assignment' as const,
      record_id: id,
      person_id: usher.id,
      after: {
        status: places.status,
        event: event.title_en,
        role,
        starts_at: starts_at.toISOString(),
        ...(places.reserve && { reserve: true }),
        ...(places.expires_at && { expires_at: places.expires_at.toISOString() }),
      },
    })),
  );
  await tellOfWork(tx, isConfirmed ? 'work_confirmed' : 'work_invited', {
    event_id: event.id,
    person_id: usher.id,
    starts_at: given[0]?.starts_at ?? null,
    admin_id,
    application_id: places.application_id,
  });
  await touchEvents(tx);
  return { assignments: given, invitations_ended };
}

/** An invitation holds a place, not the person: being confirmed ends the overlapping ones, and the person is told. */
export async function endOverlapping({ tx, audit, admin_id }: Giver, usher_id: string, confirmed: readonly string[]) {
  const ended = await endClashing(tx, usher_id, confirmed);
  await audit(
    ...ended.map(({ id }) => ({
      action: 'release' as const,
      entity: 'assignment' as const,
      record_id: id,
      person_id: usher_id,
      before: { status: 'invited' },
      after: { status: 'released' },
    })),
  );
  for (const { event_id, starts_at } of ended)
    await tellOfWork(tx, 'work_released', { event_id, person_id: usher_id, starts_at, admin_id });
  return ended.length;
}
