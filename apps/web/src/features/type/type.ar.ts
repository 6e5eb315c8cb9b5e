import type { Translated } from '../../lib/texts/i18n.ts';
import type { type as en } from './type.en.ts';

export const type: Translated<typeof en> = {
  purpose: 'أدوار الطاقم، ولكل منها أجر الساعة الافتراضي في الفعاليات الجديدة.',
  new_entry: 'نوع جديد',
  empty_title: 'لا توجد أنواع بعد',
  empty_text: 'النوع دور من أدوار الطاقم: منظّم أو مضيفة أو منظّم مواقف. أضف النوع الأول.',
  used_zero: 'لا فعاليات',
  used_one: 'فعالية واحدة',
  used_two: 'فعاليتان',
  used_few: '{{count}} فعاليات',
  used_many: '{{count}} فعالية',
  used_other: '{{count}} فعالية',
  default_rate: 'أجر الساعة الافتراضي',
  rate_of: 'أجر الساعة الافتراضي لـ{{name}}',
  currency: 'العملة',
  rates_of: 'أجر الساعة الافتراضي لـ{{name}} بحسب العملة',
  rates_text: 'تأخذ الفعاليات الجديدة المبلغ المحدد بعملتها. اترك الحقل فارغًا إن لم يوجد مبلغ.',
  save_rates: 'حفظ',
  other_currencies: 'إضافة عملة',
  more_currencies_zero: 'لا عملات أخرى',
  more_currencies_one: 'وعملة أخرى',
  more_currencies_two: 'وعملتان أخريان',
  more_currencies_few: 'و{{count}} عملات أخرى',
  more_currencies_many: 'و{{count}} عملة أخرى',
  more_currencies_other: 'و{{count}} عملة أخرى',
  not_an_amount: 'أدخل مبلغًا، مثل {{example}}.',
};
