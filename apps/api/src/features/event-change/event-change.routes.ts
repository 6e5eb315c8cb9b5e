import {
  changePlan,
  getPlanBookings,
  listReconfirmations,
  previewPlanChange,
  reconfirmByHand,
} from '@proline/contract/event-change/event-change';
import { route } from '../../platform/http/handler.ts';
import { change, preview, showBookings, showWaiting } from './event-change.service.ts';
import { reconfirm } from './reconfirm.service.ts';

export const eventChangeRoutes = [
  route(getPlanBookings, showBookings),
  route(previewPlanChange, preview),
  route(changePlan, change),
  route(listReconfirmations, showWaiting),
  route(reconfirmByHand, reconfirm),
];
