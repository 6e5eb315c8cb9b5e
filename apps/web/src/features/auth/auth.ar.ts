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
  email_required: 'أدخل بريدك الإلكتروني.',
  email_invalid: 'أدخل بريدًا إلكترونيًا صحيحًا.',
  password_required: 'أدخل كلمة المرور.',

  forgotten: 'نسيت كلمة المرور؟',
  forgotten_title: 'نسيت كلمة المرور؟',
  forgotten_lead: 'أدخل بريدك الإلكتروني ليصلك رابط لتعيين كلمة مرور جديدة.',
  forgotten_send: 'إرسال الرابط',
  forgotten_sent: 'تحقّق من بريدك الإلكتروني',
  forgotten_sent_text:
    'إذا كان {{email}} يخص حسابًا نشطًا فسيصلك الرابط قريبًا. يعمل مرة واحدة ولمدة محدودة. فقدت هاتفك أيضًا؟ اطلب المساعدة من أحد المالكين.',
  back_to_sign_in: 'العودة إلى تسجيل الدخول',

  code_title: 'إدخال الرمز',
  code_lead: 'أدخل الرمز من تطبيق المصادقة.',
  code: 'الرمز',
  code_invalid: 'أدخل الرمز المكوّن من ستة أرقام من التطبيق، أو أحد رموز الاسترداد.',
  code_back: 'رجوع',
  code_help: 'فقدت هاتفك؟ أدخل أحد رموز الاسترداد بدلًا منه. يعمل كل رمز مرة واحدة.',

  sign_up_title: 'الحسابات بالدعوة فقط',
  sign_up_lead: 'يدعوك أحد المالكين ويرسل إليك رابطًا لتعيين كلمة المرور. لديك حساب بالفعل؟ سجّل الدخول.',
  go_to_login: 'الانتقال إلى تسجيل الدخول',

  first_password_title: 'تعيين كلمة المرور',
  first_password_lead: 'ستستخدمها لتسجيل الدخول.',
  new_password: 'كلمة المرور الجديدة',
  password_hint: 'لا تقل عن {{min}} أحرف.',
  password_too_short: 'استخدم {{min}} أحرف على الأقل.',
  password_too_long: 'استخدم {{max}} حرفًا على الأكثر.',
  password_characters: 'احذف رموز التحكم غير المرئية.',
  set_password: 'تعيين كلمة المرور',
  first_password_help: 'يعمل الرابط مرة واحدة. إذا انتهت صلاحيته فاطلب رابطًا جديدًا من أحد المالكين.',
  password_changed: 'تم تغيير كلمة المرور بنجاح!',

  privacy_link: 'الخصوصية والسياسة',
  delete_account_link: 'حذف حساب منظّم',
};
