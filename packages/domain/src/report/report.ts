export const REPORTS = [
  'fill_rate',
  'time_to_fill',
  'attendance',
  'planned_actual',
  'payout_aging',
  'recruitment_funnel',
  'application_conversion',
  'leader_scorecard',
  'utilization',
  'retention',
] as const;
export type ReportName = (typeof REPORTS)[number];

/** What a report can be had as. */
export const REPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** What a report can be broken down by; the first is shown unless another is chosen. */
export const REPORT_DIMENSIONS = ['city', 'role', 'client', 'category', 'weekday', 'leader', 'cohort', 'kind'] as const;
export type ReportDimension = (typeof REPORT_DIMENSIONS)[number];

const OF_EVENTS = ['city', 'role', 'client', 'category', 'weekday'] as const;

export const DIMENSIONS_OF: Readonly<Record<ReportName, readonly [ReportDimension, ...ReportDimension[]]>> = {
  fill_rate: OF_EVENTS,
  time_to_fill: OF_EVENTS,
  attendance: OF_EVENTS,
  planned_actual: OF_EVENTS,
  payout_aging: ['kind'],
  recruitment_funnel: ['city'],
  application_conversion: ['city', 'role', 'client', 'category'],
  leader_scorecard: ['leader'],
  utilization: ['city'],
  retention: ['cohort'],
};

/** What a report can be narrowed by. */
export const REPORT_FILTERS = ['city', 'role', 'category', 'client', 'leader', 'weekday'] as const;
export type ReportFilter = (typeof REPORT_FILTERS)[number];

const OF_PLACES = ['city', 'client', 'category', 'role', 'weekday'] as const;

export const FILTERS_OF: Readonly<Record<ReportName, readonly ReportFilter[]>> = {
  fill_rate: OF_PLACES,
  time_to_fill: OF_PLACES,
  attendance: OF_PLACES,
  planned_actual: OF_PLACES,
  payout_aging: ['city', 'client', 'category'],
  recruitment_funnel: ['city'],
  application_conversion: ['city', 'client', 'category', 'role'],
  leader_scorecard: ['leader', 'city', 'client', 'category'],
  utilization: ['city'],
  retention: ['city'],
};

/** More groups are no breakdown that anybody reads; the largest come first, and what is left out is said. */
export const MOST_REPORT_GROUPS = 200;
/** So many values one filter takes. */
export const MOST_REPORT_CHOICES = 50;
