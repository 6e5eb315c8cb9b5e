import { suitabilityOf, type Suitability } from '@proline/domain/hiring/suitability';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { findInvited, findMix, type AskedPosition } from './candidate.queries.ts';
import { openingOf } from './candidate.service.ts';
import { leftForGenders, readHiringFrame } from './hiring-frame.service.ts';
import { findOffered } from './own-fit.queries.ts';
import { readCandidates } from './people-facts.service.ts';

export type OwnFit = {
  readonly position: AskedPosition;
  /** null: this person is no usher */
  readonly suitability: Suitability | null;
};

/** Each role of each shift that is still ahead, and what speaks against this one person there, by the rules of the desk. */
export async function fitOfPerson(db: Kysely<Database>, event_id: string, person_id: string): Promise<OwnFit[]> {
  const frame = await readHiringFrame(db, event_id);
  const offered = frame === undefined ? [] : await findOffered(db, event_id);
  if (frame === undefined || offered.length === 0) return [];
  const places = offered.map((position) => openingOf(position, frame.event.time_zone));
  const invited = (await findInvited(db, event_id)).filter(({ usher_id }) => usher_id === person_id);
  const [person] = await readCandidates(db, frame, {
    ids: [person_id],
    shifts: places.map(({ work }) => work),
    invited: () => invited,
  });
  const mix = await findMix(db, event_id);
  const { requirements, excluded, limits, near_km } = frame;
  const event = { requirements, excluded, limits, near_km, left_for: leftForGenders(requirements, mix.places, mix) };
  return offered.map((position, n) => {
    const place = places[n];
    return { position, suitability: person && place ? suitabilityOf(person, place, event) : null };
  });
}
