/** Sections that show figures and rules until they become features of their own. */
export type SectionName = 'reports' | 'ushers_kpis';
