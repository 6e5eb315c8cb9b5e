import type { BatchStatus } from '@proline/domain/payment-batch/batch-status';
import type { BankReason } from '@proline/domain/bank-file/bank-reason';
import type { LineCheck } from '@proline/domain/payment-batch/line-check';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';

export const BATCH_STATUS_WORDS: ValueWords<BatchStatus> = {
  draft: { en: 'Draft', ar: 'مسودة' },
  exported: { en: 'With the bank', ar: 'لدى البنك' },
  closed: { en: 'Closed', ar: 'مكتملة' },
  canceled: { en: 'Canceled', ar: 'ملغاة' },
};

export const LINE_CHECK_WORDS: ValueWords<LineCheck> = {
  account_gone: { en: 'No account', ar: 'بلا حساب' },
  account_not_confirmed: { en: 'Account not confirmed', ar: 'حساب غير مؤكد' },
  iban_not_valid: { en: 'IBAN not valid', ar: 'آيبان غير صحيح' },
  held: { en: 'Held', ar: 'معلّق' },
  not_approved: { en: 'Not approved', ar: 'غير معتمد' },
  above_limit: { en: 'Above the limit', ar: 'فوق الحد' },
  account_replaced: { en: 'Account replaced since', ar: 'تغيّر الحساب بعد الاعتماد' },
  iban_shared: { en: 'Same IBAN at other people', ar: 'آيبان مشترك مع آخرين' },
  name_differs: { en: 'Name differs', ar: 'اسم مختلف' },
};

/** What a bank means by its code, in short. */
export const BANK_REASON_WORDS: ValueWords<BankReason> = {
  AC01: { en: 'Wrong account number', ar: 'رقم حساب خاطئ' },
  AC03: { en: 'Invalid account', ar: 'حساب غير صالح' },
  AC04: { en: 'Account closed', ar: 'حساب مغلق' },
  AC06: { en: 'Account blocked', ar: 'حساب موقوف' },
  AG01: { en: 'Payment not allowed on this account', ar: 'العملية غير مسموحة على الحساب' },
  AG02: { en: 'Payment type not supported', ar: 'نوع العملية غير مدعوم' },
  AM02: { en: 'Amount not allowed', ar: 'مبلغ غير مسموح' },
  AM03: { en: 'Currency not allowed', ar: 'عملة غير مسموحة' },
  AM04: { en: 'Insufficient funds', ar: 'رصيد غير كافٍ' },
  AM05: { en: 'Duplicate payment', ar: 'دفعة مكررة' },
  AM09: { en: 'Wrong amount', ar: 'مبلغ خاطئ' },
  AM10: { en: 'Sums don’t match', ar: 'المجاميع غير متطابقة' },
  BE01: { en: 'Another account holder', ar: 'صاحب حساب آخر' },
  BE04: { en: 'Address missing', ar: 'العنوان ناقص' },
  BE05: { en: 'Payer not recognized', ar: 'الدافع غير معروف' },
  BE06: { en: 'Payee not known', ar: 'المستفيد غير معروف' },
  BE07: { en: 'Payee details missing', ar: 'بيانات المستفيد ناقصة' },
  CNOR: { en: 'Payee’s bank not registered', ar: 'بنك المستفيد غير مسجل' },
  CURR: { en: 'Wrong currency', ar: 'عملة خاطئة' },
  CUST: { en: 'Canceled by the customer', ar: 'إلغاء من العميل' },
  DNOR: { en: 'Payer’s bank not registered', ar: 'بنك الدافع غير مسجل' },
  DT01: { en: 'Invalid date', ar: 'تاريخ غير صالح' },
  DUPL: { en: 'Duplicate file', ar: 'ملف مكرر' },
  ED05: { en: 'Settlement failed', ar: 'فشل التسوية' },
  FF01: { en: 'Invalid file format', ar: 'صيغة ملف غير صالحة' },
  FOCR: { en: 'Returned after a recall', ar: 'إعادة بعد طلب استرجاع' },
  FR01: { en: 'Suspected fraud', ar: 'اشتباه احتيال' },
  LEGL: { en: 'Legal decision', ar: 'قرار نظامي' },
  MD07: { en: 'Account holder deceased', ar: 'وفاة صاحب الحساب' },
  MS02: { en: 'No reason from the payee', ar: 'بلا سبب من المستفيد' },
  MS03: { en: 'No reason from the bank', ar: 'بلا سبب من البنك' },
  NARR: { en: 'Other reason', ar: 'سبب آخر' },
  NOAS: { en: 'No answer from the payee', ar: 'لا رد من المستفيد' },
  RC01: { en: 'Wrong bank code', ar: 'رمز بنك خاطئ' },
  RR01: { en: 'Payer account missing (regulation)', ar: 'حساب الدافع ناقص (متطلب نظامي)' },
  RR02: { en: 'Payer name or address missing (regulation)', ar: 'اسم الدافع أو عنوانه ناقص (متطلب نظامي)' },
  RR03: { en: 'Payee name or address missing (regulation)', ar: 'اسم المستفيد أو عنوانه ناقص (متطلب نظامي)' },
  RR04: { en: 'Regulatory reason', ar: 'سبب نظامي' },
  TECH: { en: 'Technical problem', ar: 'مشكلة تقنية' },
  TM01: { en: 'After the bank’s cut-off', ar: 'بعد آخر موعد للبنك' },
};

export const batchWords = {
  batch: { en: 'Batch', ar: 'الدفعة' },
  lines: { en: 'Lines', ar: 'البنود' },
  total: { en: 'Total', ar: 'المجموع' },
  paid: { en: 'Paid', ar: 'مدفوع' },
  failed: { en: 'Failed', ar: 'مرفوض' },
  payer: { en: 'Payer account', ar: 'الحساب الدافع' },
  execute_on: { en: 'Execution day', ar: 'يوم التنفيذ' },
  created_by: { en: 'Created by', ar: 'الإنشاء من' },
  created: { en: 'Created', ar: 'تاريخ الإنشاء' },
  exported: { en: 'Exported', ar: 'تاريخ التصدير' },
} as const;

export const paymentBatchRecorded: Recorded = {
  fields: {
    batch: batchWords.batch,
    lines: batchWords.lines,
    total: batchWords.total,
    lines_paid: { en: 'Lines paid', ar: 'بنود مدفوعة' },
    lines_failed: { en: 'Lines failed', ar: 'بنود مرفوضة' },
    lines_known: { en: 'Known before', ar: 'معروف من قبل' },
    lines_left_out: { en: 'Lines left out', ar: 'بنود مستبعدة' },
    execute_on: batchWords.execute_on,
    payer: batchWords.payer,
    message_id: { en: 'Message', ar: 'رقم الرسالة' },
    sha256: { en: 'SHA-256', ar: 'بصمة SHA-256' },
    paid_on: { en: 'Paid on', ar: 'تاريخ الدفع' },
    bank_reference: { en: 'Bank reference', ar: 'مرجع البنك' },
    failure_code: { en: 'Bank’s code', ar: 'رمز البنك' },
    failure_reason: { en: 'Bank’s reason', ar: 'سبب البنك' },
    line: { en: 'Line', ar: 'البند' },
    profile: { en: 'List format', ar: 'صيغة القائمة' },
  },
  values: { 'payment_batch.status': BATCH_STATUS_WORDS },
};
