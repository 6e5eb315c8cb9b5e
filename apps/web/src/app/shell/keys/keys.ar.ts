import type { Translated } from '../../../lib/texts/i18n.ts';
import type { keys as en } from './keys.en.ts';

export const keys: Translated<typeof en> = {
  title: 'اختصارات لوحة المفاتيح',
  done: 'إغلاق',
  everywhere: 'في كل مكان',
  search: 'البحث',
  save: 'الحفظ',
  undo: 'التراجع عن آخر تغيير',
  close: 'الإغلاق أو الإلغاء',
  show_keys: 'عرض هذه الاختصارات',
  lists: 'القوائم والسجلات',
  next: 'التالي',
  previous: 'السابق',
  open: 'الفتح',
  calendar: 'التقويم',
  days: 'التنقل يومًا أو أسبوعًا',
  months: 'الشهر السابق أو التالي',
  wizard: 'تخطيط الفعالية',
  onward: 'المتابعة أو النشر',
  cells: 'التنقل بين الخلايا',
  count: 'زيادة واحد أو إنقاصه',
};
