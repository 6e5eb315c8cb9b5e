import { PERMISSION_SET_WORDS } from '@proline/contract/admin-account/admin-account.words';
import { valueTexts } from '../../lib/texts/value-texts.ts';

export const section = {
  reports_purpose: 'How events are staffed, worked, and paid.',
  ushers_kpis_purpose: 'How reliable each usher is.',

  failed: 'Could not load the figures.',
  retry: 'Retry',

  shifts_worked: 'Shifts worked, last 12 weeks',
  shifts_before: 'Previous 12 weeks',
  events_completed: 'Events completed',
  transfers_paid: 'Transfers paid',
  figures: 'Current figures',
  figure_rules: 'About these figures',
  figure_rule_sample: 'Every rate shows how many cases it is based on.',
  figure_rule_missing: 'No data shows as no figure, not as 0%.',
  figure_rule_time: 'Days follow each event’s time zone.',

  kpi_rules: 'KPI definitions',
  kpi_attendance: 'Attendance',
  kpi_attendance_text: 'Attended ÷ (attended + no-show + late cancellation). Excused absences don’t count.',
  kpi_punctuality: 'Punctuality',
  kpi_punctuality_text: 'Checked in within 10 minutes of the start ÷ attended.',
  kpi_no_show: 'No-shows',
  kpi_no_show_text: 'No-show ÷ (attended + no-show).',
  kpi_reliability: 'Reliability',
  kpi_reliability_text:
    '0 to 100, from attendance, punctuality, late cancellations, and reconfirmations. “New” below 3 shifts.',
  approved_ushers: 'Approved ushers',

  open: 'Open',

  ...valueTexts('set', PERMISSION_SET_WORDS, 'en'),
  set_owner_text: 'Full access, including settings and admin accounts.',
  set_ops_text: 'Plans events, reviews applications, and runs the day.',
  set_recruiter_text: 'Reviews join requests, interviews, approves, and blocks.',
  set_finance_text: 'Approves and pays, and can see bank details.',
  set_viewer_text: 'Views lists and reports. Can’t make changes.',

  name: 'Name',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    section: typeof section;
  }
}
