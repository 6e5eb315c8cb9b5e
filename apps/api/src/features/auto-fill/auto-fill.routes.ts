import {
  discardFill,
  flagRequirement,
  getFill,
  revertFill,
  saveFill,
  startFill,
} from '@proline/contract/auto-fill/auto-fill';
import { route } from '../../platform/http/handler.ts';
import { discard, showFill, start } from './auto-fill.service.ts';
import { flag } from './fill-flag.service.ts';
import { revertSaved } from './fill-revert.service.ts';
import { saveProposal } from './fill-save.service.ts';

export const autoFillRoutes = [
  route(getFill, showFill),
  route(startFill, start),
  route(saveFill, saveProposal),
  route(revertFill, revertSaved),
  route(discardFill, discard),
  route(flagRequirement, flag),
];
