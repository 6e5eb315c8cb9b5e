import type {
  HIRING_MODES,
  LEAD_SCOPES,
  REQUIRED_DOCUMENTS,
  Requirement,
  RequirementMode,
} from '@proline/domain/event-plan/plan';
import type { BudgetCap, PayBasis } from '@proline/domain/pay/pay-forecast';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';

export const HIRING_MODE_WORDS: ValueWords<(typeof HIRING_MODES)[number]> = {
  apply: { en: 'Apply and choose', ar: 'تقديم واختيار' },
  first_come: { en: 'First come, first served', ar: 'الأسبق أولًا' },
  invite: { en: 'Invite only', ar: 'بالدعوة فقط' },
};

export const PAY_BASIS_WORDS: ValueWords<PayBasis> = {
  hour: { en: 'Per hour', ar: 'بالساعة' },
  shift: { en: 'Per shift', ar: 'بالوردية' },
  day: { en: 'Per day', ar: 'باليوم' },
  fixed: { en: 'Per event', ar: 'للفعالية كلها' },
};

export const REQUIREMENT_MODE_WORDS: ValueWords<RequirementMode> = {
  block: { en: 'Required', ar: 'إلزامي' },
  flag: { en: 'Preferred', ar: 'مفضّل' },
};

export const REQUIREMENT_KIND_WORDS: ValueWords<Requirement['kind']> = {
  gender: { en: 'Gender', ar: 'الجنس' },
  languages: { en: 'Languages', ar: 'اللغات' },
  experience: { en: 'Experience', ar: 'الخبرة' },
  rating: { en: 'Minimum rating', ar: 'الحد الأدنى للتقييم' },
  documents: { en: 'Documents', ar: 'الوثائق' },
};

export const REQUIRED_DOCUMENT_WORDS: ValueWords<(typeof REQUIRED_DOCUMENTS)[number]> = {
  id_number: { en: 'ID number', ar: 'رقم الهوية' },
  photo: { en: 'Photo', ar: 'الصورة' },
  bank_account: { en: 'Bank account', ar: 'الحساب البنكي' },
};

export const BUDGET_KIND_WORDS: ValueWords<BudgetCap['kind']> = {
  warn: { en: 'Show a warning', ar: 'عرض تنبيه' },
  block: { en: 'Block publishing', ar: 'منع النشر' },
};

const LEAD_SCOPE_WORDS: ValueWords<(typeof LEAD_SCOPES)[number]> = {
  event: { en: 'Whole event', ar: 'الفعالية كلها' },
  zone: { en: 'A zone', ar: 'منطقة' },
  shift: { en: 'A shift', ar: 'وردية' },
};

