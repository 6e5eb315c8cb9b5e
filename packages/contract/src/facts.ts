import * as adminAccount from './admin-account/admin-account.facts.ts';
import * as assignment from './assignment/assignment.facts.ts';
import * as attendance from './attendance/attendance.facts.ts';
import * as audit from './audit/audit.facts.ts';
import * as auth from './auth/auth.facts.ts';
import * as autoFill from './auto-fill/auto-fill.facts.ts';
import * as availability from './availability/availability.facts.ts';
import * as bankAccount from './bank-account/bank-account.facts.ts';
import * as category from './category/category.facts.ts';
import * as deletionRequest from './deletion-request/deletion-request.facts.ts';
import * as document from './document/document.facts.ts';
import * as eventApplication from './event-application/event-application.facts.ts';
import * as eventChange from './event-change/event-change.facts.ts';
import * as eventMove from './event-move/event-move.facts.ts';
import * as eventPage from './event-page/event-page.facts.ts';
import * as eventPlan from './event-plan/event-plan.facts.ts';
import * as eventView from './event-view/event-view.facts.ts';
import * as erasure from './erasure/erasure.facts.ts';
import * as event from './event/event.facts.ts';
import * as file from './file/file.facts.ts';
import * as catalogue from './frame/catalogue.facts.ts';
import * as frame from './frame/frame.facts.ts';
import * as hiring from './hiring/hiring.facts.ts';
import * as incident from './incident/incident.facts.ts';
import * as interview from './interview/interview.facts.ts';
import * as job from './job/job.facts.ts';
import * as joinRequest from './join-request/join-request.facts.ts';
import * as ledger from './ledger/ledger.facts.ts';
import * as message from './message/message.facts.ts';
import * as note from './note/note.facts.ts';
import * as notification from './notification/notification.facts.ts';
import * as offer from './offer/offer.facts.ts';
import * as pass from './pass/pass.facts.ts';
import * as payerAccount from './payer-account/payer-account.facts.ts';
import * as paymentBatch from './payment-batch/payment-batch.facts.ts';
import * as payslip from './payslip/payslip.facts.ts';
import * as statement from './statement/statement.facts.ts';
import * as personMerge from './person-merge/person-merge.facts.ts';
import * as person from './person/person.facts.ts';
import * as profile from './profile/profile.facts.ts';
import * as recovery from './recovery/recovery.facts.ts';
import * as report from './report/report.facts.ts';
import * as savedView from './saved-view/saved-view.facts.ts';
import * as privacy from './privacy/privacy.facts.ts';
import * as settings from './settings/settings.facts.ts';
import * as staffCalendar from './staff-calendar/staff-calendar.facts.ts';
import * as staffJoin from './staff-join/staff-join.facts.ts';
import * as staffLead from './staff-lead/staff-lead.facts.ts';
import * as staffSession from './staff-session/staff-session.facts.ts';
import * as staffWork from './staff-work/staff-work.facts.ts';
import * as blockedTime from './blocked-time/blocked-time.facts.ts';
import * as blockedUsher from './blocked-usher/blocked-usher.facts.ts';
import * as teamLeader from './team-leader/team-leader.facts.ts';
import * as teamLeaderMove from './team-leader-move/team-leader-move.facts.ts';
import * as transferMove from './transfer-move/transfer-move.facts.ts';
import * as transfer from './transfer/transfer.facts.ts';
import * as twoFactor from './two-factor/two-factor.facts.ts';
import * as type from './type/type.facts.ts';
import * as joinBulk from './join-bulk/join-bulk.facts.ts';
import * as usherBulk from './usher-bulk/usher-bulk.facts.ts';
import * as usherImport from './usher-import/usher-import.facts.ts';
import * as usherKpi from './usher-kpi/usher-kpi.facts.ts';
import * as usherMove from './usher-move/usher-move.facts.ts';
import * as usher from './usher/usher.facts.ts';
import * as waitlist from './waitlist/waitlist.facts.ts';
import { joined } from './frame/fact.ts';

// Here the slices' facts are only named, in the order in which people are shown them; each stands in its slice.
// The calls are marked as pure so that a screen loads no table that it does not use.

/** Why a call was refused. */
export const ERRORS = /* @__PURE__ */ joined(
  frame.errors,
  catalogue.errors,
  auth.errors,
  twoFactor.errors,
  profile.errors,
  adminAccount.errors,
  savedView.errors,
  file.errors,
  eventPlan.errors,
  eventMove.errors,
  eventChange.errors,
  eventView.errors,
  assignment.errors,
  attendance.errors,
  pass.errors,
  incident.errors,
  offer.errors,
  waitlist.errors,
  eventApplication.errors,
  hiring.errors,
  autoFill.errors,
  person.errors,
  bankAccount.errors,
  payslip.errors,
  privacy.errors,
  recovery.errors,
  report.errors,
  document.errors,
  availability.errors,
  note.errors,
  usherMove.errors,
  usherBulk.errors,
  joinBulk.errors,
  teamLeader.errors,
  teamLeaderMove.errors,
  interview.errors,
  job.errors,
  usherImport.errors,
  erasure.errors,
  message.errors,
  transferMove.errors,
  personMerge.errors,
  staffSession.errors,
  staffWork.errors,
  staffLead.errors,
  paymentBatch.errors,
  payerAccount.errors,
  ledger.errors,
);
export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = /* @__PURE__ */ Object.keys(ERRORS) as readonly ErrorCode[];

