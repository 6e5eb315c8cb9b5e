import type { ReportDimension, ReportName } from '@proline/domain/report/report';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords, Words } from '../frame/words.ts';

/** Names of groups that have no record of their own. */
export const NO_CLIENT: Words = { en: 'No client', ar: 'بلا عميل' };
export const NO_CATEGORY: Words = { en: 'No category', ar: 'بلا فئة' };
export const NO_CITY: Words = { en: 'No city', ar: 'بلا مدينة' };
export const NO_REASON: Words = { en: 'No reason given', ar: 'بلا سبب مذكور' };

export const REPORT_WORDS: ValueWords<ReportName> = {
  fill_rate: { en: 'Fill rate', ar: 'نسبة الإشغال' },
  time_to_fill: { en: 'Time to fill', ar: 'مدة الإشغال' },
  attendance: { en: 'Attendance and no-shows', ar: 'الحضور والتغيّب' },
  planned_actual: { en: 'Planned and actual', ar: 'المخطط والفعلي' },
  payout_aging: { en: 'Payout aging', ar: 'أعمار المستحقات' },
  recruitment_funnel: { en: 'Recruitment funnel', ar: 'مراحل الاستقطاب' },
  application_conversion: { en: 'Application conversion', ar: 'قبول طلبات الفعاليات' },
  leader_scorecard: { en: 'Leader scorecard', ar: 'أداء قادة الفرق' },
  utilization: { en: 'Utilization and fairness', ar: 'التشغيل والعدالة' },
  retention: { en: 'Retention', ar: 'الاستمرار' },
};

export const REPORT_DIMENSION_WORDS: ValueWords<ReportDimension> = {
  city: { en: 'City', ar: 'المدينة' },
  role: { en: 'Role', ar: 'الدور' },
  client: { en: 'Client', ar: 'العميل' },
  category: { en: 'Category', ar: 'الفئة' },
  weekday: { en: 'Weekday', ar: 'يوم الأسبوع' },
  leader: { en: 'Team leader', ar: 'قائد الفريق' },
  cohort: { en: 'First worked in', ar: 'أول عمل في' },
  kind: { en: 'Kind', ar: 'النوع' },
};

/** What a figure is made of. */
export const REPORT_BAR_WORDS: Readonly<Partial<Record<string, Words>>> = {
  filled_early: { en: 'Filled earlier', ar: 'أُشغلت قبل ذلك' },
  filled_late: { en: 'Filled in the last 48 hours', ar: 'أُشغلت في آخر 48 ساعة' },
  not_filled: { en: 'Not filled', ar: 'لم تُشغل' },
  on_time: { en: 'On time', ar: 'في الموعد' },
  late: { en: 'Late', ar: 'متأخر' },
  no_shows: { en: 'No-show', ar: 'تغيّب' },
  late_cancels: { en: 'Late cancellation', ar: 'إلغاء متأخر' },
  excused: { en: 'Excused', ar: 'معذور' },
  soon: { en: 'Up to 3 days', ar: 'حتى 3 أيام' },
  week: { en: '4 to 7 days', ar: 'من 4 إلى 7 أيام' },
  over_week: { en: 'Over 7 days', ar: 'أكثر من 7 أيام' },
  asked: { en: 'Asked to join', ar: 'طلبوا الانضمام' },
  interviewed: { en: 'Interviewed', ar: 'أُجريت مقابلتهم' },
  joined: { en: 'Joined', ar: 'انضموا' },
  accepted: { en: 'Accepted', ar: 'مقبولة' },
  not_taken: { en: 'Not taken', ar: 'لم تُقبل' },
  withdrawn: { en: 'Withdrawn', ar: 'مسحوبة' },
  undecided: { en: 'Undecided', ar: 'بلا قرار' },
};

/** Why a place was not filled. */
export const OPEN_PLACE_WORDS: Readonly<Partial<Record<string, Words>>> = {
  given_back: { en: 'Given back, and nobody followed', ar: 'أُعيدت ولم يحل أحد محلها' },
  declined: { en: 'Declined by those who were invited', ar: 'اعتذر من دُعي إليها' },
  unanswered: { en: 'No answer to the invitation', ar: 'لم يرد من دُعي إليها' },
  unasked: { en: 'Nobody was asked', ar: 'لم يُدعَ أحد إليها' },
};

