import type { LedgerAccount, LedgerCheck, LedgerMove } from '@proline/domain/pay/ledger-accounts';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';

export const LEDGER_ACCOUNT_WORDS: ValueWords<LedgerAccount> = {
  cost: { en: 'Staff cost', ar: 'تكلفة الطاقم' },
  owed: { en: 'Owed, not approved', ar: 'مستحقّ غير معتمد' },
  payable: { en: 'Payable', ar: 'مستحقّ الدفع' },
  bank: { en: 'Bank', ar: 'البنك' },
  recoverable: { en: 'Owed by staff', ar: 'ذمم على الطاقم' },
};

export const LEDGER_MOVE_WORDS: ValueWords<LedgerMove> = {
  owed: { en: 'Earned', ar: 'استحقاق' },
  changed: { en: 'Amount changed', ar: 'تعديل المبلغ' },
  approved: { en: 'Approved', ar: 'اعتماد' },
  returned: { en: 'Returned', ar: 'إرجاع' },
  paid: { en: 'Paid', ar: 'دفع' },
  voided: { en: 'Voided', ar: 'إبطال' },
  set_off: { en: 'Set off', ar: 'مقاصّة' },
  overpaid: { en: 'Overpayment recorded', ar: 'تسجيل مبلغ زائد' },
  recovery_canceled: { en: 'Recovery canceled', ar: 'إلغاء استرداد' },
};

export const LEDGER_CHECK_WORDS: ValueWords<LedgerCheck> = {
  transfer: { en: 'Postings of a transfer', ar: 'قيود تحويل' },
  recovery: { en: 'Postings of a recovery', ar: 'قيود استرداد' },
  lines: { en: 'Pay lines of a transfer', ar: 'بنود أجر تحويل' },
  taken: { en: 'Taken by a recovery', ar: 'ما استُردّ' },
  balance: { en: 'Balance and sums by status', ar: 'الرصيد ومجاميع الحالات' },
  day: { en: 'Sums of a day', ar: 'مجاميع يوم' },
  zero: { en: 'Sum over all accounts', ar: 'مجموع كل الحسابات' },
};

export const ledgerWords = {
  day: { en: 'Day', ar: 'اليوم' },
  at: { en: 'Posted', ar: 'وقت القيد' },
  number: { en: 'Posting', ar: 'رقم القيد' },
  move: { en: 'Move', ar: 'الحركة' },
  account: { en: 'Account', ar: 'الحساب' },
  debit: { en: 'Debit', ar: 'مدين' },
  debit_code: { en: 'Debit code', ar: 'رمز المدين' },
  credit: { en: 'Credit', ar: 'دائن' },
  credit_code: { en: 'Credit code', ar: 'رمز الدائن' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  document: { en: 'Document', ar: 'المستند' },
  transfer: { en: 'Transfer', ar: 'التحويل' },
  person: { en: 'Person', ar: 'الشخص' },
  person_en: { en: 'Person (English)', ar: 'الشخص (بالإنجليزية)' },
  person_ar: { en: 'Person (Arabic)', ar: 'الشخص (بالعربية)' },
  event: { en: 'Event', ar: 'الفعالية' },
  event_en: { en: 'Event (English)', ar: 'الفعالية (بالإنجليزية)' },
  event_ar: { en: 'Event (Arabic)', ar: 'الفعالية (بالعربية)' },
} as const;

export const ledgerRecorded: Recorded = {
  fields: {
    differences: { en: 'Differences', ar: 'الفروق' },
    postings: { en: 'Postings', ar: 'القيود' },
  },
};
