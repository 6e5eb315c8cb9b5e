import type { MovedEvent } from '@proline/contract/event-move/event-move';
import { clockHours, type Opening } from '@proline/domain/hiring/candidate';
import type { KnownCandidate } from '@proline/domain/hiring/candidate-match';
import { canTake, suitabilityOf } from '@proline/domain/hiring/suitability';
import type { Booked } from '@proline/domain/hiring/work';
import { leftForGenders, readHiringFrame, type HiringFrame } from '../../hiring/hiring-frame.service.ts';
import { readCandidates } from '../../hiring/people-facts.service.ts';
import { readOffering } from '../../settings/settings.service.ts';
import { findAheadPlaces, findNames, removeUnanswered, type AheadPlace } from './ahead.queries.ts';
import { insertPlaces } from '../assignment.queries.ts';
import type { Giver } from '../assigning.service.ts';

/** Somebody whom the plan names and who was not invited, and every reason why. */
type LeftOut = MovedEvent['left_out'][number];
type Reason = LeftOut['reasons'][number];

const MS_PER_HOUR = 3_600_000;

type Room = AheadPlace & Opening & { left: number };

type Invited = {
  /** for the record, which names nobody */
  readonly numbers: { readonly invited_ahead?: number; readonly not_invited?: number };
  readonly left_out: LeftOut[];
};

/**
 * Whom the plan names to be invited gets an invitation to every shift with a place in one of their roles, in the plan's order,
 * as long as places last. Whoever suits none is left out, by name; nobody holds more than there is.
 */
export async function inviteAhead(giver: Giver, event_id: string, ids: readonly string[]): Promise<Invited> {
  const { tx, audit } = giver;
  const frame = ids.length === 0 ? undefined : await readHiringFrame(tx, event_id);
  if (frame === undefined) return { numbers: {}, left_out: [] };
  const rooms = (await findAheadPlaces(tx, event_id)).map((place): Room => {
    const { starts_at, ends_at, work_date, minutes } = place;
    const work = { event_id, starts_at, ends_at, work_date, minutes };
    return { ...place, work, hours: clockHours(work, frame.event.time_zone), left: place.headcount };
  });
  const people = new Map(
    (await readCandidates(tx, frame, { ids, shifts: rooms.map(({ work }) => work), invited: () => [] })).map(
      (person) => [person.id, person],
    ),
  );
  const { invitation_hours } = await readOffering(tx);
  const taken = { female: 0, male: 0 };
  const reasons = new Map<string, Reason[]>();
  let invited_ahead = 0;
  for (const id of ids) {
    const person = people.get(id);
    const chosen = person ? placesFor(person, frame, rooms, taken) : [];
    const [first] = chosen;
    if (!first) {
      if (person) reasons.set(id, reasonsFor(person, frame, rooms, taken));
      continue;
    }
    const until = new Date(first.now.getTime() + invitation_hours * MS_PER_HOUR);
    const expires_at = until < first.starts_at ? until : first.starts_at;
    const given = await insertPlaces(
      tx,
      chosen.map(({ position_id }) => ({ usher_id: id, position_id, reserve: false })),
      { status: 'invited', expires_at, application_id: null, origin: 'plan' },
    );
    await audit(
      ...given.map(({ id: record_id, role, starts_at }) => ({
        action: 'invite_to_work' as const,
        entity: 'assignment' as const,
        record_id,
        person_id: id,
        after: {
          status: 'invited',
          event: frame.event.title_en,
          role,
          starts_at: starts_at.toISOString(),
          origin: 'plan',
          expires_at: expires_at.toISOString(),
        },
      })),
    );
    invited_ahead += 1;
  }
  const names = await findNames(tx, [...reasons.keys()]);
  return {
    numbers: { invited_ahead, not_invited: ids.length - invited_ahead },
    left_out: names.map((usher) => ({ usher, reasons: reasons.get(usher.id) ?? [] })),
  };
}

type Taken = { female: number; male: number };

/** Somebody who does none of the roles was meant all the same. */
const roomsOf = ({ type_ids }: KnownCandidate, rooms: readonly Room[]): readonly Room[] => {
  const own = rooms.filter(({ type_id }) => type_ids.includes(type_id));
  return own.length > 0 ? own : rooms;
};

/** Everything that stood in the way of any shift, each once. */
function reasonsFor(person: KnownCandidate, frame: HiringFrame, rooms: readonly Room[], taken: Taken): Reason[] {
  const left_for = leftForGenders(frame.requirements, totalOf(rooms), taken);
  const found = roomsOf(person, rooms).flatMap((room): Reason[] => {
    const { unsuitable } = suitabilityOf(person, room, { ...frame, left_for });
    return unsuitable.length === 0 ? ['no_place'] : unsuitable.map(({ code }) => code);
  });
  return [...new Set(found)];
}

/** One place of each shift, the roomiest first. */
function placesFor(person: KnownCandidate, frame: HiringFrame, rooms: readonly Room[], taken: Taken): Room[] {
  const chosen: Room[] = [];
  for (const shift of Map.groupBy(roomsOf(person, rooms), ({ shift_id }) => shift_id).values()) {
    const booked: readonly Booked[] = [
      ...person.booked,
      ...chosen.map(({ work }): Booked => ({ ...work, as: 'usher' })),
    ];
    const left_for = leftForGenders(frame.requirements, totalOf(rooms), taken);
    const room = shift
      .filter((one) => one.left > 0 && canTake(suitabilityOf({ ...person, booked }, one, { ...frame, left_for })))
      .sort((a, b) => b.left - a.left)[0];
    if (!room) continue;
    room.left -= 1;
    if (person.gender !== null) taken[person.gender] += 1;
    chosen.push(room);
  }
  return chosen;
}

const totalOf = (rooms: readonly Room[]): number => rooms.reduce((sum, { headcount }) => sum + headcount, 0);

/** Whoever has not answered was told that the event is withdrawn. */
export const takeInvitationsBack = removeUnanswered;
