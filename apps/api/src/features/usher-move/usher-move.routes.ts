import { previewStrikes } from '@proline/contract/settings/house-settings';
import { getUsherMoves, moveUsher } from '@proline/contract/usher-move/usher-move';
import { route } from '../../platform/http/handler.ts';
import { showStruck } from './strike-clock.service.ts';
import { move, showMoves } from './usher-move.service.ts';

export const usherMoveRoutes = [
  route(getUsherMoves, showMoves),
  route(moveUsher, move),
  route(previewStrikes, showStruck),
];
