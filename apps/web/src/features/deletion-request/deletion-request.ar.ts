import type { Translated } from '../../lib/texts/i18n.ts';
import type { deletionRequest as en } from './deletion-request.en.ts';

export const deletionRequest: Translated<typeof en> = {
  title: 'حذف حساب منظّم',
  lead: 'للمنظّمين وقادة الفرق الذين يستخدمون تطبيق برولاين.',
  warning: 'سيؤدي هذا إلى حذف جميع البيانات نهائيًا ولا يمكن التراجع عنه',
  email: 'البريد الإلكتروني',
  email_hint: 'البريد الإلكتروني للحساب المراد حذفه.',
  message: 'الرسالة',
  message_hint: 'اختيارية. أي شيء تود إخبارنا به.',
  email_required: 'أدخل بريدك الإلكتروني.',
  email_invalid: 'أدخل بريدًا إلكترونيًا صحيحًا.',
  message_too_long: 'الحد الأقصى {{max}} حرف.',
  message_characters: 'احذف رموز التحكم غير المرئية.',
  submit: 'حذف الحساب',
  dialog_title: 'حذف الحساب',
  confirmation: 'هل أنت متأكد من أنك تريد حذف حسابك؟ لا يمكن التراجع عن هذا الإجراء.',
  confirm: 'تأكيد',
  cancel: 'إلغاء',
  deleted: 'تم حذف الحساب بنجاح',
};
