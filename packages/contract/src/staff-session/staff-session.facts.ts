import type { ActionRows, ErrorRows, JobRows, TopicRows } from '../frame/fact.ts';

export const topics = {
  staff_session: { access: 'ushers.read', en: 'App session', ar: 'جلسة في التطبيق' },
} as const satisfies TopicRows;

export const actions = {
  request_staff_code: { en: 'Requested a sign-in code', ar: 'طلب رمز دخول' },
  send_staff_code: { en: 'Sent a sign-in code', ar: 'إرسال رمز دخول' },
} as const satisfies ActionRows;

export const jobs = {
  'staff.code': {
    en: { one: 'Send {{count}} sign-in code', other: 'Send {{count}} sign-in codes' },
    ar: {
      zero: 'لا رموز لإرسالها',
      one: 'إرسال رمز دخول',
      two: 'إرسال رمزَي دخول',
      few: 'إرسال {{count}} رموز دخول',
      many: 'إرسال {{count}} رمز دخول',
      other: 'إرسال {{count}} رمز دخول',
    },
  },
} as const satisfies JobRows;

export const errors = {
  staff_code_wrong: {
    status: 401,
    field: 'code',
    en: 'This code is wrong or no longer valid. Enter the newest one, or ask for another.',
    ar: 'هذا الرمز غير صحيح أو لم يعد صالحًا. أدخل أحدث رمز أو اطلب غيره.',
  },
  staff_codes_off: {
    status: 409,
    en: 'Codes can’t be sent to phones here yet. Contact the office.',
    ar: 'إرسال الرموز إلى الهواتف غير مهيّأ هنا بعد. يُرجى التواصل مع المكتب.',
  },
} as const satisfies ErrorRows;
