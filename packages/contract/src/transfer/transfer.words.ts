import type { TransferStatus } from '@proline/domain/pay/transfer-status';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';

export const TRANSFER_STATUS_WORDS: ValueWords<TransferStatus> = {
  pending_approval: { en: 'Pending approval', ar: 'بانتظار الاعتماد' },
  approved: { en: 'Approved', ar: 'معتمدة' },
  transferred: { en: 'Transferred', ar: 'محوّلة' },
};

export const TRANSFER_KIND_WORDS: ValueWords<'event_pay' | 'compensation' | 'bonus' | 'adjustment'> = {
  event_pay: { en: 'Event pay', ar: 'أجر فعالية' },
  compensation: { en: 'Compensation', ar: 'تعويض' },
  bonus: { en: 'Bonus', ar: 'مكافأة' },
  adjustment: { en: 'Adjustment', ar: 'تسوية' },
};

export const transferWords = {
  payee: { en: 'Payee', ar: 'المستفيد' },
  payee_en: { en: 'Payee (English)', ar: 'المستفيد (بالإنجليزية)' },
  payee_ar: { en: 'Payee (Arabic)', ar: 'المستفيد (بالعربية)' },
  kind: { en: 'Kind', ar: 'النوع' },
  event: { en: 'Event', ar: 'الفعالية' },
  event_en: { en: 'Event (English)', ar: 'الفعالية (بالإنجليزية)' },
  event_ar: { en: 'Event (Arabic)', ar: 'الفعالية (بالعربية)' },
  gross: { en: 'Gross', ar: 'الإجمالي' },
  deductions: { en: 'Deductions', ar: 'الخصومات' },
  net: { en: 'Net', ar: 'الصافي' },
  account: { en: 'Account', ar: 'الحساب' },
  iban_last4: { en: 'IBAN (last 4)', ar: 'الآيبان (آخر 4)' },
  no_account: { en: 'No bank account', ar: 'بلا حساب بنكي' },
  age: { en: 'Days waiting', ar: 'أيام الانتظار' },
  created: { en: 'Created', ar: 'تاريخ الإنشاء' },
  created_by: { en: 'Created by', ar: 'أنشأه' },
  hours: { en: 'Hours', ar: 'الساعات' },
  paid: { en: 'Transferred on', ar: 'تاريخ التحويل' },
  amount: { en: 'Net amount', ar: 'المبلغ الصافي' },
  held: { en: 'Held', ar: 'معلّق' },
  in_batch: { en: 'In a batch', ar: 'ضمن دفعة' },
  not_ready: { en: 'Cannot be approved yet', ar: 'غير قابل للاعتماد بعد' },
  bank: { en: 'Bank', ar: 'البنك' },
  batch: { en: 'Batch', ar: 'الدفعة' },
} as const;

export const transferRecorded: Recorded = {
  fields: {
    net_minor: { en: 'Net amount', ar: 'المبلغ الصافي' },
    gross_minor: { en: 'Gross', ar: 'الإجمالي' },
    deductions_minor: { en: 'Deductions', ar: 'الخصومات' },
    note: { en: 'Note', ar: 'ملاحظة' },
    held: { en: 'Held', ar: 'معلّق' },
    voided: { en: 'Voided', ar: 'مُبطَل' },
    control_totals: { en: 'Control totals', ar: 'مجاميع المطابقة' },
  },
  values: { 'transfer.status': TRANSFER_STATUS_WORDS, 'transfer.kind': TRANSFER_KIND_WORDS },
};
