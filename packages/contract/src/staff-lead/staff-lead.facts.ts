import type { ActionRows, ErrorRows } from '../frame/fact.ts';

export const actions = {
  rate: { en: 'Rated', ar: 'تقييم' },
} as const satisfies ActionRows;

export const errors = {
  shift_not_over: {
    status: 409,
    en: 'Ratings open when the shift is over.',
    ar: 'يُفتح التقييم بعد انتهاء الوردية.',
  },
  was_not_there: {
    status: 409,
    en: 'Only people who were there can be rated.',
    ar: 'لا يُقيَّم إلا من حضر.',
  },
  rating_closed: {
    status: 409,
    en: 'It’s too late to rate this shift.',
    ar: 'انتهت مهلة تقييم هذه الوردية.',
  },
} as const satisfies ErrorRows;
