import { getLeader } from '@proline/contract/team-leader/team-leader';
import { route } from '../../platform/http/handler.ts';
import { listRoutes } from '../../platform/list/list-routes.ts';
import { leaderSource } from './team-leader.queries.ts';
import { showLeader } from './team-leader.service.ts';

export const teamLeaderRoutes = [...listRoutes(leaderSource), route(getLeader, showLeader)];
