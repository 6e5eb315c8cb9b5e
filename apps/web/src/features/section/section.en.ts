import { PERMISSION_SET_WORDS } from '@proline/contract/admin-account/admin-account.words';
import { valueTexts } from '../../lib/texts/value-texts.ts';

export const section = {
  blocked_ushers_purpose: 'Who may not work for now, or for good.',
  hiring_ushers_purpose: 'Fill the open places of an event with the right people.',
  event_applications_purpose: 'Approved ushers who ask to work at a published event.',
  join_requests_purpose: 'People who ask to join as an usher or a team leader.',
  reports_purpose: 'How well events are filled, worked and paid.',
  ushers_kpis_purpose: 'How reliably ushers work, figure by figure.',

  failed: 'The figures did not load.',
  retry: 'Retry',

  open_places_title: 'Events with open places',
  open_places_none: 'No event needs people',
  open_places_none_text: 'No published event of the next two weeks has open places.',
  open_places_one: '{{count}} open place',
  open_places_other: '{{count}} open places',
  starts_on: 'starts on {{date}}',

  blocked_now: 'Blocked ushers',
  block_rules: 'What a block does',
  block_rule_release: 'Future assignments are released and applications are closed.',
  block_rule_money: 'Money earned before the block stays payable.',
  block_rule_end: 'A block has a reason, and lasts until a date or for good.',
  see_ushers: 'All ushers',

  waiting_title: 'Waiting for you',
  applications_open: 'Applications waiting for a decision',
  application_rules: 'How applications are decided',
  application_rule_who: 'Only approved ushers apply, and only to published events.',
  application_rule_places: 'Places never exceed the headcount of a shift.',
  application_rule_expire: 'What is undecided when the event begins expires.',

  ushers_pending: 'Ushers waiting for a first look',
  ushers_in_interview: 'Ushers in interview',
  leaders_pending: 'Team leaders waiting for a decision',
  deletion_requests: 'People who ask for an account to be deleted',
  join_rules: 'What an approval needs',
  join_rule_age: 'At least {{age}} years old: younger people’s data is deleted at once.',
  join_rule_data: 'A phone number and a photo.',
  join_rule_interview: 'An interview’s scorecard, unless the settings waive it.',

  shifts_worked: 'Shifts worked in 12 weeks',
  shifts_before: 'In the 12 weeks before',
  events_completed: 'Events completed',
  transfers_paid: 'Transfers paid',
  figures: 'Figures now',
  figure_rules: 'How figures are made',
  figure_rule_sample: 'Every rate stands with the number of cases behind it.',
  figure_rule_missing: 'Where nothing was counted there is no figure: that is not 0 %.',
  figure_rule_time: 'Days are those of the event’s own time zone.',

  kpi_rules: 'How the figures are defined',
  kpi_attendance: 'Attendance',
  kpi_attendance_text: 'Attended ÷ (attended + no-show + late cancellation). Excused absences do not count.',
  kpi_punctuality: 'Punctuality',
  kpi_punctuality_text: 'Checked in within 10 minutes of the start ÷ attended.',
  kpi_no_show: 'No-shows',
  kpi_no_show_text: 'No-show ÷ (attended + no-show).',
  kpi_reliability: 'Reliability',
  kpi_reliability_text:
    '0 to 100 from attendance, punctuality, late cancellations and reconfirmations; “New” below 3 shifts.',
  approved_ushers: 'Approved ushers',

  open: 'Open',

  ...valueTexts('set', PERMISSION_SET_WORDS, 'en'),
  set_owner_text: 'May do everything, including settings and admin accounts.',
  set_ops_text: 'Plans events, decides applications, runs the day.',
  set_recruiter_text: 'Decides join requests, interviews, approves and blocks.',
  set_finance_text: 'Approves and pays, and sees bank details.',
  set_viewer_text: 'Sees lists and reports, changes nothing.',

  name: 'Name',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    section: typeof section;
  }
}
