import type { Notification } from '@proline/contract/notification/notification';
import {
  IconAlertTriangle,
  IconBuildingBank,
  IconCalendarCheck,
  IconCalendarExclamation,
  IconCalendarUser,
  IconChecklist,
  IconClockExclamation,
  IconDeviceLaptop,
  IconFileAlert,
  IconHourglassHigh,
  IconInbox,
  IconKey,
  IconMapPinExclamation,
  IconReportAnalytics,
  IconScaleOutline,
  IconShieldCheck,
  IconShieldOff,
  IconShieldX,
  IconUserMinus,
  IconUserPlus,
  IconUserQuestion,
  IconUsersMinus,
} from '@tabler/icons-react';
import type { IconShape } from '../../ui/picture/icon.tsx';
import type { Tone } from '../../ui/page/tile.tsx';

type Look = { readonly icon: IconShape; readonly tone: Tone };

const LOOKS: Readonly<Record<Exclude<Notification['kind'], 'job_finished' | 'two_factor_changed'>, Look>> = {
  understaffed_soon: { icon: IconUsersMinus, tone: 'amber' },
  nobody_confirmed: { icon: IconUsersMinus, tone: 'red' },
  nobody_in: { icon: IconUsersMinus, tone: 'red' },
  late_check_ins: { icon: IconClockExclamation, tone: 'amber' },
  zone_under_minimum: { icon: IconMapPinExclamation, tone: 'red' },
  incident_reported: { icon: IconAlertTriangle, tone: 'red' },
  event_not_completed: { icon: IconCalendarExclamation, tone: 'amber' },
  offers_ended: { icon: IconUserQuestion, tone: 'red' },
  invitation_accepted: { icon: IconCalendarCheck, tone: 'green' },
  applications_undecided: { icon: IconInbox, tone: 'amber' },
  join_requests_waiting: { icon: IconUserQuestion, tone: 'amber' },
  interview_soon: { icon: IconCalendarUser, tone: 'violet' },
  documents_expiring: { icon: IconFileAlert, tone: 'amber' },
  bank_refused: { icon: IconBuildingBank, tone: 'red' },
  report_ready: { icon: IconReportAnalytics, tone: 'green' },
  ledger_disagrees: { icon: IconScaleOutline, tone: 'red' },
  transfers_waiting: { icon: IconHourglassHigh, tone: 'amber' },
  bank_account_changed: { icon: IconBuildingBank, tone: 'amber' },
  admin_joined: { icon: IconUserPlus, tone: 'blue' },
  deletion_request: { icon: IconUserMinus, tone: 'red' },
  deletion_due: { icon: IconUserMinus, tone: 'red' },
  new_sign_in: { icon: IconDeviceLaptop, tone: 'amber' },
  wrong_sign_in_code: { icon: IconShieldX, tone: 'red' },
  password_link_sent: { icon: IconKey, tone: 'amber' },
  permission_changed: { icon: IconKey, tone: 'violet' },
};

/** Returns the icon and tone of a notification. */
export const notificationLook = ({ kind, params }: Notification): Look => {
  if (kind === 'job_finished') return { icon: IconChecklist, tone: params.failed > 0 ? 'amber' : 'green' };
  if (kind === 'two_factor_changed')
    return params.on ? { icon: IconShieldCheck, tone: 'green' } : { icon: IconShieldOff, tone: 'red' };
  return LOOKS[kind];
};
