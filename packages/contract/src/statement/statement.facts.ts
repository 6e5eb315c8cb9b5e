import type { ActionRows } from '../frame/fact.ts';

export const actions = {
  open_statement: { en: 'Opened a statement of pay', ar: 'فتح كشف مدفوعات' },
} as const satisfies ActionRows;
