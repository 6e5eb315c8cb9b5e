import type { Translated } from '../../lib/texts/i18n.ts';
import type { type as en } from './type.en.ts';

export const type: Translated<typeof en> = {
  purpose: 'أنواع أدوار العاملين، ولكل منها أجر الساعة الذي تبدأ به الفعالية الجديدة.',
  new_entry: 'نوع جديد',
  empty_title: 'لا توجد أنواع بعد',
  empty_text: 'النوع دور من أدوار العاملين: منظّم أو مضيفة أو منظّم مواقف. أضف الأول.',
  used_zero: 'لا فعاليات',
  used_one: 'فعالية واحدة',
  used_two: 'فعاليتان',
  used_few: '{{count}} فعاليات',
  used_many: '{{count}} فعالية',
  used_other: '{{count}} فعالية',
  default_rate: 'أجر الساعة الافتراضي',
  rate_of: 'أجر الساعة الافتراضي لـ {{name}}',
  currency: 'العملة',
  currency_of: 'عملة {{name}}',
  not_an_amount: 'اكتب مبلغًا مثل {{example}}.',
};
