import { promoteReserve, switchOffers } from '@proline/contract/offer/offer';
import { route } from '../../platform/http/handler.ts';
import { promoteTo, switchTo } from './offer.service.ts';

export const offerRoutes = [route(switchOffers, switchTo), route(promoteReserve, promoteTo)];
