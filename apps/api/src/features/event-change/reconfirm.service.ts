import type { reconfirmByHand } from '@proline/contract/event-change/event-change';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { holdBoth, type Giver } from '../assignment/assigning.service.ts';
import { findAsked, saveReconfirmed } from './reconfirm.queries.ts';

type Answer = {
  readonly assignment_id: string;
  /** whoever answers for themselves; left out: operations, by hand */
  readonly usher_id?: string;
  /** left out: whatever version it is now */
  readonly version?: number;
};

/** The changed work is fine: said by the person, or by hand. Returns the new version. */
export async function reconfirmAssignment({ tx, audit }: Giver, answer: Answer): Promise<number> {
  const { assignment_id: id, usher_id, version } = answer;
  const found = await findAsked(tx, id);
  if (!found || (usher_id !== undefined && found.usher_id !== usher_id)) throw new Refusal('not_found');
  const { event } = await holdBoth(tx, found.event_id, found.usher_id);
  const place = await findAsked(tx, id);
  if (!place) throw new Refusal('not_found');
  if (place.status !== 'confirmed') throw new Refusal('assignment_ended');
  if (!place.is_waiting) throw new Refusal('nothing_to_reconfirm');
  if (version !== undefined && place.version !== version) throw new Refusal('conflict');
  const saved = await saveReconfirmed(tx, id, place.version);
  if (saved === undefined) throw new Refusal('conflict');
  await audit({
    action: 'reconfirm',
    entity: 'assignment',
    record_id: id,
    person_id: place.usher_id,
    after: { event: event.title_en, starts_at: place.starts_at.toISOString() },
  });
  return saved;
}

export const reconfirm: Handler<typeof reconfirmByHand> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const answer = { assignment_id: params.id, version: body.version };
    const version = await reconfirmAssignment({ tx, audit, admin_id: admin.id }, answer);
    return { data: { id: params.id, version } };
  });
