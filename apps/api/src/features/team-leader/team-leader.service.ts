import type { getLeader, Leader } from '@proline/contract/team-leader/team-leader';
import type { changeLeader, createLeader, promoteUsher } from '@proline/contract/team-leader/team-leader-record';
import { refusePromotion } from '@proline/domain/recruiting/promotion';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { personRecordOf, whyGone, whyMissing } from '../person/person-record.service.ts';
import { enterPerson } from '../person/enter-person.service.ts';
import { changePerson } from '../person/person.service.ts';
import { addLeaderHat, findLeader, findLeaderIn, lockPromoted, type FoundLeader } from './team-leader.queries.ts';

const recordOf = (found: FoundLeader | undefined): { data: Leader } => {
  if (!found) throw new Refusal('not_found');
  const { languages: _, ...leader } = personRecordOf(found);
  return { data: leader };
};

export const showLeader: Handler<typeof getLeader> = async ({ params }, { db, pool }) => {
  const found = await findLeader(pool, params.id);
  if (!found) throw await whyMissing(db, params.id);
  return recordOf(found);
};

export const enterLeader: Handler<typeof createLeader> = ({ body }, { admin, dataKey, write }) =>
  write(async (tx, audit) => {
    const id = await enterPerson({ tx, audit, admin, dataKey }, body, 'team_leader');
    return recordOf(await findLeaderIn(tx, id));
  });

export const saveLeader: Handler<typeof changeLeader> = ({ params, body }, { admin, dataKey, write }) =>
  write(async (tx, audit) => {
    const { version, ...person } = body;
    if (!(await findLeaderIn(tx, params.id))) throw await whyGone(tx, params.id);
    await changePerson({ tx, audit, admin, dataKey }, params.id, version, person);
    return recordOf(await findLeaderIn(tx, params.id));
  });

/** The same person gets a second hat; deciding about it is a step of its own. */
export const promote: Handler<typeof promoteUsher> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const { id } = params;
    const usher = await lockPromoted(tx, id);
    if (!usher || usher.usher_status === null) throw new Refusal('not_found');
    const { usher_status, leader_status, name_en, name_ar } = usher;
    const refusal = refusePromotion({ usher_status, leader_status });
    if (refusal !== null) {
      const kind = refusal === 'already_leader' ? 'team_leader' : 'usher';
      throw new Refusal(refusal, { record: { kind, id, name_en, name_ar } });
    }
    if (usher.version !== body.version) throw new Refusal('conflict');
    await addLeaderHat(tx, id, admin.id);
    await audit({ action: 'promote', entity: 'team_leader', record_id: id, after: { status: 'pending' } });
    return recordOf(await findLeaderIn(tx, id));
  });
