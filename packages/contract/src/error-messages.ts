/** Each code's sentence, in both languages. The web app shows what the server sends; codes are for programs. */
const en = {
  bad_request: 'The request could not be read.',
  validation_failed: 'Please check the marked fields.',
  body_too_large: 'That is too large to send.',
  unsupported_media_type: 'Send the data as JSON.',
  not_found: 'Nothing was found at this address.',
  method_not_allowed: 'This address does not take that method.',
  unauthenticated: 'Please sign in.',
  session_ended: 'Your session has ended. Please sign in again.',
  wrong_credentials: 'Wrong email or password.',
  forbidden: 'Your account may not do this.',
  too_many_tries: 'Too many tries. Please wait a moment and try again.',
  link_not_valid: 'This link is not valid any more. Ask an owner for a new one.',
  idempotency_key_reused: 'This key was already used for another request.',
  idempotency_key_invalid: 'The Idempotency-Key must have 1 to 255 plain characters.',
  conflict: 'Somebody changed this meanwhile. Reload and try again.',
  unavailable: 'The service is busy or restarting. Please try again in a moment.',
  internal: 'Something went wrong on our side. Please try again.',
} as const;

export type ErrorCode = keyof typeof en;

const ar: Record<ErrorCode, string> = {
  bad_request: 'تعذّرت قراءة الطلب.',
  validation_failed: 'يُرجى مراجعة الحقول المحددة.',
  body_too_large: 'حجم البيانات المرسلة أكبر من المسموح.',
  unsupported_media_type: 'أرسل البيانات بصيغة JSON.',
  not_found: 'لا يوجد شيء على هذا العنوان.',
  method_not_allowed: 'هذا العنوان لا يقبل هذه الطريقة.',
  unauthenticated: 'يُرجى تسجيل الدخول.',
  session_ended: 'انتهت جلستك. يُرجى تسجيل الدخول مرة أخرى.',
  wrong_credentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  forbidden: 'حسابك لا يملك صلاحية هذا الإجراء.',
  too_many_tries: 'محاولات كثيرة. انتظر قليلًا ثم حاول مرة أخرى.',
  link_not_valid: 'لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا من المالك.',
  idempotency_key_reused: 'استُخدم هذا المفتاح لطلب آخر من قبل.',
  idempotency_key_invalid: 'يجب أن يتكوّن Idempotency-Key من 1 إلى 255 حرفًا عاديًا.',
  conflict: 'عدّل شخص آخر هذا السجل في هذه الأثناء. أعد التحميل وحاول مرة أخرى.',
  unavailable: 'الخدمة مشغولة أو قيد إعادة التشغيل. حاول بعد لحظات.',
  internal: 'حدث خطأ من جهتنا. حاول مرة أخرى.',
};

export const ERROR_MESSAGES = { en, ar } as const;
export const ERROR_CODES = Object.keys(en) as readonly ErrorCode[];
