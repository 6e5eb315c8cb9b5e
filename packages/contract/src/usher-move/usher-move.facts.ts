import type { ActionRows, ErrorRows, JobRows } from '../frame/fact.ts';

export const actions = {
  unblock: { en: 'Unblocked', ar: 'رفع الحظر' },
  reapply: { en: 'Let apply again', ar: 'السماح بالتقدّم من جديد' },
} as const satisfies ActionRows;

export const jobs = {
  'ushers.strike': {
    en: { one: 'Block {{count}} usher after strikes', other: 'Block {{count}} ushers after strikes' },
    ar: {
      zero: 'لا حظر بسبب الإنذارات',
      one: 'حظر منظّم واحد بسبب الإنذارات',
      two: 'حظر منظّمَين بسبب الإنذارات',
      few: 'حظر {{count}} منظّمين بسبب الإنذارات',
      many: 'حظر {{count}} منظّمًا بسبب الإنذارات',
      other: 'حظر {{count}} منظّم بسبب الإنذارات',
    },
  },
  'ushers.unblock': {
    en: { one: 'End {{count}} block', other: 'End {{count}} blocks' },
    ar: {
      zero: 'لا حظر لإنهائه',
      one: 'إنهاء حظر واحد',
      two: 'إنهاء حظرين',
      few: 'إنهاء {{count}} حالات حظر',
      many: 'إنهاء {{count}} حالة حظر',
      other: 'إنهاء {{count}} حالة حظر',
    },
  },
} as const satisfies JobRows;

export const errors = {
  under_age: {
    status: 409,
    en: 'Nobody under 18 can be approved.',
    ar: 'لا يمكن اعتماد من هم دون 18 عامًا.',
  },
  approval_incomplete: {
    status: 409,
    en: 'Something needed for approval is missing.',
    ar: 'ينقص شيء مما يلزم للاعتماد.',
  },
  scorecard_missing: {
    status: 409,
    en: 'There’s no scorecard yet.',
    ar: 'لا توجد بطاقة تقييم بعد.',
  },
  score_below_pass: {
    status: 409,
    en: 'The last scorecard is below the pass mark.',
    ar: 'آخر بطاقة تقييم دون درجة القبول.',
  },
  reapply_too_early: {
    status: 409,
    en: 'It’s too early to apply again.',
    ar: 'لم يحن موعد التقدّم من جديد.',
  },
  block_ends_too_early: {
    status: 422,
    field: 'until',
    en: 'A block must end after today.',
    ar: 'يجب أن ينتهي الحظر بعد اليوم.',
  },
  not_of_this_move: {
    status: 422,
    en: 'Only an invitation to an interview has a slot, and only a block has an end date.',
    ar: 'تُحدَّد المقابلة عند الدعوة إليها فقط، والنهاية عند الحظر فقط.',
  },
  slot_required: {
    status: 422,
    field: 'interview',
    en: 'Choose an interviewer and a time.',
    ar: 'اختر المُقابِل والموعد.',
  },
  usher_blocked: {
    status: 409,
    en: 'This usher is blocked or rejected, so can’t apply or be booked.',
    ar: 'هذا المنظّم محظور أو مرفوض، فلا يمكن التقدّم ولا التكليف.',
  },
} as const satisfies ErrorRows;
