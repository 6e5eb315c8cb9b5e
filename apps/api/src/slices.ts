import { accountJobs } from './features/admin-account/account-bulk.service.ts';
import { accountSearch } from './features/admin-account/account-list.queries.ts';
import { adminAccountRoutes } from './features/admin-account/admin-account.routes.ts';
import { assignmentRoutes } from './features/assignment/assignment.routes.ts';
import { expireInvitationsJob } from './features/assignment/invitation-clock.service.ts';
import { attendanceRoutes } from './features/attendance/attendance.routes.ts';
import { watchDayJob } from './features/attendance/watch.service.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { authSweeps } from './features/auth/auth.queries.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { recoveryJob } from './features/auth/recovery.service.ts';
import { autoFillRoutes } from './features/auto-fill/auto-fill.routes.ts';
import { fillJob } from './features/auto-fill/fill-job.service.ts';
import { fillSweeps } from './features/auto-fill/fill-run.queries.ts';
import { availabilityRoutes } from './features/availability/availability.routes.ts';
import { bankAccountRoutes } from './features/bank-account/bank-account.routes.ts';
import { categorySearch } from './features/category/category.queries.ts';
import { categoryRoutes } from './features/category/category.routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { deletionRequestRoutes } from './features/deletion-request/deletion-request.routes.ts';
import { documentRoutes } from './features/document/document.routes.ts';
import { fileErasure } from './features/file/file-erasure.service.ts';
import { erasureRoutes } from './features/erasure/erasure.routes.ts';
import { eventJobs } from './features/event-move/event-bulk.service.ts';
import { acceptBestJob, firstComeJob } from './features/event-application/accept-jobs.service.ts';
import { eventApplicationRoutes } from './features/event-application/event-application.routes.ts';
import { startEventsJob } from './features/event-move/event-clock.service.ts';
import { watchEventsJob } from './features/event/event-watch.service.ts';
import { eventChangeRoutes } from './features/event-change/event-change.routes.ts';
import { eventMoveRoutes } from './features/event-move/event-move.routes.ts';
import { eventPageRoutes } from './features/event-page/event-page.routes.ts';
import { eventPlanRoutes } from './features/event-plan/event-plan.routes.ts';
import { eventViewRoutes } from './features/event-view/event-view.routes.ts';
import { eventSearch } from './features/event/event.queries.ts';
import { eventRoutes } from './features/event/event.routes.ts';
import { fileSweep } from './features/file/file-sweep.service.ts';
import { fileRoutes } from './features/file/file.routes.ts';
import { hiringRoutes } from './features/hiring/hiring.routes.ts';
import { incidentRoutes } from './features/incident/incident.routes.ts';
import { interviewRoutes } from './features/interview/interview.routes.ts';
import { jobRoutes } from './features/job/job.routes.ts';
import { remindInterviewersJob } from './features/interview/interview-clock.service.ts';
import { remindDocumentsJob } from './features/document/document-clock.service.ts';
import { remindDeletionsJob } from './features/deletion-request/deletion-clock.service.ts';
import { joinRemindJob } from './features/join-request/join-clock.service.ts';
import { joinRequestRoutes } from './features/join-request/join-request.routes.ts';
import { ledgerSweeps } from './features/ledger/proof-record.queries.ts';
import { proveLedgerJob, remindTransfersJob } from './features/ledger/proof.service.ts';
import { ledgerRoutes } from './features/ledger/ledger.routes.ts';
import { deliverJob } from './features/message/delivery.service.ts';
import { messageJob } from './features/message/message-bulk.service.ts';
import { messageRoutes } from './features/message/message.routes.ts';
import { blockedTimeRoutes } from './features/blocked-time/blocked-time.routes.ts';
import { noteRoutes } from './features/note/note.routes.ts';
import { noticeMailJob } from './features/notification/notice-mail.service.ts';
import { notificationRoutes } from './features/notification/notification.routes.ts';
import { offersJob, remindJob } from './features/offer/offer-clock.service.ts';
import { lapseJob } from './features/offer/reconfirm-clock.service.ts';
import { offerRoutes } from './features/offer/offer.routes.ts';
import { passRoutes } from './features/pass/pass.routes.ts';
import { payerAccountRoutes } from './features/payer-account/payer-account.routes.ts';
import { paymentBatchRoutes } from './features/payment-batch/payment-batch.routes.ts';
import { personMergeSweeps } from './features/person-merge/person-merge.queries.ts';
import { personMergeRoutes } from './features/person-merge/person-merge.routes.ts';
import { personRoutes } from './features/person/person.routes.ts';
import { privacyRoutes } from './features/privacy/privacy.routes.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { savedViewRoutes } from './features/saved-view/saved-view.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { staffCalendarRoutes } from './features/staff-calendar/staff-calendar.routes.ts';
import { staffInboxRoutes } from './features/staff-inbox/staff-inbox.routes.ts';
import { joinCodeJob } from './features/staff-join/join-code.service.ts';
import { staffJoinSweeps } from './features/staff-join/staff-join.queries.ts';
import { staffJoinRoutes } from './features/staff-join/staff-join.routes.ts';
import { staffLeadRoutes } from './features/staff-lead/staff-lead.routes.ts';
import { staffPassRoutes } from './features/staff-pass/staff-pass.routes.ts';
import { staffProfileRoutes } from './features/staff-profile/staff-profile.routes.ts';
import { staffCodeJob } from './features/staff-session/staff-code.service.ts';
import { staffSessionSweeps } from './features/staff-session/staff-session.queries.ts';
import { staffSessionRoutes } from './features/staff-session/staff-session.routes.ts';
import { staffWorkRoutes } from './features/staff-work/staff-work.routes.ts';
import { blockedUsherRoutes } from './features/blocked-usher/blocked-usher.routes.ts';
import { teamLeaderMoveRoutes } from './features/team-leader-move/team-leader-move.routes.ts';
import { leaderSearch } from './features/team-leader/team-leader.queries.ts';
import { teamLeaderRoutes } from './features/team-leader/team-leader.routes.ts';
import { recoveryRoutes } from './features/recovery/recovery.routes.ts';
import { reportRoutes } from './features/report/report.routes.ts';
import { sendReportJob, weeklyReportsJob } from './features/report/weekly-report.service.ts';
import { retentionRoutes } from './features/retention/retention.routes.ts';
import { retentionJob } from './features/retention/retention.service.ts';
import { transferSearch } from './features/transfer/transfer.queries.ts';
import { payslipJob } from './features/payslip/payslip-archive.service.ts';
import { payslipRoutes } from './features/payslip/payslip.routes.ts';
import { staffPayRoutes } from './features/staff-pay/staff-pay.routes.ts';
import { statementRoutes } from './features/statement/statement.routes.ts';
import { bulkApprovalSweeps } from './features/transfer-move/bulk-approval.queries.ts';
import { bulkApproveJob } from './features/transfer-move/bulk-approval.service.ts';
import { transferMoveRoutes } from './features/transfer-move/transfer-move.routes.ts';
import { transferRoutes } from './features/transfer/transfer.routes.ts';
import { twoFactorRoutes } from './features/two-factor/two-factor.routes.ts';
import { typeSearch } from './features/type/type.queries.ts';
import { typeRoutes } from './features/type/type.routes.ts';
import { joinBulkRoutes } from './features/join-bulk/join-bulk.routes.ts';
import { joinBulkJobs } from './features/join-bulk/join-bulk.service.ts';
import { usherBulkRoutes } from './features/usher-bulk/usher-bulk.routes.ts';
import { ratingOrderJob } from './features/usher/rating-clock.service.ts';
import { usherBulkJobs } from './features/usher-bulk/usher-bulk.service.ts';
import { waitlistJobs } from './features/waitlist/waitlist-bulk.service.ts';
import { usherRolesBulkJobs } from './features/usher-bulk/usher-roles-bulk.service.ts';
import { usherImportJobs } from './features/usher-import/import-run.service.ts';
import { usherImportSweeps } from './features/usher-import/usher-import.queries.ts';
import { usherImportRoutes } from './features/usher-import/usher-import.routes.ts';
import { endBlocksJob } from './features/usher-move/block-clock.service.ts';
import { strikesJob } from './features/usher-move/strike-clock.service.ts';
import { usherMoveRoutes } from './features/usher-move/usher-move.routes.ts';
import { usherKpiRoutes } from './features/usher-kpi/usher-kpi.routes.ts';
import { usherPageRoutes } from './features/usher-page/usher-page.routes.ts';
import { usherSearch } from './features/usher/usher.queries.ts';
import { usherRoutes } from './features/usher/usher.routes.ts';
import { waitlistRoutes } from './features/waitlist/waitlist.routes.ts';
import type { Route } from './platform/http/handler.ts';
import type { JobKind } from './platform/jobs/job-kind.ts';
import type { SearchSources } from './platform/list/search-source.ts';
import { mailJob } from './platform/mail/mail-job.ts';
import type { Sweep } from './platform/writing/housekeeping.ts';

