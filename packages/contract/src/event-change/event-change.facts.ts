import type { ActionRows, ErrorRows } from '../frame/fact.ts';

export const actions = {
  change_plan: { en: 'Changed the published plan', ar: 'تعديل الخطة المنشورة' },
  ask_to_reconfirm: { en: 'Asked to reconfirm', ar: 'طلب إعادة التأكيد' },
  reconfirm: { en: 'Reconfirmed', ar: 'إعادة التأكيد' },
} as const satisfies ActionRows;

export const errors = {
  event_not_changeable: {
    status: 409,
    en: 'Only published and running events can be changed like this.',
    ar: 'هذا التعديل للفعاليات المنشورة والجارية فقط.',
  },
  change_refused: {
    status: 409,
    en: 'Part of this change isn’t possible. See the marked fields.',
    ar: 'جزء من هذا التعديل غير ممكن. انظر الحقول المحددة.',
  },
  change_outdated: {
    status: 409,
    en: 'Bookings have changed in the meantime. Check the new numbers, then save again.',
    ar: 'تغيّرت الحجوزات في هذه الأثناء. راجع الأرقام الجديدة ثم احفظ مجددًا.',
  },
  lead_ended: {
    status: 409,
    en: 'This person no longer leads at this event.',
    ar: 'انتهت قيادة هذا الشخص في هذه الفعالية.',
  },
  nothing_to_reconfirm: {
    status: 409,
    en: 'No answer is being waited for here.',
    ar: 'لا يُنتظر ردّ هنا.',
  },
} as const satisfies ErrorRows;
