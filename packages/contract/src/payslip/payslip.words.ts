import type { TransferLineKind } from '@proline/domain/pay/transfer-line';
import type { ValueWords } from '../frame/words.ts';

/** What is printed; a payslip has both languages side by side, whoever reads it. */
export const payslipWords = {
  title: { en: 'Payslip', ar: 'قسيمة الدفع' },
  not_paid: { en: 'Not paid yet', ar: 'لم تُدفع بعد' },
  paid_to: { en: 'Paid to', ar: 'المستفيد' },
  usher_code: { en: 'Usher no.', ar: 'رقم المنظّم' },
  leader_code: { en: 'Leader no.', ar: 'رقم القائد' },
  id_number: { en: 'ID number', ar: 'رقم الهوية' },
  event: { en: 'Event', ar: 'الفعالية' },
  kind: { en: 'Kind', ar: 'النوع' },
  days: { en: 'Days worked', ar: 'أيام العمل' },
  role: { en: 'Role', ar: 'الدور' },
  line: { en: 'Pay line', ar: 'بند الأجر' },
  minutes: { en: 'Minutes', ar: 'الدقائق' },
  rate: { en: 'Rate', ar: 'المعدل' },
  factor: { en: 'Factor', ar: 'المعامل' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  earned: { en: 'Earned', ar: 'المستحق' },
  deducted: { en: 'Deducted', ar: 'المخصوم' },
  net: { en: 'Net pay', ar: 'صافي الأجر' },
  bank: { en: 'Bank', ar: 'البنك' },
  account: { en: 'Account', ar: 'الحساب' },
  paid_on: { en: 'Paid on', ar: 'تاريخ الدفع' },
  reference: { en: 'Bank reference', ar: 'مرجع البنك' },
  batch: { en: 'Batch and line', ar: 'الدفعة والبند' },
  year: { en: 'Paid in {{year}}', ar: 'المدفوع في {{year}}' },
  hours: { en: '{{hours}} h', ar: '{{hours}} س' },
  counted: { en: 'How it is counted.', ar: 'طريقة الحساب.' },
  counted_hours: {
    en: 'Minutes ÷ 60 × rate × factor, rounded to the smallest coin on each line.',
    ar: 'الدقائق ÷ 60 × المعدل × المعامل، مع التقريب إلى أصغر عملة في كل بند.',
  },
  counted_flat: {
    en: 'A rate per shift, per day or for the event is paid as such.',
    ar: 'المعدل للوردية أو لليوم أو للفعالية يُدفع كما هو.',
  },
  by_hand: { en: 'Set by hand: {{note}}', ar: 'حُدّد يدويًا: {{note}}' },
  counted_by_hand: {
    en: 'Where an amount was set by hand, its note says why.',
    ar: 'حيث حُدّد المبلغ يدويًا تذكر الملاحظة السبب.',
  },
  counted_overtime: {
    en: 'Overtime is what was worked beyond the planned time of a shift.',
    ar: 'الوقت الإضافي ما زاد على الوقت المخطط للوردية.',
  },
  counted_deductions: {
    en: 'Deductions never exceed what was earned.',
    ar: 'لا تتجاوز الخصومات المستحق.',
  },
  counted_recovery: {
    en: 'A recovery takes back what was paid too much before.',
    ar: 'الاسترداد يستعيد ما دُفع زيادة من قبل.',
  },
  per_shift: { en: 'per shift', ar: 'بالوردية' },
  per_day: { en: 'per day', ar: 'باليوم' },
  per_event: { en: 'for the event', ar: 'للفعالية كلها' },
  made: { en: 'Made on {{day}} at {{time}}.', ar: 'صدرت في {{day}}، الساعة {{time}}.' },
  valid: { en: 'Valid without a signature.', ar: 'صالحة بلا توقيع.' },
  page: { en: 'Page {{page}} of {{pages}}', ar: 'صفحة {{page}} من {{pages}}' },
} as const;

/** What a pay line is for. */
export const PAY_LINE_WORDS: ValueWords<TransferLineKind> = {
  work: { en: 'Work', ar: 'عمل' },
  lead: { en: 'Team leader pay', ar: 'أجر قائد الفريق' },
  allowance: { en: 'Allowance', ar: 'بدل' },
  overtime: { en: 'Overtime', ar: 'وقت إضافي' },
  night: { en: 'Night supplement', ar: 'بدل العمل الليلي' },
  bonus: { en: 'Bonus', ar: 'مكافأة' },
  correction: { en: 'Correction', ar: 'تصحيح' },
  other: { en: 'Other', ar: 'أخرى' },
  late: { en: 'Late deduction', ar: 'خصم التأخر' },
  no_show: { en: 'No-show deduction', ar: 'خصم الغياب' },
  recovery: { en: 'Recovery', ar: 'استرداد' },
};
