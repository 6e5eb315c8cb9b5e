import {
  answerInvitation,
  applyForWork,
  getStaffEvent,
  listStaffApplications,
  listStaffEvents,
  listStaffInvitations,
  listStaffSchedule,
  reconfirmLead,
  reconfirmWork,
  withdrawApplication,
} from '@proline/contract/staff-work/staff-work';
import { route } from '../../platform/http/handler.ts';
import { showEvent, showEvents } from './staff-event.service.ts';
import {
  answer,
  apply,
  reconfirm,
  reconfirmLeading,
  showApplications,
  showInvitations,
  showSchedule,
  withdraw,
} from './staff-work.service.ts';

export const staffWorkRoutes = [
  route(listStaffEvents, showEvents),
  route(getStaffEvent, showEvent),
  route(applyForWork, apply),
  route(listStaffApplications, showApplications),
  route(withdrawApplication, withdraw),
  route(listStaffInvitations, showInvitations),
  route(answerInvitation, answer),
  route(listStaffSchedule, showSchedule),
  route(reconfirmWork, reconfirm),
  route(reconfirmLead, reconfirmLeading),
];
