import type { Recorded } from '../frame/recorded.ts';

export const authRecorded: Recorded = {
  fields: {
    password: { en: 'Password', ar: 'كلمة المرور' },
    sessions_ended: { en: 'Sessions ended', ar: 'الجلسات المنتهية' },
    refused: { en: 'Refused because', ar: 'سبب الرفض' },
    link_expires_at: { en: 'Link valid until', ar: 'الرابط صالح حتى' },
    mailed: { en: 'Emailed', ar: 'أُرسل بالبريد الإلكتروني' },
    two_factor_reset: { en: 'Two-factor sign-in reset', ar: 'إعادة ضبط المصادقة الثنائية' },
  },
  values: {
    refused: {
      wrong_credentials: { en: 'Wrong email or password', ar: 'بريد إلكتروني أو كلمة مرور غير صحيحة' },
      staff_code_wrong: { en: 'Wrong sign-in code', ar: 'رمز دخول غير صحيح' },
      otp_wrong: { en: 'Wrong code after the right password', ar: 'رمز غير صحيح بعد كلمة مرور صحيحة' },
    },
  },
};