/**
 * What can change. A topic is the `entity` of the audit entry: a write that names none of these does not compile, so no
 * change can be forgotten.
 */
export const TOPICS = /* @__PURE__ */ joined(
  adminAccount.topics,
  auth.topics,
  deletionRequest.topics,
  category.topics,
  type.topics,
  settings.topics,
  savedView.topics,
  file.topics,
  event.topics,
  usher.topics,
  teamLeader.topics,
  interview.topics,
  blockedTime.topics,
  eventPage.topics,
  assignment.topics,
  attendance.topics,
  incident.topics,
  transfer.topics,
  paymentBatch.topics,
  recovery.topics,
  ledger.topics,
  job.topics,
  notification.topics,
  usherImport.topics,
  message.topics,
  staffSession.topics,
);
export type Topic = keyof typeof TOPICS;
export const TOPIC_NAMES = /* @__PURE__ */ Object.keys(TOPICS) as readonly Topic[];

/** What the audit log says was done. */
export const ACTIONS = /* @__PURE__ */ joined(
  auth.actions,
  twoFactor.actions,
  profile.actions,
  adminAccount.actions,
  frame.actions,
  catalogue.actions,
  savedView.actions,
  notification.actions,
  file.actions,
  eventPlan.actions,
  eventMove.actions,
  eventChange.actions,
  assignment.actions,
  attendance.actions,
  pass.actions,
  incident.actions,
  offer.actions,
  waitlist.actions,
  eventApplication.actions,
  autoFill.actions,
  person.actions,
  bankAccount.actions,
  recovery.actions,
  ledger.actions,
  payslip.actions,
  statement.actions,
  report.actions,
  document.actions,
  availability.actions,
  note.actions,
  usherMove.actions,
  settings.actions,
  usherBulk.actions,
  teamLeader.actions,
  teamLeaderMove.actions,
  interview.actions,
  blockedTime.actions,
  job.actions,
  deletionRequest.actions,
  erasure.actions,
  usherImport.actions,
  transferMove.actions,
  message.actions,
  staffSession.actions,
  staffJoin.actions,
  staffWork.actions,
  staffLead.actions,
  staffCalendar.actions,
  paymentBatch.actions,
  payerAccount.actions,
);
export type AuditAction = keyof typeof ACTIONS;
export const AUDIT_ACTIONS = /* @__PURE__ */ Object.keys(ACTIONS) as readonly AuditAction[];

/** Everything the program does in the background. */
export const JOBS = /* @__PURE__ */ joined(
  auth.jobs,
  adminAccount.jobs,
  eventMove.jobs,
  assignment.jobs,
  attendance.jobs,
  offer.jobs,
  ledger.jobs,
  eventApplication.jobs,
  autoFill.jobs,
  frame.jobs,
  file.jobs,
  erasure.jobs,
  usherImport.jobs,
  usherMove.jobs,
  settings.jobs,
  usherBulk.jobs,
  waitlist.jobs,
  joinBulk.jobs,
  joinRequest.jobs,
  deletionRequest.jobs,
  document.jobs,
  interview.jobs,
  report.jobs,
  usher.jobs,
  transferMove.jobs,
  message.jobs,
  notification.jobs,
  staffSession.jobs,
  staffJoin.jobs,
  payslip.jobs,
);
export type JobKindName = keyof typeof JOBS;
export const JOB_KINDS = /* @__PURE__ */ Object.keys(JOBS) as readonly JobKindName[];

/** Lists that views can be saved of. */
export const LIST_NAMES = [
  ...event.lists,
  ...usher.lists,
  ...usherKpi.lists,
  ...report.lists,
  ...blockedUsher.lists,
  ...hiring.lists,
  ...teamLeader.lists,
  ...transfer.lists,
  ...recovery.lists,
  ...ledger.lists,
  ...paymentBatch.lists,
  ...joinRequest.lists,
  ...deletionRequest.lists,
  ...adminAccount.lists,
  ...audit.lists,
] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** What the search finds. */
export const SEARCHED = /* @__PURE__ */ joined(
  event.searched,
  usher.searched,
  teamLeader.searched,
  transfer.searched,
  category.searched,
  type.searched,
  adminAccount.searched,
);
export type SearchKind = keyof typeof SEARCHED;
export const SEARCH_KINDS = /* @__PURE__ */ Object.keys(SEARCHED) as readonly SearchKind[];
