import { promoteReserve, switchOffers } from '@proline/contract/offer/offer';
import { freePlace, getReplacement, replaceMissing } from '@proline/contract/offer/replacement';
import { route } from '../../platform/http/handler.ts';
import { promoteTo, switchTo } from './offer.service.ts';
import { free, replace, showReplacement } from './replacement.service.ts';

export const offerRoutes = [
  route(switchOffers, switchTo),
  route(promoteReserve, promoteTo),
  route(getReplacement, showReplacement),
  route(replaceMissing, replace),
  route(freePlace, free),
];
