import type { ErrorRows, JobRows, ActionRows } from './fact.ts';

export const actions = {
  export: { en: 'Exported a list', ar: 'تصدير قائمة' },
  create: { en: 'Created', ar: 'إنشاء' },
  change: { en: 'Changed', ar: 'تعديل' },
  delete: { en: 'Deleted', ar: 'حذف' },
  cancel: { en: 'Canceled', ar: 'إلغاء' },
  approve: { en: 'Approved', ar: 'اعتماد' },
  reject: { en: 'Rejected', ar: 'رفض' },
  block: { en: 'Blocked', ar: 'حظر' },
} as const satisfies ActionRows;

export const jobs = {
  'mail.send': {
    en: { one: 'Send {{count}} email', other: 'Send {{count}} emails' },
    ar: {
      zero: 'لا رسائل لإرسالها',
      one: 'إرسال رسالة واحدة',
      two: 'إرسال رسالتين',
      few: 'إرسال {{count}} رسائل',
      many: 'إرسال {{count}} رسالة',
      other: 'إرسال {{count}} رسالة',
    },
  },
} as const satisfies JobRows;

export const errors = {
  bad_request: {
    status: 400,
    en: 'The request could not be read.',
    ar: 'تعذّرت قراءة الطلب.',
  },
  validation_failed: {
    status: 422,
    en: 'Check the marked fields.',
    ar: 'راجع الحقول المحددة.',
  },
  body_too_large: {
    status: 413,
    en: 'This is too large to send.',
    ar: 'الحجم أكبر من المسموح بإرساله.',
  },
  unsupported_media_type: {
    status: 415,
    en: 'Send the data as JSON.',
    ar: 'أرسل البيانات بصيغة JSON.',
  },
  not_found: {
    status: 404,
    en: 'Nothing was found at this address.',
    ar: 'لا يوجد شيء على هذا العنوان.',
  },
  method_not_allowed: {
    status: 405,
    en: 'This address does not take that method.',
    ar: 'هذا العنوان لا يقبل هذه الطريقة.',
  },
  unauthenticated: {
    status: 401,
    en: 'Sign in to continue.',
    ar: 'سجّل الدخول للمتابعة.',
  },
  session_ended: {
    status: 401,
    en: 'Your session has ended. Sign in again.',
    ar: 'انتهت جلستك. سجّل الدخول مرة أخرى.',
  },
  forbidden: {
    status: 403,
    en: 'You don’t have permission to do this.',
    ar: 'ليست لديك صلاحية لهذا الإجراء.',
  },
  two_factor_required: {
    status: 403,
    en: 'Your organization requires two-factor sign-in. Set it up first.',
    ar: 'تشترط مؤسستك المصادقة الثنائية. فعّلها أولًا.',
  },
  too_many_tries: {
    status: 429,
    en: 'Too many attempts. Wait a moment and try again.',
    ar: 'محاولات كثيرة. انتظر قليلًا ثم حاول مرة أخرى.',
  },
  idempotency_key_reused: {
    status: 422,
    en: 'This key was already used for another request.',
    ar: 'استُخدم هذا المفتاح لطلب آخر من قبل.',
  },
  idempotency_key_invalid: {
    status: 400,
    en: 'The Idempotency-Key must have 1 to 255 plain characters.',
    ar: 'يجب أن يتكوّن Idempotency-Key من 1 إلى 255 حرفًا عاديًا.',
  },
  conflict: {
    status: 409,
    en: 'Someone changed this in the meantime. Reload and try again.',
    ar: 'عدّل شخص آخر هذا في هذه الأثناء. أعد التحميل وحاول مرة أخرى.',
  },
  name_taken: {
    status: 409,
    en: 'This name is already in use.',
    ar: 'هذا الاسم مستخدم بالفعل.',
  },
  unavailable: {
    status: 503,
    en: 'The service is busy or restarting. Try again in a moment.',
    ar: 'الخدمة مشغولة أو قيد إعادة التشغيل. حاول مرة أخرى بعد لحظات.',
  },
  internal: {
    status: 500,
    en: 'Something went wrong on our side. Try again.',
    ar: 'حدث خطأ من جهتنا. حاول مرة أخرى.',
  },
} as const satisfies ErrorRows;
