import { DAY_KIND_WORDS } from '@proline/contract/availability/availability.words';
import type { Translated } from '../../../lib/texts/i18n.ts';
import { valueTexts } from '../../../lib/texts/value-texts.ts';
import type { availability as en } from './availability.en.ts';

export const availability: Translated<typeof en> = {
  calendar: 'التقويم',
  week: 'الأسبوع المعتاد',
  ...valueTexts('kind', DAY_KIND_WORDS, 'ar'),
  hours_of: 'التفرّغ يوم {{day}}',
  from_of: '{{day}} من',
  until_of: '{{day}} حتى',
  to: 'حتى',
  hours_end_before_start: 'يجب أن تنتهي الساعات بعد أن تبدأ.',
  days_off: 'أيام الغياب',
  no_days_off: 'لا أيام غياب.',
  add_days_off: 'إضافة أيام غياب',
  remove_days_off: 'إزالة أيام الغياب من {{day}}',
  first_day: 'أول يوم',
  last_day: 'آخر يوم',
  reason: 'السبب',
  reason_hint: 'اختياري.',
  day_missing: 'اختر اليومين.',
  reason_wrong: 'السبب سطر واحد لا يتجاوز {{most}} حرفًا.',
  days_off_end_before_start: 'آخر يوم يسبق أول يوم.',
  days_off_overlap: 'تتداخل هذه الأيام مع أيام غياب أخرى.',
  too_many: 'بلغ العدد الحد الأقصى. أزل القديم أولًا.',
  free: 'متاح',
  part: 'ساعات محددة',
  away: 'غير متاح',
  booked: 'محجوز',
  invited: 'مدعو',
  legend: 'الألوان',
  bookings_failed: 'تعذّر تحميل الحجوزات.',
  failed: 'تعذّر تحميل أوقات التفرّغ.',
};
