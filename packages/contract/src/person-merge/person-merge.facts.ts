import type { ErrorRows } from '../frame/fact.ts';

export const errors = {
  merge_with_itself: {
    status: 422,
    field: 'other',
    en: 'Choose somebody else: this is the same record.',
    ar: 'اختر شخصًا آخر: هذا هو السجل نفسه.',
  },
  merge_blocked: {
    status: 409,
    en: 'One of them is blocked. End the block first.',
    ar: 'أحدهما محظور. ارفع الحظر أولًا.',
  },
  merge_keep_further: {
    status: 409,
    en: 'The other record is further on the way to approval. Keep that one.',
    ar: 'السجل الآخر أقرب إلى الاعتماد. أبقِ ذلك السجل.',
  },
  already_booked: {
    status: 409,
    en: 'This person is booked for something else at that time.',
    ar: 'هذا الشخص مكلّف بعمل آخر في ذلك الوقت.',
  },
  paid_already: {
    status: 409,
    en: 'This person has already been paid for this event.',
    ar: 'سبق أن دُفع لهذا الشخص عن هذه الفعالية.',
  },
  merge_undo_over: {
    status: 409,
    en: 'A merge can be undone for a day only.',
    ar: 'لا يمكن التراجع عن الدمج إلا خلال يوم.',
  },
  merge_undone: {
    status: 409,
    en: 'This merge has already been undone.',
    ar: 'سبق التراجع عن هذا الدمج.',
  },
  merge_changed_since: {
    status: 409,
    en: 'Their status has changed since the merge, so it can’t be undone.',
    ar: 'تغيّرت الحالة بعد الدمج، فلا يمكن التراجع عنه.',
  },
} as const satisfies ErrorRows;