/** What the screen and the files of a report say. */
export const reportWords = {
  period: { en: 'Period', ar: 'الفترة' },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  narrowed: { en: 'Filters', ar: 'عوامل التصفية' },
  no_data: { en: 'Nothing to show for this period.', ar: 'لا شيء يُعرض في هذه الفترة.' },
  figures: { en: 'Figures', ar: 'الأرقام' },
  of: { en: '{{part}} of {{sample}}', ar: '{{part}} من {{sample}}' },
  of_cases: { en: 'of {{sample}}', ar: 'من {{sample}}' },
  points: { en: '{{change}} pts', ar: '{{change}} نقطة' },
  period_before: { en: 'Period before', ar: 'الفترة السابقة' },
  made_of: { en: 'What it is made of', ar: 'مم يتكون' },
  reasons: { en: 'No-shows by reason', ar: 'التغيّب حسب السبب' },
  open_reasons: { en: 'Why places stayed open', ar: 'لماذا بقيت أماكن شاغرة' },
  costs: { en: 'Cost over time', ar: 'التكلفة عبر الزمن' },
  money: { en: 'Cost by currency', ar: 'التكلفة حسب العملة' },
  waiting_money: { en: 'Still to be paid', ar: 'ما لم يُدفع بعد' },
  currency: { en: 'Currency', ar: 'العملة' },
  planned: { en: 'Planned', ar: 'المخطط' },
  actual: { en: 'Actual', ar: 'الفعلي' },
  difference: { en: 'Difference', ar: 'الفرق' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  breakdown: { en: 'Breakdown', ar: 'التقسيم' },
  groups_left_out: {
    en: 'The {{shown}} largest of {{all}} are listed. The others are left out here, but count in the figures.',
    ar: 'تُعرض أكبر {{shown}} من أصل {{all}}. البقية غير معروضة هنا، لكنها محسوبة في الأرقام.',
  },
  change: { en: 'Change', ar: 'التغير' },
  definitions: { en: 'What the figures mean', ar: 'معاني الأرقام' },
  chart_time_to_fill: { en: 'Places by days until they were filled', ar: 'الأماكن حسب الأيام حتى إشغالها' },
  chart_leader_scorecard: {
    en: 'Leaders by how much of their teams was on time',
    ar: 'القادة حسب التزام فرقهم بالموعد',
  },
  chart_utilization: {
    en: 'Share of all hours by tenth of the people who worked',
    ar: 'نصيب كل عُشر ممن عملوا من الساعات',
  },
  chart_retention: {
    en: 'Who worked again, by the month of the first shift',
    ar: 'من عملوا مجددًا حسب شهر أول وردية',
  },
  compared: { en: 'Compared with', ar: 'مقارنة بـ' },
  reason: { en: 'Reason', ar: 'السبب' },
  figure: { en: 'Figure', ar: 'الرقم' },
  value: { en: 'Value', ar: 'القيمة' },
  sample: { en: 'Sample', ar: 'العيّنة' },
  sample_of: { en: '{{name}}: sample', ar: '{{name}}: العيّنة' },
  part: { en: 'Part', ar: 'الجزء' },
  count: { en: 'Count', ar: 'العدد' },
  share_of_hours: { en: 'Share of hours', ar: 'نصيبه من الساعات' },
  days: { en: 'Days', ar: 'الأيام' },
  tenth: { en: 'Tenth', ar: 'العُشر' },
  band: { en: 'On time', ar: 'في الموعد' },
  made: { en: 'Made on {{day}} at {{time}}.', ar: 'صدر في {{day}}، الساعة {{time}}.' },
  few_empty: {
    en: 'A cell is empty where there are fewer than {{least}} cases.',
    ar: 'تُترك الخلية فارغة حيث تقل الحالات عن {{least}}.',
  },
  changes: {
    en: 'A change is the difference of the rounded figures, as on the screen.',
    ar: 'التغير هو الفرق بين الأرقام المقرّبة، كما على الشاشة.',
  },
  few: { en: '“–” stands where there are fewer than {{least}} cases.', ar: 'تظهر «–» حيث تقل الحالات عن {{least}}.' },
} as const;

export const reportRecorded: Recorded = {
  fields: { report: { en: 'Report', ar: 'التقرير' } },
  values: { report: REPORT_WORDS },
};