/** The fields of the wizard, by the step that keeps them, and the parts of what is in its lists. */
export const eventPlanRecorded: Recorded = {
  fields: {
    'stepOne.title_en': { en: 'English title', ar: 'العنوان بالإنجليزية' },
    'stepOne.title_ar': { en: 'Arabic title', ar: 'العنوان بالعربية' },
    'stepOne.category_id': { en: 'Category', ar: 'الفئة' },
    'stepOne.client_name': { en: 'Client', ar: 'العميل' },
    'stepOne.description_en': { en: 'English description', ar: 'الوصف بالإنجليزية' },
    'stepOne.description_ar': { en: 'Arabic description', ar: 'الوصف بالعربية' },
    'stepOne.cover_id': { en: 'Cover image', ar: 'صورة الغلاف' },
    'stepOne.venue': { en: 'Venue', ar: 'المكان' },
    'stepOne.address': { en: 'Address', ar: 'العنوان التفصيلي' },
    'stepOne.city': { en: 'City', ar: 'المدينة' },
    'stepOne.pin': { en: 'Map location', ar: 'الموقع على الخريطة' },
    'stepOne.starts': { en: 'Start', ar: 'البداية' },
    'stepOne.ends': { en: 'End', ar: 'النهاية' },
    'stepOne.time_zone': { en: 'Time zone', ar: 'المنطقة الزمنية' },
    'stepOne.contact_name': { en: 'Contact name', ar: 'اسم جهة الاتصال' },
    'stepOne.contact_phone': { en: 'Contact phone', ar: 'هاتف جهة الاتصال' },
    'stepTwo.shifts': { en: 'Shifts', ar: 'الورديات' },
    'stepTwo.requirements': { en: 'Requirements', ar: 'الشروط' },
    'stepTwo.uniform': { en: 'Uniform', ar: 'الزي' },
    'stepTwo.briefing': { en: 'Briefing', ar: 'التعليمات' },
    'stepTwo.application_deadline': { en: 'Application deadline', ar: 'موعد إغلاق التقديم' },
    'stepThree.needs': { en: 'Headcount', ar: 'العدد المطلوب' },
    'stepThree.hiring_mode': { en: 'Hiring mode', ar: 'طريقة التوظيف' },
    'stepThree.reserve_percent': { en: 'Reserve', ar: 'الاحتياط' },
    'stepThreeTeam.leaders': { en: 'Team leaders', ar: 'قادة الفرق' },
    'stepThreeTeam.invited': { en: 'Invited ushers', ar: 'المنظّمون المدعوون' },
    'stepThreeTeam.excluded': { en: 'Excluded ushers', ar: 'المنظّمون المستبعدون' },
    'stepThreeZones.zones': { en: 'Zones', ar: 'المناطق' },
    'stepThreeZones.places': { en: 'Zone headcount', ar: 'العدد في المناطق' },
    'stepFour.currency': { en: 'Currency', ar: 'العملة' },
    'stepFour.pay': { en: 'Pay per role', ar: 'الأجر لكل دور' },
    'stepFour.leader_rate_minor': { en: 'Team leader pay, per event', ar: 'أجر قائد الفريق، للفعالية كلها' },
    'stepFour.overtime_percent': { en: 'Overtime rate, %', ar: 'أجر الوقت الإضافي، %' },
    'stepFour.night': { en: 'Night rate', ar: 'أجر العمل الليلي' },
    'stepFour.paid_breaks': { en: 'Pay for breaks', ar: 'احتساب أجر الاستراحة' },
    'stepFour.allowances': { en: 'Allowances', ar: 'البدلات' },
    'stepFour.late_deduction_minor': { en: 'Late deduction', ar: 'خصم التأخر' },
    'stepFour.late_grace_minutes': { en: 'Grace period, min', ar: 'فترة السماح، د' },
    'stepFour.no_show_deduction_minor': { en: 'No-show deduction', ar: 'خصم الغياب' },
    'stepFour.budget': { en: 'Budget', ar: 'الميزانية' },
    title_en: { en: 'English title', ar: 'العنوان بالإنجليزية' },
    title_ar: { en: 'Arabic title', ar: 'العنوان بالعربية' },
    copy_of: { en: 'Copy of', ar: 'نسخة من' },
    starts_on: { en: 'Starts on', ar: 'تبدأ في' },
    type_id: { en: 'Role', ar: 'الدور' },
    leader_id: { en: 'Team leader', ar: 'قائد الفريق' },
    headcount: { en: 'Headcount', ar: 'العدد المطلوب' },
    pay_minor: { en: 'Pay', ar: 'الأجر' },
    rate_minor: { en: 'Rate', ar: 'الأجر' },
    amount_minor: { en: 'Amount', ar: 'المبلغ' },
    percent: { en: 'Rate, %', ar: 'الأجر، %' },
    limit_minor: { en: 'Limit', ar: 'حد الميزانية' },
    basis: { en: 'Paid', ar: 'أساس الأجر' },
    scope: { en: 'Leads', ar: 'يقود' },
    mode: { en: 'Importance', ar: 'الأهمية' },
    female_percent: { en: 'Share of women, %', ar: 'نسبة النساء، %' },
    languages: { en: 'Languages', ar: 'اللغات' },
    least: { en: 'At least, in tenths of a star', ar: 'على الأقل، بأعشار النجمة' },
    documents: { en: 'Documents', ar: 'الوثائق' },
    radius_m: { en: 'Radius, m', ar: 'نصف القطر، م' },
    work_date: { en: 'Date', ar: 'التاريخ' },
    starts: { en: 'From', ar: 'من' },
    ends: { en: 'To', ar: 'إلى' },
    break_minutes: { en: 'Break, min', ar: 'الاستراحة، د' },
    arrival_minutes: { en: 'Arrive early, min', ar: 'الوصول المبكر، د' },
    latitude: { en: 'Latitude', ar: 'خط العرض' },
    longitude: { en: 'Longitude', ar: 'خط الطول' },
  },
  values: {
    'stepThree.hiring_mode': HIRING_MODE_WORDS,
    basis: PAY_BASIS_WORDS,
    scope: LEAD_SCOPE_WORDS,
    mode: REQUIREMENT_MODE_WORDS,
    'event.kind': { ...REQUIREMENT_KIND_WORDS, ...BUDGET_KIND_WORDS },
    documents: REQUIRED_DOCUMENT_WORDS,
  },
};
