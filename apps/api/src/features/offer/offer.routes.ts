import { promoteReserve, switchOffers } from '@proline/contract/offer/offer';
import {
  fillOpenPlace,
  freePlace,
  getOpenPlace,
  getReplacement,
  offerOpenPlace,
  replaceMissing,
} from '@proline/contract/offer/replacement';
import { route } from '../../platform/http/handler.ts';
import { fill, offer, showOpenPlace } from './open-place.service.ts';
import { promoteTo, switchTo } from './offer.service.ts';
import { free, replace, showReplacement } from './replacement.service.ts';

export const offerRoutes = [
  route(switchOffers, switchTo),
  route(promoteReserve, promoteTo),
  route(getReplacement, showReplacement),
  route(replaceMissing, replace),
  route(freePlace, free),
  route(getOpenPlace, showOpenPlace),
  route(fillOpenPlace, fill),
  route(offerOpenPlace, offer),
];
