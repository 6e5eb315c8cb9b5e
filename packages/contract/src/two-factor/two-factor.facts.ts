import type { ErrorRows, ActionRows } from '../frame/fact.ts';

export const actions = {
  begin_two_factor: { en: 'Started setting up two-factor sign-in', ar: 'بدء إعداد المصادقة الثنائية' },
  turn_on_two_factor: { en: 'Turned on two-factor sign-in', ar: 'تفعيل المصادقة الثنائية' },
  turn_off_two_factor: { en: 'Turned off two-factor sign-in', ar: 'إيقاف المصادقة الثنائية' },
  reset_two_factor: { en: 'Reset two-factor sign-in', ar: 'إعادة ضبط المصادقة الثنائية' },
  renew_recovery_codes: { en: 'Created new recovery codes', ar: 'إنشاء رموز استرداد جديدة' },
} as const satisfies ActionRows;

export const errors = {
  two_factor_is_on: {
    status: 409,
    en: 'Two-factor sign-in is already on.',
    ar: 'المصادقة الثنائية مفعّلة بالفعل.',
  },
  two_factor_is_off: {
    status: 409,
    en: 'Two-factor sign-in is off.',
    ar: 'المصادقة الثنائية غير مفعّلة.',
  },
  two_factor_not_begun: {
    status: 409,
    en: 'Setup wasn’t started, or was restarted elsewhere. Start again.',
    ar: 'لم يبدأ الإعداد، أو أُعيد بدؤه في مكان آخر. ابدأ من جديد.',
  },
} as const satisfies ErrorRows;
