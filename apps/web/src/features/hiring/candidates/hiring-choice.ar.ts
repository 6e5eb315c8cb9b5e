import { GENDER_WORDS } from '@proline/contract/person/person.words';
import type { Translated } from '../../../lib/texts/i18n.ts';
import type { hiringChoice as en } from './hiring-choice.en.ts';

export const hiringChoice: Translated<typeof en> = {
  work_hours: '{{hours}} س',
  pay_hour: '{{amount}} للساعة',
  pay_shift: '{{amount}} للوردية',
  pay_day: '{{amount}} لليوم',
  pay_fixed: '{{amount}} للفعالية كلها',
  lock: 'تثبيت',
  lock_title: 'تثبيت مكان {{name}}؟',
  lock_text: 'لا نقل ولا إعفاء لمن مكانه مثبّت، لا يدويًّا ولا بالتعبئة التلقائية، إلا بعد إلغاء التثبيت.',
  lock_note: 'السبب (اختياري)',
  lock_note_hint: 'يظهر بجانب علامة التثبيت لكل من يعمل على المكتب.',
  filter: 'تصفية',
  filter_on_zero: 'تصفية: لا شيء مفعّل',
  filter_on_one: 'تصفية: شرط واحد مفعّل',
  filter_on_two: 'تصفية: شرطان مفعّلان',
  filter_on_few: 'تصفية: {{count}} شروط مفعّلة',
  filter_on_many: 'تصفية: {{count}} شرطًا مفعّلًا',
  filter_on_other: 'تصفية: {{count}} شرط مفعّل',
  filter_gender: 'الجنس',
  filter_any: 'الكل',
  filter_female: GENDER_WORDS.female.ar,
  filter_male: GENDER_WORDS.male.ar,
  filter_new: 'جدد: بلا موثوقية بعد',
  filter_unflagged: 'بلا ملاحظات',
  filter_uninvited: 'بلا دعوات أخرى',
  filter_clear: 'مسح',
};
