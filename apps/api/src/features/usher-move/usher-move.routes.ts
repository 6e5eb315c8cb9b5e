import { getUsherMoves, moveUsher } from '@proline/contract/usher-move/usher-move';
import { route } from '../../platform/http/handler.ts';
import { move, showMoves } from './usher-move.service.ts';

export const usherMoveRoutes = [route(getUsherMoves, showMoves), route(moveUsher, move)];
