/** Sections that show their figures and rules until they grow into features of their own. */
export type SectionName =
  'blocked_ushers' | 'hiring_ushers' | 'event_applications' | 'join_requests' | 'reports' | 'ushers_kpis';
