import type { ErrorRows } from '../frame/fact.ts';

export const errors = {
  privacy_unchanged: {
    status: 409,
    en: 'The page already says exactly this.',
    ar: 'تنشر الصفحة هذا النص نفسه بالفعل.',
  },
} as const satisfies ErrorRows;
