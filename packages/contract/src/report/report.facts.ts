import type { ActionRows, ErrorRows, JobRows } from '../frame/fact.ts';

export const lists = [
  'counted_places',
  'counted_applications',
  'counted_hours',
  'counted_leaders',
  'counted_transfers',
  'counted_events',
] as const;

export const actions = {
  open_report: { en: 'Downloaded a report', ar: 'تنزيل تقرير' },
  subscribe_to_report: { en: 'Asked for a report every Monday', ar: 'طلب تقرير كل اثنين' },
  end_report_subscription: { en: 'Stopped a weekly report', ar: 'إيقاف تقرير أسبوعي' },
} as const satisfies ActionRows;

export const errors = {
  report_period_invalid: {
    status: 422,
    field: 'to',
    en: 'Choose a period that ends on or after its first day, and is not longer than three years.',
    ar: 'اختر فترة تنتهي في يومها الأول أو بعده ولا تتجاوز ثلاث سنوات.',
  },
  report_cannot: {
    status: 422,
    en: 'This report has no such breakdown, filter or step.',
    ar: 'لا يوفر هذا التقرير هذا التقسيم أو عامل التصفية أو المقياس الزمني.',
  },
} as const satisfies ErrorRows;

export const jobs = {
  'reports.weekly': {
    en: { one: 'Look for {{count}} weekly report', other: 'Look for {{count}} weekly reports' },
    ar: {
      zero: 'لا تقارير أسبوعية',
      one: 'البحث عن تقرير أسبوعي واحد',
      two: 'البحث عن تقريرين أسبوعيين',
      few: 'البحث عن {{count}} تقارير أسبوعية',
      many: 'البحث عن {{count}} تقريرًا أسبوعيًا',
      other: 'البحث عن {{count}} تقرير أسبوعي',
    },
  },
  'reports.send': {
    en: { one: 'Send {{count}} weekly report', other: 'Send {{count}} weekly reports' },
    ar: {
      zero: 'لا تقارير أسبوعية للإرسال',
      one: 'إرسال تقرير أسبوعي واحد',
      two: 'إرسال تقريرين أسبوعيين',
      few: 'إرسال {{count}} تقارير أسبوعية',
      many: 'إرسال {{count}} تقريرًا أسبوعيًا',
      other: 'إرسال {{count}} تقرير أسبوعي',
    },
  },
} as const satisfies JobRows;
