import type { ActionRows, ErrorRows, TopicRows } from '../frame/fact.ts';

export const lists = ['recoveries'] as const;

export const topics = {
  recovery: { access: 'transfers.read', en: 'Recovery', ar: 'استرداد' },
} as const satisfies TopicRows;

export const actions = {
  record_recovery: { en: 'Recorded a recovery', ar: 'تسجيل استرداد' },
  cancel_recovery: { en: 'Canceled a recovery', ar: 'إلغاء استرداد' },
} as const satisfies ActionRows;

export const errors = {
  transfer_not_paid: {
    status: 409,
    en: 'This transfer has not been paid, so nothing was paid too much. Edit or return it instead.',
    ar: 'لم يُدفع هذا التحويل، فلا مبلغ زائد. يمكن تعديله أو إرجاعه.',
  },
  recovery_above_paid: {
    status: 422,
    field: 'amount_minor',
    en: 'This is more than what was paid, less what is already being recovered of it.',
    ar: 'المبلغ أكبر مما دُفع بعد طرح ما يجري استرداده منه.',
  },
  recovery_not_open: {
    status: 409,
    en: 'This recovery is settled or canceled already.',
    ar: 'سُوّي هذا الاسترداد أو أُلغي بالفعل.',
  },
} as const satisfies ErrorRows;
