import type { getLeader } from '@proline/contract/team-leader/team-leader';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findLeader } from './team-leader.queries.ts';

export const showLeader: Handler<typeof getLeader> = async ({ params }, { pool }) => {
  const leader = await findLeader(pool, params.id);
  if (!leader) throw new Refusal('not_found');
  return { data: leader };
};
