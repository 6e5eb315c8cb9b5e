export const dashboard = {
  title: 'Event Summary',
  updated: 'Updated {{ago}}',
  updated_now: 'Updated just now',
  refresh: 'Refresh',
  new_event: 'New event',

  events: 'Events',
  ushers: 'Ushers',
  transfers: 'Transfers',
  team_leaders: 'Team Leaders',
  view_all: 'View all',
  view_all_of: 'View all: {{group}}',
  summary_failed: 'The figures did not load.',
  retry: 'Retry',

  needs_title: 'Needs you today',
  needs_none: 'You are up to date',
  needs_none_text: 'Approvals, interviews and open places show up here when they need you.',
  needs_failed: 'This list did not load',
  needs_failed_text: 'The server did not answer. Nothing is lost.',
  show_all: 'Open the dashboard',

  places_open_one: '{{open}} of {{count}} place open',
  places_open_other: '{{open}} of {{count}} places open',
  staffing: '{{confirmed}} confirmed, {{invited}} invited, {{places}} needed',
  starts_today: 'starts today',
  starts_tomorrow: 'starts tomorrow',
  starts_in_one: 'starts in {{count}} day',
  starts_in_other: 'starts in {{count}} days',
  fill_places: 'Fill places',

  transfers_waiting_one: '{{count}} transfer waits for approval',
  transfers_waiting_other: '{{count}} transfers wait for approval',
  came_today: 'Oldest came today',
  oldest_waits_one: 'Oldest waits {{count}} day',
  oldest_waits_other: 'Oldest waits {{count}} days',
  no_account_one: '{{count}} has no valid bank account',
  no_account_other: '{{count}} have no valid bank account',
  approve: 'Approve',

  transfers_overdue_one: '{{count}} approved transfer older than {{days}} days',
  transfers_overdue_other: '{{count}} approved transfers older than {{days}} days',
  transfers_overdue_text: 'Approved, but not paid yet',
  pay: 'Pay',

  interviews_one: '{{count}} interview today',
  interviews_other: '{{count}} interviews today',
  next_interview: 'Next {{time}} — {{person}} with {{interviewer}}',
  interviews_over: 'All have begun',
  open: 'Open',

  applications_one: '{{count}} application waits for a decision',
  applications_other: '{{count}} applications wait for a decision',
  closes_today: '{{event}} closes today at {{time}}',
  closes_tomorrow: '{{event}} closes tomorrow at {{time}}',
  closes_on: '{{event}} closes on {{date}}',
  no_deadline: 'No deadline is near',
  triage: 'Triage',

  deletions_one: '{{count}} person asks for an account to be deleted',
  deletions_other: '{{count}} people ask for an account to be deleted',
  handle: 'Handle',

  shifts_title: 'Shifts worked',
  shifts_range: 'Period',
  range_4_weeks: '4 weeks',
  range_12_weeks: '12 weeks',
  range_year: 'Year',
  against_4_weeks: 'against the 4 weeks before',
  against_12_weeks: 'against the 12 weeks before',
  against_year: 'against the year before',
  this_period: 'This period',
  period_before: 'Period before',
  report: 'Report',
  chart_summary: 'Shifts worked: {{total}} in this period, {{previous}} in the period before.',
  from: 'From',
  trend_none: 'No shifts in this period yet',
  trend_none_text: 'The line begins with the first shift that somebody works.',
  trend_failed: 'The trend did not load',
  trend_failed_text: 'The server did not answer. Nothing is lost.',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    dashboard: typeof dashboard;
  }
}
