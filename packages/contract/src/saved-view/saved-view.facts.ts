import type { ErrorRows, TopicRows, ActionRows } from '../frame/fact.ts';

export const topics = {
  saved_view: { access: 'signed_in', en: 'Saved view', ar: 'طريقة عرض محفوظة' },
} as const satisfies TopicRows;

export const actions = {
  choose_default: { en: 'Set the default view', ar: 'تعيين طريقة العرض الافتراضية' },
} as const satisfies ActionRows;

export const errors = {
  view_outdated: {
    status: 409,
    en: 'This view uses a column or filter that doesn’t exist or that you can’t see.',
    ar: 'تستخدم طريقة العرض هذه عمودًا أو عامل تصفية غير موجود أو غير متاح لك.',
  },
  too_many_views: {
    status: 409,
    en: 'You have reached the limit for saved views. Delete one first.',
    ar: 'بلغت الحد الأقصى لطرق العرض المحفوظة. احذف واحدة أولًا.',
  },
} as const satisfies ErrorRows;
