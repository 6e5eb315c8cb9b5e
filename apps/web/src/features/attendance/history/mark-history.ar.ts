import type { Translated } from '../../../lib/texts/i18n.ts';
import type { markHistory as en } from './mark-history.en.ts';

export const markHistory: Translated<typeof en> = {
  title: 'السجل',
  failed: 'تعذّر تحميل السجل.',
  none: 'لم يُسجَّل شيء بعد.',
  check_in: 'تسجيل دخول',
  check_out: 'تسجيل خروج',
  no_show: 'تغيّب',
  excuse: 'قبول عذر',
  correct: 'تصحيح',
  undo: 'تراجع',
  received: 'وصل {{time}}',
  distance: 'على بُعد {{meters}} م من المكان',
  system: 'برولاين',
  refused: 'بلا أثر: {{why}}',
  then: 'ثم',
  paid_zero: 'لا دقائق مدفوعة',
  paid_one: 'دقيقة واحدة مدفوعة',
  paid_two: 'دقيقتان مدفوعتان',
  paid_few: '{{count}} دقائق مدفوعة',
  paid_many: '{{count}} دقيقة مدفوعة',
  paid_other: '{{count}} دقيقة مدفوعة',
};
