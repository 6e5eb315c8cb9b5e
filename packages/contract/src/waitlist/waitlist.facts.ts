import type { ActionRows, ErrorRows, JobRows } from '../frame/fact.ts';

export const actions = {
  waitlist_by_hand: { en: 'Put on the waitlist by hand', ar: 'إضافة يدوية إلى قائمة الانتظار' },
  bulk_waitlist: { en: 'Put on a waitlist in bulk', ar: 'إضافة جماعية إلى قائمة انتظار' },
  take_off_waitlist: { en: 'Taken off the waitlist', ar: 'إزالة من قائمة الانتظار' },
} as const satisfies ActionRows;

export const jobs = {
  'ushers.waitlist': {
    en: { one: 'Put {{count}} usher on a waitlist', other: 'Put {{count}} ushers on a waitlist' },
    ar: {
      zero: 'لا منظّمين لإضافتهم إلى قائمة انتظار',
      one: 'إضافة منظّم واحد إلى قائمة انتظار',
      two: 'إضافة منظّمَين إلى قائمة انتظار',
      few: 'إضافة {{count}} منظّمين إلى قائمة انتظار',
      many: 'إضافة {{count}} منظّمًا إلى قائمة انتظار',
      other: 'إضافة {{count}} منظّم إلى قائمة انتظار',
    },
  },
} as const satisfies JobRows;

export const errors = {
  waits_already: {
    status: 409,
    en: 'Already on this waitlist.',
    ar: 'موجود بالفعل في قائمة الانتظار هذه.',
  },
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
