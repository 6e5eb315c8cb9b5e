import {
  createEvent,
  deleteEvent,
  duplicateEvent,
  getEventPlan,
  getOutlook,
  listLeaderCandidates,
  saveEventPlan,
} from '@proline/contract/event-plan/event-plan';
import { route } from '../../platform/http/handler.ts';
import { copyEvent, deleteDraft, savePlan, showPlan, startDraft } from './event-plan.service.ts';
import { findLeaderCandidates } from './leader-candidates.service.ts';
import { showOutlook } from './outlook.service.ts';

export const eventPlanRoutes = [
  route(getEventPlan, showPlan),
  route(createEvent, startDraft),
  route(saveEventPlan, savePlan),
  route(duplicateEvent, copyEvent),
  route(deleteEvent, deleteDraft),
  route(getOutlook, showOutlook),
  route(listLeaderCandidates, findLeaderCandidates),
];
