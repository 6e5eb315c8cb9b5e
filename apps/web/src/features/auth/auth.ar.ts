import type { Translated } from '../../lib/texts/i18n.ts';
import type { auth as en } from './auth.en.ts';

export const auth: Translated<typeof en> = {
  sign_in_title: 'تسجيل الدخول',
  sign_in_lead: 'لوحة إدارة الفعاليات والمنظّمين والمدفوعات.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  show_password: 'إظهار كلمة المرور',
  hide_password: 'إخفاء كلمة المرور',
  sign_in: 'تسجيل الدخول',
  sign_in_help: 'مستخدم جديد؟ يرسل إليك أحد المالكين رابطًا لتعيين كلمة المرور.',
  login_success: 'تم تسجيل الدخول بنجاح!',
  email_required: 'يُرجى إدخال بريدك الإلكتروني.',
  email_invalid: 'يُرجى إدخال بريد إلكتروني صحيح.',
  password_required: 'يُرجى إدخال كلمة المرور.',

  code_title: 'أدخل الرمز',
  code_lead: 'يطلب حسابك خطوة ثانية: رمز تطبيق المصادقة.',
  code: 'الرمز',
  code_invalid: 'أدخل الأرقام الستة من التطبيق أو أحد رموز الاسترداد.',
  code_back: 'رجوع',
  code_help: 'فقدت هاتفك؟ أدخل أحد رموز الاسترداد بدلًا منه؛ يعمل كل رمز مرة واحدة.',

  sign_up_title: 'الحسابات بالدعوة فقط',
  sign_up_lead: 'يدعوك أحد المالكين ويرسل إليك رابطًا لتعيين كلمة المرور. لديك حساب بالفعل؟ سجّل الدخول.',
  go_to_login: 'الانتقال إلى تسجيل الدخول',

  first_password_title: 'تعيين كلمة المرور',
  first_password_lead: 'اختر كلمة المرور التي ستسجّل الدخول بها.',
  new_password: 'كلمة المرور الجديدة',
  password_hint: 'لا تقل عن {{min}} أحرف.',
  password_too_short: 'استخدم {{min}} أحرف على الأقل.',
  password_too_long: 'استخدم {{max}} حرفًا على الأكثر.',
  password_characters: 'يُرجى حذف رموز التحكم غير المرئية.',
  set_password: 'تعيين كلمة المرور',
  first_password_help: 'يعمل الرابط مرة واحدة. إذا رُفض فاطلب رابطًا جديدًا من أحد المالكين.',
  password_changed: 'تم تغيير كلمة المرور بنجاح!',

  privacy_link: 'الخصوصية والسياسة',
  delete_account_link: 'حذف حساب منظّم',
};
