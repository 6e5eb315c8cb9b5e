import type { Translated } from '../../lib/texts/i18n.ts';
import type { category as en } from './category.en.ts';

export const category: Translated<typeof en> = {
  purpose: 'أنواع الفعاليات. تظهر في القوائم بهذا الترتيب.',
  new_entry: 'فئة جديدة',
  empty_title: 'لا توجد فئات بعد',
  empty_text: 'الفئة نوع من الفعاليات: مؤتمر أو حفل زفاف أو حفلة موسيقية. أضف الفئة الأولى.',
  used_zero: 'لا فعاليات',
  used_one: 'فعالية واحدة',
  used_two: 'فعاليتان',
  used_few: '{{count}} فعاليات',
  used_many: '{{count}} فعالية',
  used_other: '{{count}} فعالية',
};
