import type { Translated } from '../../lib/texts/i18n.ts';
import type { payslip as en } from './payslip.en.ts';

export const payslip: Translated<typeof en> = {
  title: 'قسيمة الدفع',
  breadcrumb: 'المسار',
  transactions: 'المعاملات',
  print: 'طباعة',
  download: 'تنزيل PDF',
  code: 'رمز التحقق من هذه القسيمة',
  loading: 'جارٍ تحميل قسيمة الدفع',
  missing: 'لا توجد قسيمة دفع',
  missing_text: 'أُبطل التحويل، أو أن الرابط غير صحيح.',
  to_transactions: 'إلى المعاملات',
  failed: 'تعذّر تحميل قسيمة الدفع.',
  retry: 'إعادة المحاولة',
};
