import type { ErrorRows, ActionRows } from '../frame/fact.ts';

export const actions = {
  end_sessions: { en: 'Ended sessions', ar: 'إنهاء جلسات' },
  change_password: { en: 'Changed the password', ar: 'تغيير كلمة المرور' },
  change_profile: { en: 'Changed the profile', ar: 'تعديل الملف الشخصي' },
  end_tour: { en: 'Ended the tour', ar: 'إنهاء الجولة' },
  change_preferences: { en: 'Changed preferences', ar: 'تعديل التفضيلات' },
} as const satisfies ActionRows;

export const errors = {
  wrong_current_password: {
    status: 422,
    en: 'The current password is wrong.',
    ar: 'كلمة المرور الحالية غير صحيحة.',
  },
} as const satisfies ErrorRows;
