import type { reconfirmLeadByHand } from '@proline/contract/event-change/event-change';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { holdAnyEvent, type Giver } from '../assignment/assigning.service.ts';
import { holdPeople } from './booked.queries.ts';
import { findLeadAsked, saveLeadsReconfirmed } from './lead-answer.queries.ts';

type Answer = {
  readonly lead_id: string;
  readonly version: number;
  /** whoever answers for themselves; left out: operations, by hand */
  readonly leader_id?: string;
};

/** The changed event is fine for this leader: said by the person, or by hand. One answer holds for all that is led there. */
export async function reconfirmLead({ tx, audit }: Giver, { lead_id, version, leader_id }: Answer): Promise<number> {
  const found = await findLeadAsked(tx, lead_id);
  if (!found || (leader_id !== undefined && found.leader_id !== leader_id)) throw new Refusal('not_found');
  const event = await holdAnyEvent(tx, found.event_id);
  await holdPeople(tx, [found.leader_id]);
  const lead = await findLeadAsked(tx, lead_id);
  if (!lead?.is_live) throw new Refusal('lead_ended');
  if (!lead.is_waiting) throw new Refusal('nothing_to_reconfirm');
  if (lead.version !== version) throw new Refusal('conflict');
  await saveLeadsReconfirmed(tx, lead);
  await audit({
    action: 'reconfirm',
    entity: 'team_leader',
    record_id: lead.leader_id,
    person_id: lead.leader_id,
    after: { event: event.title_en, starts_at: lead.starts_at.toISOString() },
  });
  return version + 1;
}

export const reconfirmLeadForSomebody: Handler<typeof reconfirmLeadByHand> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const giver = { tx, audit, admin_id: admin.id };
    const version = await reconfirmLead(giver, { lead_id: params.id, version: body.version });
    return { data: { id: params.id, version } };
  });
