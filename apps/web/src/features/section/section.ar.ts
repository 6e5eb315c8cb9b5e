import { PERMISSION_SET_WORDS } from '@proline/contract/admin-account/admin-account.words';
import { valueTexts } from '../../lib/texts/value-texts.ts';
import type { Translated } from '../../lib/texts/i18n.ts';
import type { section as en } from './section.en.ts';

export const section: Translated<typeof en> = {
  reports_purpose: 'التوظيف والعمل والدفع في الفعاليات.',
  ushers_kpis_purpose: 'مدى موثوقية كل منظّم.',

  failed: 'تعذّر تحميل الأرقام.',
  retry: 'إعادة المحاولة',

  shifts_worked: 'الورديات المنجزة، آخر 12 أسبوعًا',
  shifts_before: 'الأسابيع الـ12 السابقة',
  events_completed: 'فعاليات مكتملة',
  transfers_paid: 'تحويلات مدفوعة',
  figures: 'الأرقام الحالية',
  figure_rules: 'عن هذه الأرقام',
  figure_rule_sample: 'تظهر مع كل نسبة عدد الحالات التي تستند إليها.',
  figure_rule_missing: 'عند غياب البيانات لا يظهر رقم، ولا يظهر 0%.',
  figure_rule_time: 'تُحسب الأيام بالمنطقة الزمنية لكل فعالية.',

  kpi_rules: 'تعريف المؤشرات',
  kpi_attendance: 'الحضور',
  kpi_attendance_text: 'الحاضرون ÷ (الحاضرون + الغائبون + الملغون متأخرًا). لا يُحتسب الغياب بعذر.',
  kpi_punctuality: 'الالتزام بالموعد',
  kpi_punctuality_text: 'من سجّلوا حضورهم خلال 10 دقائق من البداية ÷ الحاضرون.',
  kpi_no_show: 'الغياب',
  kpi_no_show_text: 'الغائبون ÷ (الحاضرون + الغائبون).',
  kpi_reliability: 'الموثوقية',
  kpi_reliability_text:
    'من 0 إلى 100 بحسب الحضور والالتزام بالموعد والإلغاء المتأخر وإعادة التأكيد، و«جديد» لأقل من 3 ورديات.',
  approved_ushers: 'منظّمون معتمدون',

  open: 'فتح',

  ...valueTexts('set', PERMISSION_SET_WORDS, 'ar'),
  set_owner_text: 'كل الصلاحيات، بما فيها الإعدادات وحسابات المسؤولين.',
  set_ops_text: 'تخطيط الفعاليات ومراجعة الطلبات وإدارة يوم الفعالية.',
  set_recruiter_text: 'مراجعة طلبات الانضمام وإجراء المقابلات والاعتماد والحظر.',
  set_finance_text: 'الاعتماد والدفع والاطلاع على البيانات البنكية.',
  set_viewer_text: 'الاطلاع على القوائم والتقارير دون تعديل.',

  name: 'الاسم',
};
