import { getJoinRequest } from '@proline/contract/join-request/join-request';
import { route } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { listRoutes } from '../../platform/list/list-routes.ts';
import { findJoinRequest, joinRequestSource } from './join-request.queries.ts';

export const joinRequestRoutes = [
  ...listRoutes(joinRequestSource),
  route(getJoinRequest, async ({ params }, { pool }) => {
    const data = await findJoinRequest(pool, params.id);
    if (!data) throw new Refusal('not_found');
    return { data };
  }),
];
