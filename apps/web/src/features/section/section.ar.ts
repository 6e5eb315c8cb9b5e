import { PERMISSION_SET_WORDS } from '@proline/contract/admin-account/admin-account.words';
import { valueTexts } from '../../lib/texts/value-texts.ts';
import type { Translated } from '../../lib/texts/i18n.ts';
import type { section as en } from './section.en.ts';

export const section: Translated<typeof en> = {
  blocked_ushers_purpose: 'من لا يحق له العمل مؤقتًا أو نهائيًا.',
  hiring_ushers_purpose: 'املأ أماكن الفعالية الشاغرة بالأشخاص المناسبين.',
  event_applications_purpose: 'منظّمون معتمدون يطلبون العمل في فعالية منشورة.',
  join_requests_purpose: 'أشخاص يطلبون الانضمام كمنظّمين أو قادة فرق.',
  reports_purpose: 'مدى اكتمال الفعاليات وإنجازها ودفع مستحقاتها.',
  ushers_kpis_purpose: 'مدى التزام المنظّمين في العمل، مؤشرًا بمؤشر.',

  failed: 'تعذّر تحميل الأرقام.',
  retry: 'إعادة المحاولة',

  open_places_title: 'فعاليات فيها أماكن شاغرة',
  open_places_none: 'لا فعالية تحتاج إلى أشخاص',
  open_places_none_text: 'لا توجد أماكن شاغرة في الفعاليات المنشورة خلال الأسبوعين القادمين.',
  open_places_zero: 'لا أماكن شاغرة',
  open_places_one: 'مكان شاغر واحد',
  open_places_two: 'مكانان شاغران',
  open_places_few: '{{count}} أماكن شاغرة',
  open_places_many: '{{count}} مكانًا شاغرًا',
  open_places_other: '{{count}} مكان شاغر',
  starts_on: 'تبدأ في {{date}}',

  blocked_now: 'منظّمون محظورون',
  block_rules: 'أثر الحظر',
  block_rule_release: 'يُعفى من التكليفات القادمة وتُغلق طلباته.',
  block_rule_money: 'يبقى ما كسبه قبل الحظر مستحقًا.',
  block_rule_end: 'للحظر سبب، ويستمر حتى تاريخ محدد أو نهائيًا.',
  see_ushers: 'كل المنظّمين',

  waiting_title: 'بانتظارك',
  applications_open: 'طلبات بانتظار القرار',
  application_rules: 'كيف يُبتّ في الطلبات',
  application_rule_who: 'يتقدّم المنظّمون المعتمدون فقط، وإلى الفعاليات المنشورة فقط.',
  application_rule_places: 'لا تتجاوز الأماكن عدد المطلوبين في الوردية.',
  application_rule_expire: 'ما لم يُبتّ فيه عند بدء الفعالية تنتهي صلاحيته.',

  ushers_pending: 'منظّمون بانتظار النظرة الأولى',
  ushers_in_interview: 'منظّمون في المقابلة',
  leaders_pending: 'قادة فرق بانتظار القرار',
  deletion_requests: 'أشخاص يطلبون حذف حساب',
  join_rules: 'ما يلزم للاعتماد',
  join_rule_age: 'ألا يقل العمر عن {{age}} سنة: تُحذف بيانات من هم أصغر فورًا.',
  join_rule_data: 'رقم هاتف وصورة.',
  join_rule_interview: 'تقييم مقابلة، ما لم تُعفِ الإعدادات منه.',

  shifts_worked: 'ورديات أُنجزت في 12 أسبوعًا',
  shifts_before: 'في الأسابيع الـ12 السابقة',
  events_completed: 'فعاليات مكتملة',
  transfers_paid: 'تحويلات مدفوعة',
  figures: 'الأرقام الآن',
  figure_rules: 'كيف تُحتسب الأرقام',
  figure_rule_sample: 'إلى جانب كل نسبة عدد الحالات التي بُنيت عليها.',
  figure_rule_missing: 'حيث لا شيء محسوب لا يظهر رقم، وهذا ليس 0٪.',
  figure_rule_time: 'الأيام بحسب المنطقة الزمنية للفعالية نفسها.',

  kpi_rules: 'كيف تُعرَّف المؤشرات',
  kpi_attendance: 'الحضور',
  kpi_attendance_text: 'الحاضرون ÷ (الحاضرون + الغائبون + الملغون متأخرًا). لا يُحتسب الغياب بعذر.',
  kpi_punctuality: 'الالتزام بالموعد',
  kpi_punctuality_text: 'من سجّلوا خلال 10 دقائق من البداية ÷ الحاضرين.',
  kpi_no_show: 'الغياب',
  kpi_no_show_text: 'الغائبون ÷ (الحاضرون + الغائبون).',
  kpi_reliability: 'الموثوقية',
  kpi_reliability_text:
    'من 0 إلى 100 بحسب الحضور والالتزام بالموعد والإلغاء المتأخر وإعادة التأكيد، و«جديد» لأقل من 3 ورديات.',
  approved_ushers: 'منظّمون معتمدون',

  open: 'فتح',

  ...valueTexts('set', PERMISSION_SET_WORDS, 'ar'),
  set_owner_text: 'له كل الصلاحيات، بما فيها الإعدادات وحسابات المسؤولين.',
  set_ops_text: 'يخطّط للفعاليات ويبتّ في الطلبات ويدير اليوم.',
  set_recruiter_text: 'يبتّ في طلبات الانضمام ويجري المقابلات ويعتمد ويحظر.',
  set_finance_text: 'يعتمد ويدفع ويرى البيانات البنكية.',
  set_viewer_text: 'يرى القوائم والتقارير ولا يغيّر شيئًا.',

  name: 'الاسم',
};