// Here the slices are only named; what each brings stands in its own folder.

/** How the search finds records. */
const SEARCH_SOURCES: SearchSources = {
  events: eventSearch,
  ushers: usherSearch,
  leaders: leaderSearch,
  transfers: transferSearch,
  categories: categorySearch,
  types: typeSearch,
  admins: accountSearch,
};

/** What answers the calls; the stream of changes comes with the hub that it reads from. */
export const ROUTES: readonly Route[] = [
  ...authRoutes,
  ...dashboardRoutes,
  ...deletionRequestRoutes,
  ...erasureRoutes,
  ...privacyRoutes,
  ...usherRoutes,
  ...usherImportRoutes,
  ...personRoutes,
  ...personMergeRoutes,
  ...bankAccountRoutes,
  ...documentRoutes,
  ...availabilityRoutes,
  ...noteRoutes,
  ...blockedTimeRoutes,
  ...usherPageRoutes,
  ...usherKpiRoutes,
  ...usherMoveRoutes,
  ...usherBulkRoutes,
  ...joinBulkRoutes,
  ...interviewRoutes,
  ...joinRequestRoutes,
  ...eventRoutes,
  ...eventPlanRoutes,
  ...eventMoveRoutes,
  ...eventChangeRoutes,
  ...eventViewRoutes,
  ...eventPageRoutes,
  ...assignmentRoutes,
  ...attendanceRoutes,
  ...passRoutes,
  ...incidentRoutes,
  ...autoFillRoutes,
  ...offerRoutes,
  ...waitlistRoutes,
  ...eventApplicationRoutes,
  ...hiringRoutes,
  ...blockedUsherRoutes,
  ...teamLeaderRoutes,
  ...teamLeaderMoveRoutes,
  ...transferRoutes,
  ...recoveryRoutes,
  ...reportRoutes,
  ...retentionRoutes,
  ...ledgerRoutes,
  ...payslipRoutes,
  ...statementRoutes,
  ...transferMoveRoutes,
  ...paymentBatchRoutes,
  ...payerAccountRoutes,
  ...savedViewRoutes,
  ...adminAccountRoutes,
  ...auditRoutes,
  ...searchRoutes(SEARCH_SOURCES),
  ...jobRoutes,
  ...notificationRoutes,
  ...messageRoutes,
  ...fileRoutes,
  ...profileRoutes,
  ...twoFactorRoutes,
  ...categoryRoutes,
  ...typeRoutes,
  ...settingsRoutes,
  ...staffSessionRoutes,
  ...staffJoinRoutes,
  ...staffProfileRoutes,
  ...staffWorkRoutes,
  ...staffLeadRoutes,
  ...staffPassRoutes,
  ...staffPayRoutes,
  ...staffCalendarRoutes,
  ...staffInboxRoutes,
];

