import { adminAccountSlice } from './admin-account/admin-account.ts';
import { assignmentSlice } from './assignment/assignment.ts';
import { attendanceSlice } from './attendance/attendance.ts';
import { autoFillSlice } from './auto-fill/auto-fill.ts';
import { auditSlice } from './audit/audit.ts';
import { availabilitySlice } from './availability/availability.ts';
import { personHistorySlice } from './audit/person-history.ts';
import { authSlice } from './auth/auth.ts';
import { bankAccountSlice } from './bank-account/bank-account.ts';
import { categorySlice } from './category/category.ts';
import { dashboardSlice } from './dashboard/dashboard.ts';
import { deletionRequestSlice } from './deletion-request/deletion-request.ts';
import { documentSlice } from './document/document.ts';
import { eventApplicationSlice } from './event-application/event-application.ts';
import { eventChangeSlice } from './event-change/event-change.ts';
import { eventMoveSlice } from './event-move/event-move.ts';
import { eventPageSlice } from './event-page/event-page.ts';
import { eventPlanSlice } from './event-plan/event-plan.ts';
import { eventViewSlice } from './event-view/event-view.ts';
import { erasureSlice } from './erasure/erasure.ts';
import { eventSlice } from './event/event.ts';
import { fileSlice } from './file/file.ts';
import { hiringSlice } from './hiring/hiring.ts';
import { incidentSlice } from './incident/incident.ts';
import { interviewSlice } from './interview/interview.ts';
import { jobSlice } from './job/job.ts';
import { joinRequestSlice } from './join-request/join-request.ts';
import { messageSlice } from './message/message.ts';
import { noteSlice } from './note/note.ts';
import { messageTemplateSlice } from './message/message-template.ts';
import { unsubscribeSlice } from './message/unsubscribe.ts';
import { notificationSlice } from './notification/notification.ts';
import { offerSlice } from './offer/offer.ts';
import { passSlice } from './pass/pass.ts';
import { payerAccountSlice } from './payer-account/payer-account.ts';
import { batchAnswerSlice } from './payment-batch/batch-answer.ts';
import { paymentBatchSlice } from './payment-batch/payment-batch.ts';
import { personMergeSlice } from './person-merge/person-merge.ts';
import { payslipSlice } from './payslip/payslip.ts';
import { staffPaySlice } from './staff-pay/staff-pay.ts';
import { statementSlice } from './statement/statement.ts';
import { personSlice } from './person/person.ts';
import { privacySlice } from './privacy/privacy.ts';
import { profileSlice } from './profile/profile.ts';
import { savedViewSlice } from './saved-view/saved-view.ts';
import { searchSlice } from './search/search.ts';
import { settingsSlice } from './settings/settings.ts';
import { staffCalendarSlice } from './staff-calendar/staff-calendar.ts';
import { staffInboxSlice } from './staff-inbox/staff-inbox.ts';
import { staffJoinSlice } from './staff-join/staff-join.ts';
import { staffLeadSlice } from './staff-lead/staff-lead.ts';
import { staffPassSlice } from './staff-pass/staff-pass.ts';
import { staffProfileSlice } from './staff-profile/staff-profile.ts';
import { staffSessionSlice } from './staff-session/staff-session.ts';
import { staffWorkSlice } from './staff-work/staff-work.ts';
import { streamSlice } from './stream/stream.ts';
import { blockedTimeSlice } from './blocked-time/blocked-time.ts';
import { blockedUsherSlice } from './blocked-usher/blocked-usher.ts';
import { teamLeaderSlice } from './team-leader/team-leader.ts';
import { leaderCourseSlice } from './team-leader/leader-course.ts';
import { leaderTeamsSlice } from './team-leader/leader-teams.ts';
import { leaderEventsSlice } from './team-leader/leader-events.ts';
import { teamLeaderRecordSlice } from './team-leader/team-leader-record.ts';
import { teamLeaderMoveSlice } from './team-leader-move/team-leader-move.ts';
import { ledgerSlice } from './ledger/ledger.ts';
import { recoverySlice } from './recovery/recovery.ts';
import { reportSlice } from './report/report.ts';
import { countedEventSlice } from './report/counted-event.ts';
import { countedPeopleSlice } from './report/counted-people.ts';
import { countedTransferSlice } from './report/counted-transfer.ts';
import { reportListSlice } from './report/report-lists.ts';
import { reportSubscriptionSlice } from './report/report-subscription.ts';
import { transferMoveSlice } from './transfer-move/transfer-move.ts';
import { transferHistorySlice } from './audit/transfer-history.ts';
import { transferSlice } from './transfer/transfer.ts';
import { twoFactorSlice } from './two-factor/two-factor.ts';
import { typeSlice } from './type/type.ts';
import { usherRecordSlice } from './usher/usher-record.ts';
import { joinBulkSlice } from './join-bulk/join-bulk.ts';
import { usherBulkSlice } from './usher-bulk/usher-bulk.ts';
import { usherImportSlice } from './usher-import/usher-import.ts';
import { usherMoveSlice } from './usher-move/usher-move.ts';
import { usherKpiSlice } from './usher-kpi/usher-kpi.ts';
import { usherPageSlice } from './usher-page/usher-page.ts';
import { usherSlice } from './usher/usher.ts';
import { waitlistSlice } from './waitlist/waitlist.ts';
import type { Endpoint } from './frame/endpoint.ts';
import type { List } from './frame/list.ts';
import { callsOf, isList } from './frame/slice.ts';

