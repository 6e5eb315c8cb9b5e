import {
  carryOutDeletion,
  eraseUnderAge,
  getDeletionMatches,
  getErasable,
  refuseDeletion,
} from '@proline/contract/erasure/erasure';
import { route } from '../../platform/http/handler.ts';
import { carryOut, eraseMinor, refuse, showErasable, showMatches } from './erasure.service.ts';

export const erasureRoutes = [
  route(getErasable, showErasable),
  route(getDeletionMatches, showMatches),
  route(carryOutDeletion, carryOut),
  route(refuseDeletion, refuse),
  route(eraseUnderAge, eraseMinor),
];
