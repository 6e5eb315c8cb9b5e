/** Sections that show figures and rules until they become features of their own. */
export type SectionName = 'hiring_ushers' | 'reports' | 'ushers_kpis';
