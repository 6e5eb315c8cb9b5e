import type { ActionRows, ErrorRows, JobRows, TopicRows } from '../frame/fact.ts';

export const topics = {
  session: { access: 'own', en: 'Session', ar: 'جلسة' },
} as const satisfies TopicRows;

export const actions = {
  sign_in: { en: 'Signed in', ar: 'تسجيل دخول' },
  fail_to_sign_in: { en: 'Failed to sign in', ar: 'محاولة دخول فاشلة' },
  sign_out: { en: 'Signed out', ar: 'تسجيل خروج' },
  set_first_password: { en: 'Set the first password', ar: 'تعيين أول كلمة مرور' },
  reset_password: { en: 'Set a new password with a link', ar: 'تعيين كلمة مرور جديدة عبر رابط' },
  request_password_link: { en: 'Requested a password link', ar: 'طلب رابط كلمة المرور' },
} as const satisfies ActionRows;

export const jobs = {
  'passwords.recover': {
    en: { one: 'Send {{count}} password link', other: 'Send {{count}} password links' },
    ar: {
      zero: 'لا روابط لإرسالها',
      one: 'إرسال رابط كلمة مرور',
      two: 'إرسال رابطَي كلمة مرور',
      few: 'إرسال {{count}} روابط لكلمات المرور',
      many: 'إرسال {{count}} رابطًا لكلمات المرور',
      other: 'إرسال {{count}} رابط لكلمات المرور',
    },
  },
} as const satisfies JobRows;

export const errors = {
  wrong_credentials: {
    status: 401,
    en: 'Wrong email or password.',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  },
  weak_password: {
    status: 422,
    en: 'This password is easy to guess, or was yours before. Choose another one.',
    ar: 'كلمة المرور هذه سهلة التخمين أو سبق أن استخدمتها. اختر غيرها.',
  },
  recovery_not_offered: {
    status: 409,
    en: 'Email isn’t set up here. Ask an owner for a password link.',
    ar: 'البريد الإلكتروني غير مهيّأ هنا. اطلب رابط كلمة المرور من أحد المالكين.',
  },
  link_not_valid: {
    status: 404,
    en: 'This link is no longer valid. Ask an owner for a new one.',
    ar: 'لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا من أحد المالكين.',
  },
  otp_required: {
    status: 422,
    en: 'Enter the code from your authenticator app to sign in.',
    ar: 'أدخل الرمز من تطبيق المصادقة لتسجيل الدخول.',
  },
  otp_wrong: {
    status: 422,
    en: 'This code is wrong or already used. Enter the newest one.',
    ar: 'هذا الرمز غير صحيح أو استُخدم من قبل. أدخل أحدث رمز.',
  },
} as const satisfies ErrorRows;
