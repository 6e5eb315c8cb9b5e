import type { Translated } from '../../lib/texts/i18n.ts';
import type { payslipArchive as en } from './payslip-archive.en.ts';

export const payslipArchive: Translated<typeof en> = {
  action: 'قسائم الدفع في ملف ZIP',
  title_zero: 'إصدار قسائم الدفع؟',
  title_one: 'إصدار قسيمة دفع واحدة؟',
  title_two: 'إصدار قسيمتَي دفع؟',
  title_few: 'إصدار {{count}} قسائم دفع؟',
  title_many: 'إصدار {{count}} قسيمة دفع؟',
  title_other: 'إصدار {{count}} قسيمة دفع؟',
  text: 'لكل تحويل مدفوع قسيمة، وما عداه يُستبعد. يُسجَّل كل إصدار في سجل التدقيق. بعد الإصدار يمكن تنزيل ملف ZIP من مهام الخلفية خلال يوم.',
  make: 'إصدار القسائم',
  started: 'بدأ إصدار قسائم الدفع',
};
