import type { Translated } from '../../../lib/texts/i18n.ts';
import type { note as en } from './note.en.ts';

export const note: Translated<typeof en> = {
  notes: 'الملاحظات',
  new_note: 'ملاحظة جديدة',
  new_note_hint: 'للمكتب فقط، ولا تظهر للشخص نفسه.',
  note: 'الملاحظة',
  add: 'إضافة الملاحظة',
  edit: 'تعديل الملاحظة',
  save: 'حفظ',
  remove: 'حذف الملاحظة',
  remove_title: 'حذف هذه الملاحظة؟',
  remove_text: 'تختفي من هذه الصفحة، ويبقى في سجل التدقيق أنها حُذفت.',
  added: 'تمت إضافة الملاحظة',
  saved: 'تم حفظ الملاحظة',
  removed: 'تم حذف الملاحظة',
  changed: 'معدّلة',
  note_required: 'اكتب شيئًا أولًا.',
  empty: 'لا ملاحظات بعد',
  empty_text: 'ما يفيد الزملاء معرفته عن هذا الشخص.',
  earlier: 'الأقدم',
  failed: 'تعذّر تحميل الملاحظات.',
};
