import { PERMISSION_SET_WORDS } from '@proline/contract/admin-account/admin-account.words';
import { valueTexts } from '../../lib/texts/value-texts.ts';
import type { Translated } from '../../lib/texts/i18n.ts';
import type { permissionSet as en } from './permission-set.en.ts';

export const permissionSet: Translated<typeof en> = {
  ...valueTexts('set', PERMISSION_SET_WORDS, 'ar'),
  set_owner_text: 'كل الصلاحيات، بما فيها الإعدادات وحسابات المسؤولين.',
  set_ops_text: 'تخطيط الفعاليات ومراجعة الطلبات وإدارة يوم الفعالية.',
  set_recruiter_text: 'مراجعة طلبات الانضمام وإجراء المقابلات والاعتماد والحظر.',
  set_finance_text: 'الاعتماد والدفع والاطلاع على البيانات البنكية.',
  set_viewer_text: 'الاطلاع على القوائم والتقارير دون تعديل.',
};
