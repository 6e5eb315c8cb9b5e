/** Sections that show figures and rules until they become features of their own. */
export type SectionName = 'hiring_ushers' | 'event_applications' | 'reports' | 'ushers_kpis';
