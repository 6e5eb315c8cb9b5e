import type { ErrorRows, TopicRows, ActionRows } from '../frame/fact.ts';

export const topics = {
  saved_view: { access: 'signed_in', en: 'Saved view', ar: 'طريقة عرض محفوظة' },
} as const satisfies TopicRows;

export const actions = {
  choose_default: { en: 'Chose the default', ar: 'اختيار الافتراضي' },
} as const satisfies ActionRows;

export const errors = {
  view_outdated: {
    status: 409,
    en: 'This view asks for a column or filter that the list does not have, or not for you.',
    ar: 'يطلب هذا العرض عمودًا أو عامل تصفية لا تحتويه القائمة، أو غير متاح لك.',
  },
  too_many_views: {
    status: 409,
    en: 'You have saved as many views as one can. Remove one first.',
    ar: 'بلغت الحد الأقصى للعروض المحفوظة. احذف واحدًا أولًا.',
  },
} as const satisfies ErrorRows;
