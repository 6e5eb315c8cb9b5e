import type { ActionRows, ErrorRows, JobRows, TopicRows } from '../frame/fact.ts';

export const topics = {
  message: { access: 'ushers.read', en: 'Message', ar: 'رسالة' },
} as const satisfies TopicRows;

export const actions = {
  send_message: { en: 'Sent a message', ar: 'إرسال رسالة' },
  retry_message: { en: 'Tried a message again', ar: 'إعادة محاولة إرسال رسالة' },
  bulk_message: { en: 'Sent messages in bulk', ar: 'إرسال رسائل جماعية' },
} as const satisfies ActionRows;

export const errors = {
  messages_off: {
    status: 409,
    en: 'This person wants no messages.',
    ar: 'أُوقفت الرسائل إلى هذا الشخص.',
  },
  text_not_fillable: {
    status: 422,
    en: 'A placeholder in the text can’t be filled, or one that’s needed is missing.',
    ar: 'في النص خانة لا يمكن ملؤها، أو تنقصه خانة لازمة.',
  },
  nothing_failed: {
    status: 409,
    en: 'Nothing about this message has failed.',
    ar: 'لم يتعذّر إرسال شيء من هذه الرسالة.',
  },
} as const satisfies ErrorRows;

export const jobs = {
  'messages.send': {
    en: { one: 'Message {{count}} person', other: 'Message {{count}} people' },
    ar: {
      zero: 'لا أحد لمراسلته',
      one: 'مراسلة شخص واحد',
      two: 'مراسلة شخصين',
      few: 'مراسلة {{count}} أشخاص',
      many: 'مراسلة {{count}} شخصًا',
      other: 'مراسلة {{count}} شخص',
    },
  },
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
