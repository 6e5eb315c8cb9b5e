import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';
import type { COST_PARTS } from './statement.ts';

export const statementWords = {
  title: { en: 'Statement of pay', ar: 'كشف المدفوعات' },
  person: { en: 'Paid to', ar: 'المستفيد' },
  code: { en: 'Number', ar: 'الرقم' },
  period: { en: 'Period', ar: 'الفترة' },
  transfers: { en: 'Transfers', ar: 'التحويلات' },
  paid_on: { en: 'Paid on', ar: 'تاريخ الدفع' },
  transfer: { en: 'Transfer', ar: 'التحويل' },
  what: { en: 'For', ar: 'مقابل' },
  hours: { en: 'Hours', ar: 'الساعات' },
  gross: { en: 'Gross', ar: 'الإجمالي' },
  deductions: { en: 'Deductions', ar: 'الخصومات' },
  net: { en: 'Net', ar: 'الصافي' },
  currency: { en: 'Currency', ar: 'العملة' },
  total: { en: 'Total, {{currency}}', ar: 'المجموع، {{currency}}' },
  nothing: { en: 'Nothing was paid in this period.', ar: 'لم يُدفع شيء في هذه الفترة.' },
  made: { en: 'Made on {{day}} at {{time}}.', ar: 'صدر في {{day}}، الساعة {{time}}.' },
} as const;

/** What an event costs, part by part. */
export const COST_PART_WORDS: ValueWords<(typeof COST_PARTS)[number]> = {
  work: { en: 'Work', ar: 'العمل' },
  overtime: { en: 'Overtime', ar: 'الوقت الإضافي' },
  lead: { en: 'Team leaders', ar: 'قادة الفرق' },
  allowance: { en: 'Allowances', ar: 'البدلات' },
  extra: { en: 'Bonuses and corrections', ar: 'المكافآت والتصحيحات' },
  deductions: { en: 'Deductions', ar: 'الخصومات' },
};

export const statementRecorded: Recorded = {
  fields: { from: { en: 'From', ar: 'من' }, to: { en: 'To', ar: 'إلى' } },
};
