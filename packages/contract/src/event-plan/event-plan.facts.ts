import type { ErrorRows, ActionRows } from '../frame/fact.ts';

export const actions = {
  save_plan: { en: 'Saved the plan', ar: 'حفظ الخطة' },
  duplicate: { en: 'Duplicated', ar: 'إنشاء نسخة' },
} as const satisfies ActionRows;

export const errors = {
  event_not_draft: {
    status: 409,
    en: 'This event is no longer a draft, so its plan can’t be changed.',
    ar: 'لم تعد هذه الفعالية مسودة، فلا يمكن تعديل خطتها.',
  },
} as const satisfies ErrorRows;
