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
  { event_id, usher_id, without = [] }: Wanted,
): Promise<RuledPerson | undefined> {
  const frame = await readHiringFrame(db, event_id);
  if (frame === undefined) return undefined;
  const { requirements, excluded, limits, near_km, event } = frame;
  const { starts_at, ends_at } = event;
  if (starts_at === null || ends_at === null) throw new Refusal('event_not_open');
  const invited = await findInvitedOf(db, { event_id, usher_id, without });
  const shifts = [{ starts_at, ends_at }];
  const [person] = await readRuled(db, frame, { ids: [usher_id], shifts, invited: () => invited, without });
  return person && { person, rules: { requirements, excluded, limits, near_km } };
}
