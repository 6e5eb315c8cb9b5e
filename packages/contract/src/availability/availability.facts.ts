import type { ActionRows, ErrorRows } from '../frame/fact.ts';

export const actions = {
  set_availability: { en: 'Changed the availability', ar: 'تعديل أوقات التفرّغ' },
} as const satisfies ActionRows;

export const errors = {
  hours_end_before_start: {
    status: 422,
    en: 'The hours of a day must end after they start.',
    ar: 'يجب أن تنتهي ساعات اليوم بعد أن تبدأ.',
  },
  days_off_end_before_start: {
    status: 422,
    en: 'Days off can’t end before they start.',
    ar: 'لا يمكن أن تنتهي أيام الغياب قبل أن تبدأ.',
  },
  days_off_overlap: {
    status: 422,
    en: 'These days off overlap others.',
    ar: 'تتداخل أيام الغياب هذه مع غيرها.',
  },
} as const satisfies ErrorRows;
