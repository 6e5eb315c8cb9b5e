import {
  DELETION_REQUEST_STATUS_WORDS,
  deletionRequestWords,
} from '@proline/contract/deletion-request/deletion-request.words';
import { valueTexts } from '../../lib/texts/value-texts.ts';
import type { Translated } from '../../lib/texts/i18n.ts';
import type { deletionList as en } from './deletion-list.en.ts';

export const deletionList: Translated<typeof en> = {
  part: 'طلبات حذف الحسابات',
  counted_zero: 'لا طلبات',
  counted_one: 'طلب واحد',
  counted_two: 'طلبان',
  counted_few: '{{count}} طلبات',
  counted_many: '{{count}} طلبًا',
  counted_other: '{{count}} طلب',
  search_hint: 'البريد الإلكتروني أو الرسالة',
  due_first: 'الأكثر إلحاحًا أولًا',
  email: deletionRequestWords.email.ar,
  message: deletionRequestWords.message.ar,
  ...valueTexts('status', DELETION_REQUEST_STATUS_WORDS, 'ar'),
  asked: deletionRequestWords.asked.ar,
  deadline: deletionRequestWords.deadline.ar,
  left_zero: 'مستحق اليوم',
  left_one: 'بقي يوم واحد',
  left_two: 'بقي يومان',
  left_few: 'بقيت {{count}} أيام',
  left_many: 'بقي {{count}} يومًا',
  left_other: 'بقي {{count}} يوم',
  due_today: 'مستحق اليوم',
  overdue_zero: 'مستحق اليوم',
  overdue_one: 'متأخر يومًا واحدًا',
  overdue_two: 'متأخر يومين',
  overdue_few: 'متأخر {{count}} أيام',
  overdue_many: 'متأخر {{count}} يومًا',
  overdue_other: 'متأخر {{count}} يوم',
  handled: deletionRequestWords.handled.ar,
  handled_by: 'المعالجة من',
  empty: 'لا طلبات حذف بعد',
  empty_text: 'تظهر هنا الطلبات المرسلة من صفحة حذف الحساب العامة.',
  failed: 'تعذّر تحميل التفاصيل.',
  retry: 'إعادة المحاولة',
};
