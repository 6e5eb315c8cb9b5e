import { USHER_STATUS_WORDS } from '@proline/contract/usher/usher.words';
import { valueTexts } from '../../lib/texts/value-texts.ts';

export const usherKpi = {
  title: 'Ushers KPIs',
  shifts_title: 'Counted shifts',
  failed: 'Could not load the figures.',
  retry: 'Retry',
  close: 'Close',
  search_hint: 'Name, phone, or code',
  empty: 'Nothing counted in this period',
  empty_text: 'Figures appear here as soon as shifts are attended or offers answered.',

  period: 'Period',
  days_one: 'Last {{count}} day',
  days_other: 'Last {{count}} days',
  all_time: 'All time',
  compared: 'compared with {{period}}',
  compare_off: 'Don’t compare',
  compare_on: 'Compare with the period before',
  from: 'From',

  ushers_one: '{{count}} usher',
  ushers_other: '{{count}} ushers',
  shifts_one: '{{shown}} shift',
  shifts_other: '{{shown}} shifts',
  ratings_one: '{{shown}} rating',
  ratings_other: '{{shown}} ratings',
  of: '{{part}} of {{sample}}',
  show_shifts: 'Show the shifts',
  no_data: 'No data yet',
  figures: 'Figures of the period',
  figure: 'Figure',
  rate_attendance: 'Attendance',
  rate_punctuality: 'Punctuality',
  rate_no_show: 'No-show',
  rate_rating: 'Rating',
  rate_acceptance: 'Acceptance',
  reliability: 'Reliability',
  hours: 'Hours',
  points: '{{change}} pts',
  more_than_before: '{{size}} more than in the period before',
  less_than_before: '{{size}} less than in the period before',
  went: 'From {{from}} to {{to}} over the period',

  lines: 'Attendance and punctuality',
  attendance_before: 'Attendance before',
  reasons: 'No-shows by reason',
  no_reason: 'No reason given',
  no_no_shows: 'No no-shows in this period.',
  more_reasons_one: 'and {{count}} more reason',
  more_reasons_other: 'and {{count}} more reasons',
  spread: 'Reliability, how it is spread',
  spread_sample: '{{people}} · {{newcomers}} new left out',
  spread_bar: '{{from}} to {{to}}: {{people}}',
  median: 'median {{value}}',
  starts: 'No-show rate by day and start',
  starts_note: '% · – means under {{least}} shifts',
  starts_cell: '{{weekday}} from {{hour}}: {{rate}}, {{part}} of {{sample}} shifts',
  weekday: 'Weekday',

  new: 'New',
  new_under_one: 'New, under {{count}} shift',
  new_under_other: 'New, under {{count}} shifts',
  percentile: '{{percent}}%',
  percentile_text: 'More reliable than {{percent}}% of ushers who aren’t new',
  compare: 'Compare',
  compare_title_one: 'Compare {{count}} usher',
  compare_title_other: 'Compare {{count}} ushers',
  compare_most_one: 'Choose up to {{count}} usher to compare.',
  compare_most_other: 'Choose up to {{count}} ushers to compare.',

  definitions: 'How these figures are counted',
  define_attendance: 'Attended ÷ (attended + no-show + late cancellation). Excused absences don’t count.',
  define_punctuality: 'Checked in within {{grace}} minutes of the start ÷ attended.',
  define_no_show: 'No-show ÷ (attended + no-show).',
  define_rating:
    'The tile is the plain mean. For one usher, few and old ratings count less than the mean of all ratings.',
  define_acceptance: 'Offers accepted ÷ offers answered or expired, on the day of the answer.',
  define_reliability:
    '0 to 100: attendance {{attendance}}%, punctuality {{punctuality}}%, no late cancellations {{kept}}%, reconfirmations {{reconfirmed}}%, in the period. “New” below {{least}} shifts.',

  ...valueTexts('status', USHER_STATUS_WORDS, 'en'),
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    'usher-kpi': typeof usherKpi;
  }
}
