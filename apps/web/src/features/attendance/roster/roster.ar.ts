import type { Translated } from '../../../lib/texts/i18n.ts';
import type { roster as en } from './roster.en.ts';

export const roster: Translated<typeof en> = {
  title: 'كشف الحضور',
  name_english: 'الاسم بالإنجليزية',
  name_arabic: 'الاسم بالعربية',
  code: 'الرمز',
  phone: 'الهاتف',
  role: 'الدور',
  zone: 'المنطقة',
  checked_in: 'وقت الدخول',
  checked_out: 'وقت الخروج',
  unzoned: 'بلا منطقة',
  reserve: 'احتياط',
};
