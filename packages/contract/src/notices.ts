import type { z } from 'zod';
import { mayDo, type PermissionSet } from '@proline/domain/account/permission';
import { adminJoined, passwordLinkSent, permissionChanged } from './admin-account/admin-account.notices.ts';
import { eventNotCompleted, lateCheckIns, nobodyIn, zoneUnderMinimum } from './attendance/attendance.notices.ts';
import { newSignIn, wrongSignInCode } from './auth/auth.notices.ts';
import { deletionDue, deletionRequested } from './deletion-request/deletion-request.notices.ts';
import { documentsExpiring } from './document/document.notices.ts';
import { nobodyConfirmed, understaffedSoon } from './event-move/event-move.notices.ts';
import { incidentReported } from './incident/incident.notices.ts';
import { interviewSoon } from './interview/interview.notices.ts';
import { jobFinished } from './job/job.notices.ts';
import { joinRequestsWaiting } from './join-request/join-request.notices.ts';
import { applicationsUndecided, invitationAccepted, offersEnded } from './offer/offer.notices.ts';
import { bankRefused } from './payment-batch/payment-batch.notices.ts';
import { bankAccountChanged, ledgerDisagrees, transfersWaiting } from './ledger/ledger.notices.ts';
import { reportReady } from './report/report.notices.ts';
import { twoFactorChanged } from './two-factor/two-factor.notices.ts';

/** Here the slices' notices are only named, in the order in which people are shown them; each stands in its slice. */
export const NOTICES = [
  jobFinished,
  understaffedSoon,
  nobodyConfirmed,
  nobodyIn,
  lateCheckIns,
  zoneUnderMinimum,
  incidentReported,
  eventNotCompleted,
  offersEnded,
  invitationAccepted,
  applicationsUndecided,
  joinRequestsWaiting,
  interviewSoon,
  documentsExpiring,
  bankRefused,
  ledgerDisagrees,
  transfersWaiting,
  bankAccountChanged,
  reportReady,
  adminJoined,
  deletionRequested,
  deletionDue,
  newSignIn,
  wrongSignInCode,
  passwordLinkSent,
  permissionChanged,
  twoFactorChanged,
] as const;

type Notice = (typeof NOTICES)[number];
export type NotificationKind = Notice['kind'];
export type OptionalNotification = Extract<Notice, { optional: true }>['kind'];
export type NotificationParams<K extends NotificationKind> = z.output<Extract<Notice, { kind: K }>['params']>;

export const NOTIFICATION_KINDS = /* @__PURE__ */ NOTICES.map(({ kind }) => kind);
export const OPTIONAL_NOTIFICATIONS = /* @__PURE__ */ NOTICES.filter((each) => each.optional).map(({ kind }) => kind);

export const isOptionalNotification = (kind: NotificationKind): kind is OptionalNotification =>
  OPTIONAL_NOTIFICATIONS.some((optional) => optional === kind);

export const mayBeNotified = ({ access }: Notice, set: PermissionSet): boolean =>
  access === 'own' || mayDo(set, access);

export const noticeOf = (kind: NotificationKind): Notice => {
  const found = NOTICES.find((each) => each.kind === kind);
  if (found === undefined) throw new Error(`No slice declares the notice ${kind}`);
  return found;
};
