import type { ActionRows, ErrorRows } from '../frame/fact.ts';

export const actions = {
  add_note: { en: 'Added a note', ar: 'إضافة ملاحظة' },
  change_note: { en: 'Changed a note', ar: 'تعديل ملاحظة' },
  remove_note: { en: 'Deleted a note', ar: 'حذف ملاحظة' },
} as const satisfies ActionRows;

export const errors = {
  note_not_yours: {
    status: 403,
    en: 'Only its author can change or delete a note.',
    ar: 'لا يعدّل الملاحظة أو يحذفها إلا من كتبها.',
  },
} as const satisfies ErrorRows;
