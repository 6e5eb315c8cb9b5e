import type { Recorded } from '../frame/recorded.ts';

export const settingsRecorded: Recorded = {
  fields: {
    week_start: { en: 'First day of the week', ar: 'أول أيام الأسبوع' },
    second_calendar: { en: 'Second calendar', ar: 'التقويم الثاني' },
    session_idle_minutes: { en: 'Sign out after inactivity, minutes', ar: 'تسجيل الخروج بعد عدم النشاط، بالدقائق' },
    session_max_hours: { en: 'Maximum session length, hours', ar: 'أقصى مدة للجلسة، بالساعات' },
    two_factor_required: { en: 'Require two-factor sign-in', ar: 'اشتراط المصادقة الثنائية' },
    address_en: { en: 'English address', ar: 'العنوان بالإنجليزية' },
    address_ar: { en: 'Arabic address', ar: 'العنوان بالعربية' },
    phone: { en: 'Phone', ar: 'الهاتف' },
    contact_email: { en: 'Privacy page contact', ar: 'جهة التواصل في صفحة الخصوصية' },
    interview_minutes: { en: 'Interview length, minutes', ar: 'مدة المقابلة، بالدقائق' },
    slots_from: { en: 'Interviews from, hour', ar: 'المقابلات من الساعة' },
    slots_until: { en: 'Interviews until, hour', ar: 'المقابلات حتى الساعة' },
    criteria_en: { en: 'Criteria in English', ar: 'المعايير بالإنجليزية' },
    criteria_ar: { en: 'Criteria in Arabic', ar: 'المعايير بالعربية' },
    pass_mark: { en: 'Pass mark', ar: 'درجة القبول' },
    scorecard_required: { en: 'Require a scorecard', ar: 'اشتراط بطاقة التقييم' },
    reapply_days: { en: 'Days before applying again', ar: 'أيام قبل التقدّم من جديد' },
    reasons_en: { en: 'Rejection reasons in English', ar: 'أسباب الرفض بالإنجليزية' },
    reasons_ar: { en: 'Rejection reasons in Arabic', ar: 'أسباب الرفض بالعربية' },
    time_zone: { en: 'Time zone', ar: 'المنطقة الزمنية' },
  },
  values: {
    second_calendar: { none: { en: 'None', ar: 'لا شيء' }, 'islamic-umalqura': { en: 'Hijri', ar: 'هجري' } },
  },
};
