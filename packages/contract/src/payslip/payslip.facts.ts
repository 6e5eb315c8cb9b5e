import type { ActionRows, ErrorRows, JobRows } from '../frame/fact.ts';

export const actions = {
  open_payslip: { en: 'Opened a payslip', ar: 'فتح قسيمة دفع' },
  archive_payslips: { en: 'Made payslips in bulk', ar: 'إصدار جماعي لقسائم الدفع' },
} as const satisfies ActionRows;

export const errors = {
  payslip_not_paid: { status: 409, en: 'Not paid yet.', ar: 'لم يُدفع بعد.' },
  too_many_payslips: {
    status: 422,
    field: 'selection',
    en: 'At most 5,000 payslips can be made at once. Narrow the list.',
    ar: 'يمكن إصدار 5,000 قسيمة دفع كحد أقصى دفعة واحدة. ضيّق القائمة.',
  },
  archive_not_ready: {
    status: 409,
    en: 'The payslips are still being made.',
    ar: 'ما زالت قسائم الدفع قيد الإصدار.',
  },
} as const satisfies ErrorRows;

export const jobs = {
  'payslips.zip': {
    en: { one: 'Make {{count}} payslip', other: 'Make {{count}} payslips' },
    ar: {
      zero: 'لا قسائم دفع لإصدارها',
      one: 'إصدار قسيمة دفع واحدة',
      two: 'إصدار قسيمتَي دفع',
      few: 'إصدار {{count}} قسائم دفع',
      many: 'إصدار {{count}} قسيمة دفع',
      other: 'إصدار {{count}} قسيمة دفع',
    },
  },
} as const satisfies JobRows;
