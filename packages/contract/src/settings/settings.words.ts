import type { Recorded } from '../frame/recorded.ts';

export const settingsRecorded: Recorded = {
  fields: {
    week_start: { en: 'Week starts on', ar: 'بداية الأسبوع' },
    second_calendar: { en: 'Second calendar', ar: 'التقويم الثاني' },
    session_idle_minutes: { en: 'Sign out after inactivity, min', ar: 'تسجيل الخروج بعد الخمول، د' },
    session_max_hours: { en: 'Sign out after, hours', ar: 'تسجيل الخروج بعد، ساعات' },
    two_factor_required: { en: 'Two-factor sign-in required', ar: 'المصادقة الثنائية إلزامية' },
    address_en: { en: 'English address', ar: 'العنوان بالإنجليزية' },
    address_ar: { en: 'Arabic address', ar: 'العنوان بالعربية' },
    phone: { en: 'Phone', ar: 'الهاتف' },
    contact_email: { en: 'Contact email', ar: 'بريد التواصل' },
    time_zone: { en: 'Time zone', ar: 'المنطقة الزمنية' },
  },
  values: {
    second_calendar: { none: { en: 'None', ar: 'لا شيء' }, 'islamic-umalqura': { en: 'Hijri', ar: 'هجري' } },
  },
};
