import { ADMIN_STATUS_WORDS, adminAccountRecorded } from './admin-account/admin-account.words.ts';
import { assignmentRecorded } from './assignment/assignment.words.ts';
import { attendanceRecorded } from './attendance/attendance.words.ts';
import { authRecorded } from './auth/auth.words.ts';
import { autoFillRecorded } from './auto-fill/auto-fill.words.ts';
import { availabilityRecorded } from './availability/availability.words.ts';
import { bankAccountRecorded } from './bank-account/bank-account.words.ts';
import { DELETION_REQUEST_STATUS_WORDS, deletionRequestRecorded } from './deletion-request/deletion-request.words.ts';
import { documentRecorded } from './document/document.words.ts';
import { erasureRecorded } from './erasure/erasure.words.ts';
import { eventApplicationRecorded } from './event-application/event-application.words.ts';
import { eventChangeRecorded } from './event-change/event-change.words.ts';
import { eventMoveRecorded } from './event-move/event-move.words.ts';
import { eventPlanRecorded } from './event-plan/event-plan.words.ts';
import { EVENT_STATUS_WORDS, eventRecorded } from './event/event.words.ts';
import { JOBS } from './facts.ts';
import { fileRecorded } from './file/file.words.ts';
import { blockedTimeRecorded } from './blocked-time/blocked-time.words.ts';
import { catalogueRecorded } from './frame/catalogue.words.ts';
import { joined } from './frame/fact.ts';
import { frameRecorded } from './frame/frame.words.ts';
import type { Recorded } from './frame/recorded.ts';
import type { ValueWords, Words } from './frame/words.ts';
import { incidentRecorded } from './incident/incident.words.ts';
import { interviewRecorded } from './interview/interview.words.ts';
import { jobRecorded } from './job/job.words.ts';
import { joinRequestRecorded } from './join-request/join-request.words.ts';
import { ledgerRecorded } from './ledger/ledger.words.ts';
import { messageRecorded } from './message/message.words.ts';
import { noteRecorded } from './note/note.words.ts';
import { notificationRecorded } from './notification/notification.words.ts';
import { offerRecorded } from './offer/offer.words.ts';
import { passRecorded } from './pass/pass.words.ts';
import { payerAccountRecorded } from './payer-account/payer-account.words.ts';
import { paymentBatchRecorded } from './payment-batch/payment-batch.words.ts';
import { personMergeRecorded } from './person-merge/person-merge.words.ts';
import { personRecorded } from './person/person.words.ts';
import { profileRecorded } from './profile/profile.words.ts';
import { recoveryRecorded } from './recovery/recovery.words.ts';
import { savedViewRecorded } from './saved-view/saved-view.words.ts';
import { privacyRecorded } from './privacy/privacy.words.ts';
import { settingsRecorded } from './settings/settings.words.ts';
import { staffLeadRecorded } from './staff-lead/staff-lead.words.ts';
import { reportRecorded } from './report/report.words.ts';
import { statementRecorded } from './statement/statement.words.ts';
import { teamLeaderRecorded } from './team-leader/team-leader.words.ts';
import { teamLeaderMoveRecorded } from './team-leader-move/team-leader-move.words.ts';
import { TRANSFER_STATUS_WORDS, transferRecorded } from './transfer/transfer.words.ts';
import { usherImportRecorded } from './usher-import/usher-import.words.ts';
import { usherMoveRecorded } from './usher-move/usher-move.words.ts';
import { USHER_STATUS_WORDS, usherRecorded } from './usher/usher.words.ts';

/** Here the slices' words of what the audit log holds are only named; each stands in its slice. */
const RECORDED: readonly Recorded[] = [
  frameRecorded,
  catalogueRecorded,
  authRecorded,
  profileRecorded,
  adminAccountRecorded,
  savedViewRecorded,
  notificationRecorded,
  messageRecorded,
  fileRecorded,
  jobRecorded,
  privacyRecorded,
  settingsRecorded,
  eventRecorded,
  eventPlanRecorded,
  eventMoveRecorded,
  eventChangeRecorded,
  assignmentRecorded,
  attendanceRecorded,
  passRecorded,
  incidentRecorded,
  staffLeadRecorded,
  offerRecorded,
  eventApplicationRecorded,
  autoFillRecorded,
  personRecorded,
  personMergeRecorded,
  bankAccountRecorded,
  documentRecorded,
  availabilityRecorded,
  noteRecorded,
  usherRecorded,
  usherImportRecorded,
  usherMoveRecorded,
  teamLeaderMoveRecorded,
  interviewRecorded,
  blockedTimeRecorded,
  joinRequestRecorded,
  teamLeaderRecorded,
  transferRecorded,
  statementRecorded,
  reportRecorded,
  paymentBatchRecorded,
  payerAccountRecorded,
  recoveryRecorded,
  ledgerRecorded,
  deletionRequestRecorded,
  erasureRecorded,
];

/** The slices' tables as one; a name that stands in two of them is a mistake, and nothing starts. */
const together = <Value>(tables: readonly Readonly<Record<string, Value>>[]): Readonly<Record<string, Value>> => {
  joined(...tables);
  return Object.fromEntries(tables.flatMap((table) => Object.entries(table)));
};

/** An export stands with its session; what it was narrowed by is said in the words of its list. */
const EXPORTED: ValueWords = {
  ...TRANSFER_STATUS_WORDS,
  ...EVENT_STATUS_WORDS,
  ...ADMIN_STATUS_WORDS,
  ...USHER_STATUS_WORDS,
  ...DELETION_REQUEST_STATUS_WORDS,
};

const FIELDS = together(RECORDED.map(({ fields = {} }) => fields));
const VALUES = together<ValueWords>([
  ...RECORDED.map(({ values = {} }) => values),
  { 'session.status': EXPORTED },
  {
    'job.kind': Object.fromEntries(
      Object.entries(JOBS).map(([kind, { en, ar }]) => [kind, titleOf(en.other, ar.other)]),
    ),
  },
]);

/** A job's title without its count. */
function titleOf(en: string, ar: string): Words {
  return { en: en.replace('{{count}} ', ''), ar: ar.replace('{{count}} ', '') };
}

const ownOf = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** The words of a field; undefined: no slice declares it, as in an old entry. */
export const recordedField = (field: string): Words | undefined => ownOf(FIELDS, field);

/** The words of a value; undefined: it is a text of its own. */
export const recordedValue = (entity: string, field: string, value: string): Words | undefined => {
  const words = ownOf(VALUES, `${entity}.${field}`) ?? ownOf(VALUES, field);
  return words && ownOf(words, value);
};
