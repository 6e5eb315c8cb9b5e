import type { Transaction } from 'kysely';
import type { Audit } from '../../platform/http/handler.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { agreeArrival } from './agreed-arrival.service.ts';
import { touchEvents } from './assignment-change.queries.ts';
import {
  endClashing,
  insertPlaces,
  type GivenPlace,
  type HeldEvent,
  type HeldUsher,
  type Share,
  type Terms,
} from './assignment.queries.ts';
import { settleApplications } from './served.service.ts';
import { tellAllOfWork, tellOfWork } from './work-message.service.ts';

/** Who gives places, and in whose name. A request, each row of a job and the clock go the same way. */
export type Giver = {
  readonly tx: Transaction<Database>;
  readonly audit: Audit;
  /** null: the program itself */
  readonly admin_id: string | null;
};

export type Given = { readonly assignments: readonly GivenPlace[]; readonly invitations_ended: number };

/** Who was judged, and by what they come. */
type Booked = {
  readonly event: HeldEvent;
  readonly usher: Pick<HeldUsher, 'id'>;
  readonly person: { readonly distance_km: number | null };
};

type Places = Terms & {
  readonly position_ids: readonly string[];
  readonly reserve: boolean;
  /** of these positions as a reserve, whatever is said of the others */
  readonly reserve_ids?: readonly string[];
};

/** Writes what was judged before; the database refuses what another transaction has taken meanwhile. */
export const bookPlaces = (
  giver: Giver,
  { event, usher, person }: Booked,
  { position_ids, reserve, reserve_ids = [], ...terms }: Places,
): Promise<Given> =>
  bookAll(giver, event, {
    shares: position_ids.map((position_id) => ({
      usher_id: usher.id,
      position_id,
      reserve: reserve || reserve_ids.includes(position_id),
    })),
    distances: new Map([[usher.id, person.distance_km]]),
    terms,
  });

type All = {
  readonly shares: readonly Share[];
  /** how far each of these people lives */
  readonly distances: ReadonlyMap<string, number | null>;
  readonly terms: Terms;
};

/** The same for any number of people, by the same few statements. Each is told once. */
export async function bookAll(giver: Giver, event: HeldEvent, { shares, distances, terms }: All): Promise<Given> {
  const { tx, audit, admin_id } = giver;
  const given = await insertPlaces(tx, shares, terms);
  const { status, application_id, origin, expires_at } = terms;
  const isConfirmed = status === 'confirmed';
  const keyOf = ({ usher_id, position_id }: Pick<Share, 'usher_id' | 'position_id'>) => `${usher_id} ${position_id}`;
  const standBy = new Set(shares.filter(({ reserve }) => reserve).map(keyOf));
  const working = given.filter((place) => !standBy.has(keyOf(place)));
  if (isConfirmed)
    for (const place of working)
      await agreeArrival(tx, place, { distance_km: distances.get(place.usher_id) ?? null, now: event.now });
  const ids = given.map(({ id }) => id);
  const invitations_ended = isConfirmed ? await endOverlapping(giver, ids) : 0;
  await audit(
    ...given.map((place) => ({
      action: isConfirmed ? ('assign' as const) : ('invite_to_work' as const),
      entity: 'assignment' as const,
      record_id: place.id,
      person_id: place.usher_id,
      after: {
        status,
        event: event.title_en,
        role: place.role,
        starts_at: place.starts_at.toISOString(),
        ...(standBy.has(keyOf(place)) && { reserve: true }),
        ...(origin && { origin }),
        ...(expires_at && { expires_at: expires_at.toISOString() }),
      },
    })),
  );
  const first = new Map(given.toReversed().map(({ usher_id, starts_at }) => [usher_id, starts_at]));
  await tellAllOfWork(tx, isConfirmed ? 'work_confirmed' : 'work_invited', {
    ...{ event_id: event.id, admin_id, application_id },
    people: [...first].map(([person_id, starts_at]) => ({ person_id, starts_at })),
  });
  // what an application brings is settled by its own decision
  if (isConfirmed && application_id === null)
    await settleApplications(giver, event, [...new Set(working.map(({ usher_id }) => usher_id))]);
  await touchEvents(tx);
  return { assignments: given, invitations_ended };
}

/** An invitation holds a place, not the person: being confirmed ends the overlapping ones, and the person is told. */
export async function endOverlapping({ tx, audit, admin_id }: Giver, confirmed: readonly string[]) {
  const ended = await endClashing(tx, confirmed);
  await audit(
    ...ended.map(({ id, usher_id }) => ({
      action: 'release' as const,
      entity: 'assignment' as const,
      record_id: id,
      person_id: usher_id,
      before: { status: 'invited' },
      after: { status: 'released' },
    })),
  );
  for (const { event_id, usher_id, starts_at } of ended)
    await tellOfWork(tx, 'work_released', { event_id, person_id: usher_id, starts_at, admin_id });
  return ended.length;
}
