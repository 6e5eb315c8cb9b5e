import { getLeaderMoves, moveLeader } from '@proline/contract/team-leader-move/team-leader-move';
import { route } from '../../platform/http/handler.ts';
import { move, showMoves } from './team-leader-move.service.ts';

export const teamLeaderMoveRoutes = [route(getLeaderMoves, showMoves), route(moveLeader, move)];
