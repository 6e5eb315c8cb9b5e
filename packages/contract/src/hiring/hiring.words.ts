import type { ValueWords } from '../frame/words.ts';

/** How soon an event needs its people, each event in one of them. */
export const HIRING_DUES = ['running', 'two_days', 'week', 'later'] as const;
export type HiringDue = (typeof HIRING_DUES)[number];

export const HIRING_DUE_WORDS: ValueWords<HiringDue> = {
  running: { en: 'Running', ar: 'جارية' },
  two_days: { en: 'Within 48 h', ar: 'خلال 48 ساعة' },
  week: { en: 'Within a week', ar: 'خلال أسبوع' },
  later: { en: 'Later', ar: 'لاحقًا' },
};

export const hiringWords = {
  due: { en: 'Starts', ar: 'البداية' },
  open: { en: 'Open places', ar: 'الأماكن الشاغرة' },
  reserves: { en: 'Reserve', ar: 'الاحتياط' },
  applied: { en: 'Applied', ar: 'المتقدمون' },
  waitlisted: { en: 'Waitlist', ar: 'قائمة الانتظار' },
  days_left: { en: 'Days left', ar: 'الأيام المتبقية' },
  full: { en: 'Full events', ar: 'فعاليات مكتملة العدد' },
  urgent: { en: 'Urgent', ar: 'عاجلة' },
} as const;
