import type { ErrorRows } from '../frame/fact.ts';

export const errors = {
  period_too_long: {
    status: 422,
    en: 'Choose a shorter period.',
    ar: 'اختر فترة أقصر.',
  },
} as const satisfies ErrorRows;
