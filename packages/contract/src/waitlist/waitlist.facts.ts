import type { ActionRows, ErrorRows } from '../frame/fact.ts';

export const actions = {
  waitlist_by_hand: { en: 'Put on the waitlist by hand', ar: 'إضافة يدوية إلى قائمة الانتظار' },
  take_off_waitlist: { en: 'Taken off the waitlist', ar: 'إزالة من قائمة الانتظار' },
} as const satisfies ActionRows;

export const errors = {
  role_not_here: {
    status: 422,
    field: 'shift_ids',
    en: 'This role isn’t needed in one of these shifts.',
    ar: 'لا حاجة إلى هذا الدور في إحدى هذه الورديات.',
  },
  has_applied: {
    status: 409,
    en: 'This usher has applied for this role. Decide the application instead.',
    ar: 'تقدّم هذا المنظّم بطلب لهذا الدور. القرار يكون في الطلب نفسه.',
  },
  has_not_applied: {
    status: 409,
    en: 'This usher hasn’t applied. Take them off the waitlist instead.',
    ar: 'لم يتقدّم هذا المنظّم بطلب. يمكن إزالته من قائمة الانتظار.',
  },
  not_waitlisted: {
    status: 409,
    en: 'This usher isn’t on the waitlist any more.',
    ar: 'لم يعد هذا المنظّم في قائمة الانتظار.',
  },
} as const satisfies ErrorRows;
