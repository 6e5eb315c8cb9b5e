import type { ActionRows } from '../frame/fact.ts';

export const actions = {
  open_payslip: { en: 'Opened a payslip', ar: 'فتح قسيمة دفع' },
} as const satisfies ActionRows;
