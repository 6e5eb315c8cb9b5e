import type { ActionRows, ErrorRows } from '../frame/fact.ts';

export const actions = {
  apply: { en: 'Applied', ar: 'تقديم طلب عمل' },
  withdraw_application: { en: 'Withdrew the application', ar: 'سحب طلب العمل' },
  accept_invitation: { en: 'Accepted the invitation', ar: 'قبول الدعوة' },
  decline_invitation: { en: 'Declined the invitation', ar: 'الاعتذار عن الدعوة' },
} as const satisfies ActionRows;

export const errors = {
  applications_closed: {
    status: 409,
    en: 'Applications for this event are closed.',
    ar: 'أُغلق باب التقديم إلى هذه الفعالية.',
  },
  already_applied: {
    status: 409,
    en: 'You’ve already applied for this role here.',
    ar: 'سبق أن قدّمت طلبًا لهذا الدور هنا.',
  },
  not_suitable: {
    status: 409,
    en: 'You can’t work any of these shifts. The event says why.',
    ar: 'لا يمكنك العمل في أي من هذه الورديات. الأسباب مذكورة في الفعالية.',
  },
  shifts_not_offered: {
    status: 422,
    field: 'shift_ids',
    en: 'One of these shifts isn’t offered in this role.',
    ar: 'إحدى هذه الورديات غير متاحة لهذا الدور.',
  },
} as const satisfies ErrorRows;
