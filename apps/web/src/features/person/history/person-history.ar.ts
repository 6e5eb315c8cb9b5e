import type { Translated } from '../../../lib/texts/i18n.ts';
import type { personHistory as en } from './person-history.en.ts';

export const personHistory: Translated<typeof en> = {
  history: 'السجل',
  changed: 'تعديل {{fields}}',
  blocked_until: 'حظر حتى {{date}}',
  became: 'أصبح',
  earlier: 'الأقدم',
  empty: 'لا سجل بعد',
  empty_text: 'تظهر هنا التغييرات على هذا الشخص.',
  failed: 'تعذّر تحميل السجل.',
};