/** Every kind of job that a process can work at. */
export const JOBS: readonly JobKind[] = [
  ...accountJobs,
  ...eventJobs,
  ...usherImportJobs,
  ...usherBulkJobs,
  ...usherRolesBulkJobs,
  ...waitlistJobs,
  ...joinBulkJobs,
  bulkApproveJob,
  ratingOrderJob,
  startEventsJob,
  watchEventsJob,
  expireInvitationsJob,
  watchDayJob,
  offersJob,
  lapseJob,
  remindJob,
  joinRemindJob,
  remindInterviewersJob,
  weeklyReportsJob,
  sendReportJob,
  remindDocumentsJob,
  remindDeletionsJob,
  noticeMailJob,
  proveLedgerJob,
  remindTransfersJob,
  acceptBestJob,
  firstComeJob,
  fillJob,
  endBlocksJob,
  strikesJob,
  retentionJob,
  deliverJob,
  messageJob,
  staffCodeJob,
  joinCodeJob,
  mailJob,
  recoveryJob,
  payslipJob,
  fileSweep,
  fileErasure,
];

/** What is deleted when it is long over. */
export const SWEEPS: readonly Sweep[] = [
  ...authSweeps,
  ...fillSweeps,
  ...usherImportSweeps,
  ...personMergeSweeps,
  ...ledgerSweeps,
  ...bulkApprovalSweeps,
  ...staffSessionSweeps,
  ...staffJoinSweeps,
];
