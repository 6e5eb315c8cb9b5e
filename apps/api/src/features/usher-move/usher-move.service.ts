import type { getUsherMoves, moveUsher } from '@proline/contract/usher-move/usher-move';
import { mayDo } from '@proline/domain/account/permission';
import { USHER_MOVES } from '@proline/domain/people/usher-status';
import { refuseUsherMove } from '@proline/domain/recruiting/usher-move';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readRecruiting } from '../settings/settings.service.ts';
import { readUshers } from './usher-facts.queries.ts';
import { moveUsherTo, usherFactsOf } from './usher-status.service.ts';

/** What a move asks for comes later; until then the rule gets this stand-in. */
const TO_COME = { reason: 'to come', until: null, has_slot: true, by: 'admin' } as const;

/** Admins who may not move ushers are offered no moves. */
export const showMoves: Handler<typeof getUsherMoves> = async ({ params }, { db, admin }) => {
  const [usher] = await readUshers(db, [params.id]);
  if (!usher) throw new Refusal('not_found');
  const recruiting = await readRecruiting(db);
  const facts = usherFactsOf(usher, recruiting);
  const targets = mayDo(admin.permission_set, 'ushers.write') ? USHER_MOVES[usher.status] : [];
  const { status, version, mean, reapply_on, places, events, applications, leads } = usher;
  return {
    data: {
      status,
      version,
      moves: targets.map((to) => ({ to, refusal: refuseUsherMove(facts, { to, ...TO_COME }) })),
      missing: [...facts.missing],
      scorecard: facts.scorecard,
      mean,
      pass_mark: recruiting.pass_mark,
      reapply_on,
      touches: { places, events, applications, leads },
    },
  };
};

/** Which move each of these belongs to; with any other it would be lost without a word. */
const ONLY_WITH = { interview: 'in_interview', until: 'blocked' } as const;

export const move: Handler<typeof moveUsher> = ({ params, body }, { admin, write }) => {
  for (const field of ['interview', 'until'] as const)
    if (body[field] !== undefined && body.to !== ONLY_WITH[field])
      throw new Refusal('not_of_this_move', { errors: { [field]: ['not_allowed'] } });
  return write(async (tx, audit) => ({
    data: await moveUsherTo({ tx, audit, admin_id: admin.id, usher_id: params.id, ...body }),
  }));
};
