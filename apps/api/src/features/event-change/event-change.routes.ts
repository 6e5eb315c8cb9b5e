import {
  changePlan,
  getPlanBookings,
  listReconfirmations,
  previewPlanChange,
  reconfirmByHand,
  reconfirmLeadByHand,
} from '@proline/contract/event-change/event-change';
import { route } from '../../platform/http/handler.ts';
import { change, preview, showBookings, showWaiting } from './event-change.service.ts';
import { reconfirmLeadForSomebody } from './lead-answer.service.ts';
import { reconfirm } from './reconfirm.service.ts';

export const eventChangeRoutes = [
  route(getPlanBookings, showBookings),
  route(previewPlanChange, preview),
  route(changePlan, change),
  route(listReconfirmations, showWaiting),
  route(reconfirmByHand, reconfirm),
  route(reconfirmLeadByHand, reconfirmLeadForSomebody),
];
