import type { PermissionSet } from '@proline/domain/account/permission';
import { batchCode } from '@proline/domain/payment-batch/batch-status';
import { countedForm, withValues, writtenNumber, type TextValues, type Writing } from '@proline/domain/text/fill-text';
import { PERMISSION_SET_WORDS } from '../admin-account/admin-account.words.ts';
import { JOBS } from '../facts.ts';
import { JOB_OUTCOME_WORDS } from '../job/job.words.ts';
import { paperDays } from '../payslip/paper.ts';
import { REPORT_WORDS } from '../report/report.words.ts';
import { NOTICE_WORDS } from './notice.words.ts';
import type { Notification } from './notification.ts';

export type NoticeText = { readonly title: string; readonly detail: string };

type Say = {
  readonly writing: Writing;
  /** The time of day of a moment, as its reader is shown times. */
  readonly time: (moment: string) => string;
};

/** What a notification says to its reader, in the bell and by mail. */
export function noticeText(told: Notification, { writing, time }: Say): NoticeText {
  if (told.kind === 'job_finished') return finishedJobText(told.params, writing);
  const { kind, ...values } = valuesOf(told, { writing, time });
  const { title, text } = NOTICE_WORDS[kind];
  const words = text[writing.language];
  return {
    title: withValues(writing, title[writing.language], values),
    detail:
      typeof words === 'string'
        ? withValues(writing, words, values)
        : countedForm(writing, words, Number(values.count ?? 0), values),
  };
}

type Values = TextValues & { readonly kind: keyof typeof NOTICE_WORDS };

function valuesOf(told: Exclude<Notification, { kind: 'job_finished' }>, { writing, time }: Say): Values {
  const { kind, params } = told;
  const event = 'title_en' in params ? { event: writing.language === 'ar' ? params.title_ar : params.title_en } : {};
  switch (kind) {
    case 'understaffed_soon':
      return { kind, ...event, places: writtenNumber(writing, params.places), count: params.open };
    case 'nobody_in':
    case 'late_check_ins':
      return { kind, ...event, count: params.missing };
    case 'zone_under_minimum': {
      const { here, needed } = params;
      return { kind, ...event, zone: writing.language === 'ar' ? params.zone_ar : params.zone_en, here, needed };
    }
    case 'nobody_confirmed':
    case 'incident_reported':
    case 'event_not_completed':
    case 'offers_ended':
    case 'invitation_accepted':
      return { kind, ...event };
    case 'applications_undecided':
      return { kind, ...event, count: params.applications };
    case 'join_requests_waiting':
    case 'deletion_due':
      return { kind, count: params.requests };
    case 'interview_soon':
      return { kind, time: time(params.starts_at) };
    case 'documents_expiring':
      return { kind, count: params.documents };
    case 'bank_refused':
      return { kind, batch: batchCode(params.batch), count: params.lines };
    case 'report_ready':
      return {
        kind,
        report: REPORT_WORDS[params.report][writing.language],
        period: paperDays(params.from, params.to)[writing.language],
      };
    case 'ledger_disagrees':
      return { kind, count: params.differences };
    case 'transfers_waiting':
      return { kind, count: params.transfers };
    case 'bank_account_changed':
      return { kind, count: params.waiting };
    case 'admin_joined':
      return { kind, name: params.name };
    case 'deletion_request':
      return { kind };
    case 'new_sign_in':
    case 'wrong_sign_in_code':
      return { kind, address: params.address };
    case 'password_link_sent':
      return { kind, name: params.by };
    case 'permission_changed':
      return { kind, name: params.by, set: setName(params.permission_set, writing) };
    case 'two_factor_changed':
      return { kind: params.on ? 'two_factor_on' : 'two_factor_off' };
  }
}

const setName = (set: PermissionSet, { language }: Writing): string => PERMISSION_SET_WORDS[set][language];

function finishedJobText(
  { job_kind, total, done, failed }: Extract<Notification, { kind: 'job_finished' }>['params'],
  writing: Writing,
): NoticeText {
  const { language } = writing;
  const outcome = failed === 0 ? 'all_done' : done === 0 ? 'all_failed' : 'some_failed';
  return {
    title: countedForm(writing, JOBS[job_kind][language], total),
    detail: withValues(writing, JOB_OUTCOME_WORDS[outcome][language], { done, failed }),
  };
}
