import type { Notification } from '@proline/contract/notification/notification';
import type { Language } from '@proline/domain/account/preference';
import { batchCode } from '@proline/domain/payment-batch/batch-status';
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
import type { Translate } from '../../lib/texts/i18n.ts';
import { timeOfDay } from '../../lib/dates/dates.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import type { Tone } from '../../ui/page/tile.tsx';

type Look = { readonly icon: IconShape; readonly tone: Tone };
type Words = Look & { readonly title: string; readonly detail: string };
type Say = {
  readonly language: Language;
  readonly t: Translate<'notification'>;
  readonly sections: Translate<'section'>;
  /** Puts a finished job into words, which the feature `job` owns. */
  readonly job: (params: Extract<Notification, { kind: 'job_finished' }>['params']) => {
    readonly title: string;
    readonly detail: string;
  };
};

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

/** Returns the words, icon and tone of a notification. */
export const notificationWords = (notification: Notification, { t, language, sections, job }: Say): Words => {
  const { kind, params } = notification;
  const said = (title: string, detail: string, look: Look): Words => ({ ...look, title, detail });
  switch (kind) {
    case 'job_finished':
      return { icon: IconChecklist, tone: params.failed > 0 ? 'amber' : 'green', ...job(params) };
    case 'understaffed_soon': {
      const event = language === 'ar' ? params.title_ar : params.title_en;
      const places = formatNumber(language, params.places);
      return said(t(kind), t('understaffed_soon_text', { event, places, count: params.open }), LOOKS[kind]);
    }
    case 'nobody_in':
    case 'late_check_ins': {
      const event = language === 'ar' ? params.title_ar : params.title_en;
      return said(t(kind), t(`${kind}_text`, { event, count: params.missing }), LOOKS[kind]);
    }
    case 'zone_under_minimum': {
      const { here, needed } = params;
      const [event, zone] = language === 'ar' ? [params.title_ar, params.zone_ar] : [params.title_en, params.zone_en];
      const number = (value: number) => formatNumber(language, value);
      return said(
        t(kind),
        t('zone_under_minimum_text', { event, zone, here: number(here), needed: number(needed) }),
        LOOKS[kind],
      );
    }
    case 'nobody_confirmed':
    case 'incident_reported':
    case 'event_not_completed':
    case 'offers_ended':
    case 'invitation_accepted': {
      const event = language === 'ar' ? params.title_ar : params.title_en;
      return said(t(kind), t(`${kind}_text`, { event }), LOOKS[kind]);
    }
    case 'applications_undecided': {
      const event = language === 'ar' ? params.title_ar : params.title_en;
      return said(t(kind), t('applications_undecided_text', { event, count: params.applications }), LOOKS[kind]);
    }
    case 'join_requests_waiting':
      return said(t(kind), t('join_requests_waiting_text', { count: params.requests }), LOOKS[kind]);
    case 'interview_soon':
      return said(
        t(kind),
        t('interview_soon_text', { time: timeOfDay(language, new Date(params.starts_at)) }),
        LOOKS[kind],
      );
    case 'documents_expiring':
      return said(t(kind), t('documents_expiring_text', { count: params.documents }), LOOKS[kind]);
    case 'bank_refused':
      return said(
        t(kind),
        t('bank_refused_text', { batch: batchCode(params.batch), count: params.lines }),
        LOOKS[kind],
      );
    case 'ledger_disagrees':
      return said(t(kind), t('ledger_disagrees_text', { count: params.differences }), LOOKS[kind]);
    case 'transfers_waiting':
      return said(t(kind), t('transfers_waiting_text', { count: params.transfers }), LOOKS[kind]);
    case 'bank_account_changed':
      return said(t(kind), t('bank_account_changed_text', { count: params.waiting }), LOOKS[kind]);
    case 'admin_joined':
      return said(t('admin_joined', { name: params.name }), t('admin_joined_text'), LOOKS[kind]);
    case 'deletion_request':
      return said(t('deletion_request'), t('deletion_request_text'), LOOKS[kind]);
    case 'deletion_due':
      return said(t(kind), t('deletion_due_text', { count: params.requests }), LOOKS[kind]);
    case 'new_sign_in':
    case 'wrong_sign_in_code':
      return said(t(kind), t(`${kind}_text`, { address: params.address }), LOOKS[kind]);
    case 'password_link_sent':
      return said(t(kind), t('password_link_sent_text', { name: params.by }), LOOKS[kind]);
    case 'permission_changed': {
      const set = sections(`set_${params.permission_set}`);
      return said(t(kind), t('permission_changed_text', { name: params.by, set }), LOOKS[kind]);
    }
    case 'two_factor_changed':
      return params.on
        ? said(t('two_factor_on'), t('two_factor_on_text'), { icon: IconShieldCheck, tone: 'green' })
        : said(t('two_factor_off'), t('two_factor_off_text'), { icon: IconShieldOff, tone: 'red' });
  }
};
