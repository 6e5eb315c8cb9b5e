import { OPEN_PLACES } from '@proline/domain/report/report-bars';
import type { ValueWords } from '../frame/words.ts';

/** What became of a place, or why it stayed open; a row of the list may have places of several. */
export const PLACE_STANDINGS = ['filled', 'filled_early', 'filled_late', 'not_filled', ...OPEN_PLACES] as const;
export type PlaceStanding = (typeof PLACE_STANDINGS)[number];

export const PLACE_STANDING_WORDS: ValueWords<PlaceStanding> = {
  filled: { en: 'Filled', ar: 'مشغولة' },
  filled_early: { en: 'Filled earlier', ar: 'أُشغلت قبل ذلك' },
  filled_late: { en: 'Filled in the last 48 hours', ar: 'أُشغلت في آخر 48 ساعة' },
  not_filled: { en: 'Not filled', ar: 'لم تُشغل' },
  given_back: { en: 'Given back', ar: 'أُعيدت' },
  declined: { en: 'Declined', ar: 'اعتُذر عنها' },
  unanswered: { en: 'No answer', ar: 'بلا رد' },
  unasked: { en: 'Nobody was asked', ar: 'لم يُدعَ أحد إليها' },
};

export const reportListWords = {
  period: { en: 'Period', ar: 'الفترة' },
  category: { en: 'Category', ar: 'الفئة' },
  client: { en: 'Client', ar: 'العميل' },
  weekday: { en: 'Weekday', ar: 'يوم الأسبوع' },
  event: { en: 'Event', ar: 'الفعالية' },
  usher: { en: 'Usher', ar: 'المنظّم' },
  title_en: { en: 'Title (English)', ar: 'العنوان (بالإنجليزية)' },
  title_ar: { en: 'Title (Arabic)', ar: 'العنوان (بالعربية)' },
  planned: { en: 'Planned', ar: 'المخطط' },
  actual: { en: 'Actual', ar: 'الفعلي' },
  difference: { en: 'Difference', ar: 'الفرق' },
  day: { en: 'Day', ar: 'اليوم' },
  places: { en: 'Places', ar: 'الأماكن' },
  filled: { en: 'Filled', ar: 'مشغولة' },
  filled_late: { en: 'In the last 48 hours', ar: 'في آخر 48 ساعة' },
  not_filled: { en: 'Not filled', ar: 'لم تُشغل' },
  why: { en: 'Why open', ar: 'سبب بقائها شاغرة' },
  standing: { en: 'What became of it', ar: 'ما آلت إليه' },
  waited: { en: 'Days until filled', ar: 'الأيام حتى إشغالها' },
  waited_places: { en: 'Filled in these days', ar: 'أُشغلت في هذه المدة' },
  planned_minutes: { en: 'Planned minutes', ar: 'الدقائق المخططة' },
  worked_minutes: { en: 'Worked minutes', ar: 'الدقائق الفعلية' },
  created: { en: 'Applied', ar: 'تاريخ التقديم' },
  completed: { en: 'Event is completed', ar: 'الفعالية مكتملة' },
  no_client: { en: 'Without a client', ar: 'بلا عميل' },
  no_city: { en: 'Without a city', ar: 'بلا مدينة' },
  unpaid_on: { en: 'Unpaid at the end of', ar: 'غير مدفوعة بنهاية' },
  unpaid_days: { en: 'Days since made', ar: 'أيام منذ الإنشاء' },
  approved: { en: 'Approved', ar: 'تاريخ الاعتماد' },
  approval_hours: { en: 'Hours until approval', ar: 'الساعات حتى الاعتماد' },
  ended: { en: 'Paid or voided', ar: 'دُفعت أو أُبطلت' },
  hours: { en: 'Hours', ar: 'الساعات' },
  tenth: { en: 'Tenth of those who worked', ar: 'العُشر بين من عملوا' },
  tenth_hours: { en: 'Hours in this tenth', ar: 'الساعات ضمن هذا العُشر' },
  leader: { en: 'Team leader', ar: 'قائد الفريق' },
  events: { en: 'Events', ar: 'الفعاليات' },
  attended: { en: 'Attended', ar: 'حضروا' },
  on_time: { en: 'On time', ar: 'في الموعد' },
  no_shows: { en: 'No-shows', ar: 'تغيّبوا' },
  punctuality: { en: 'Teams on time', ar: 'التزام الفرق بالموعد' },
  band: { en: 'Teams on time, percent', ar: 'التزام الفرق بالموعد، بالمئة' },
  decided: { en: 'Decided', ar: 'تاريخ القرار' },
} as const;
