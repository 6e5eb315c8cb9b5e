import type { JobRows, TopicRows } from '../frame/fact.ts';

export const topics = {
  message: { access: 'ushers.read', en: 'Message', ar: 'رسالة' },
} as const satisfies TopicRows;

export const jobs = {
  'messages.deliver': {
    en: { one: 'Deliver {{count}} message', other: 'Deliver {{count}} messages' },
    ar: {
      zero: 'لا رسائل للتسليم',
      one: 'تسليم رسالة واحدة',
      two: 'تسليم رسالتين',
      few: 'تسليم {{count}} رسائل',
      many: 'تسليم {{count}} رسالة',
      other: 'تسليم {{count}} رسالة',
    },
  },
} as const satisfies JobRows;