/** Here the slices are only named; what each offers stands in its own folder. */
const PARTS = [
  ...authSlice,
  ...dashboardSlice,
  ...deletionRequestSlice,
  ...erasureSlice,
  ...privacySlice,
  ...usherSlice,
  ...usherImportSlice,
  ...usherRecordSlice,
  ...personSlice,
  ...personMergeSlice,
  ...bankAccountSlice,
  ...documentSlice,
  ...personHistorySlice,
  ...availabilitySlice,
  ...noteSlice,
  ...blockedTimeSlice,
  ...usherPageSlice,
  ...usherKpiSlice,
  ...usherMoveSlice,
  ...usherBulkSlice,
  ...joinBulkSlice,
  ...interviewSlice,
  ...joinRequestSlice,
  ...eventSlice,
  ...eventViewSlice,
  ...eventPlanSlice,
  ...eventMoveSlice,
  ...eventChangeSlice,
  ...eventPageSlice,
  ...offerSlice,
  ...waitlistSlice,
  ...assignmentSlice,
  ...attendanceSlice,
  ...passSlice,
  ...incidentSlice,
  ...autoFillSlice,
  ...eventApplicationSlice,
  ...hiringSlice,
  ...blockedUsherSlice,
  ...teamLeaderSlice,
  ...teamLeaderRecordSlice,
  ...leaderEventsSlice,
  ...leaderCourseSlice,
  ...leaderTeamsSlice,
  ...teamLeaderMoveSlice,
  ...transferSlice,
  ...recoverySlice,
  ...reportSlice,
  ...reportListSlice,
  ...countedPeopleSlice,
  ...countedTransferSlice,
  ...countedEventSlice,
  ...reportSubscriptionSlice,
  ...ledgerSlice,
  ...payslipSlice,
  ...statementSlice,
  ...transferMoveSlice,
  ...transferHistorySlice,
  ...paymentBatchSlice,
  ...batchAnswerSlice,
  ...payerAccountSlice,
  ...savedViewSlice,
  ...profileSlice,
  ...twoFactorSlice,
  ...fileSlice,
  ...adminAccountSlice,
  ...auditSlice,
  ...searchSlice,
  ...categorySlice,
  ...typeSlice,
  ...settingsSlice,
  ...streamSlice,
  ...jobSlice,
  ...notificationSlice,
  ...messageSlice,
  ...messageTemplateSlice,
  ...unsubscribeSlice,
  ...staffSessionSlice,
  ...staffJoinSlice,
  ...staffProfileSlice,
  ...staffWorkSlice,
  ...staffLeadSlice,
  ...staffPassSlice,
  ...staffPaySlice,
  ...staffCalendarSlice,
  ...staffInboxSlice,
];

/** Every call there is. The API refuses to start when one has no handler, or a handler is for none of these. */
export const ENDPOINTS: readonly Endpoint[] = PARTS.flatMap(callsOf);

/** Every list that views can be saved of, by its own name. */
export const LISTS: ReadonlyMap<string, List> = new Map(PARTS.filter(isList).map((list) => [list.name, list]));
