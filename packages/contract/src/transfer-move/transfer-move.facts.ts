import type { ActionRows, ErrorRows, JobRows } from '../frame/fact.ts';

export const actions = {
  first_approve: { en: 'First approval', ar: 'الاعتماد الأول' },
  void: { en: 'Voided', ar: 'إبطال' },
  hold: { en: 'Held', ar: 'تعليق' },
  release_hold: { en: 'Released', ar: 'رفع التعليق' },
  edit_lines: { en: 'Edited lines', ar: 'تعديل البنود' },
  mark_paid: { en: 'Marked as paid', ar: 'تسجيل الدفع' },
} as const satisfies ActionRows;

export const jobs = {
  'transfers.approve': {
    en: { one: 'Approve {{count}} transfer', other: 'Approve {{count}} transfers' },
    ar: {
      zero: 'لا تحويلات للاعتماد',
      one: 'اعتماد تحويل واحد',
      two: 'اعتماد تحويلين',
      few: 'اعتماد {{count}} تحويلات',
      many: 'اعتماد {{count}} تحويلًا',
      other: 'اعتماد {{count}} تحويل',
    },
  },
} as const satisfies JobRows;

export const errors = {
  transfer_voided: { status: 409, en: 'This transfer is voided.', ar: 'هذا التحويل مُبطَل.' },
  transfer_already_approved: { status: 409, en: 'This transfer is already approved.', ar: 'التحويل معتمد بالفعل.' },
  transfer_already_paid: { status: 409, en: 'Already transferred.', ar: 'جرى التحويل بالفعل.' },
  transfer_not_approved: { status: 409, en: 'Not approved yet.', ar: 'لم يُعتمد التحويل بعد.' },
  transfer_not_pending: {
    status: 409,
    en: 'Only a transfer that waits for approval can be edited. Return it first.',
    ar: 'لا يُعدَّل إلا تحويل بانتظار الاعتماد. أرجِعه أولًا.',
  },
  transfer_held: { status: 409, en: 'Held. Release it first.', ar: 'التحويل معلّق. ارفع التعليق أولًا.' },
  transfer_already_held: { status: 409, en: 'Already held.', ar: 'التحويل معلّق بالفعل.' },
  transfer_not_held: { status: 409, en: 'Not held.', ar: 'التحويل غير معلّق.' },
  transfer_in_batch: {
    status: 409,
    en: 'It is in a payment batch. Take it out of the batch first.',
    ar: 'التحويل ضمن دفعة. أخرِجه من الدفعة أولًا.',
  },
  transfer_sent: {
    status: 409,
    en: 'Its batch has been sent to the bank.',
    ar: 'أُرسلت دفعته إلى البنك.',
  },
  no_bank_account: { status: 409, en: 'The payee has no bank account.', ar: 'لا حساب بنكيًا للمستفيد.' },
  nothing_to_pay: { status: 409, en: 'Nothing is left to pay.', ar: 'لا مبلغ متبقيًا للدفع.' },
  own_transfer: {
    status: 409,
    en: 'You created or last edited this transfer, so somebody else has to approve it.',
    ar: 'أنشأتَ هذا التحويل أو كنت آخر من عدّله، فالاعتماد لغيرك.',
  },
  first_approver: {
    status: 409,
    en: 'You gave the first approval. Somebody else has to give the second.',
    ar: 'الاعتماد الأول منك، والاعتماد الثاني لغيرك.',
  },
  transfer_changed: {
    status: 409,
    en: 'It changed after the totals were confirmed.',
    ar: 'تغيّر بعد تأكيد المجاميع.',
  },
  line_not_found: { status: 409, en: 'One of these lines is no longer there.', ar: 'أحد هذه البنود لم يعد موجودًا.' },
  recovery_line_fixed: {
    status: 409,
    en: 'A recovery line follows from the debt and can’t be edited.',
    ar: 'بند الاسترداد ناتج عن الدين ولا يُعدَّل.',
  },
  line_named_twice: { status: 422, field: 'changes', en: 'A line is named twice.', ar: 'ورد أحد البنود مرتين.' },
  lines_unchanged: { status: 422, field: 'changes', en: 'No amount is changed.', ar: 'لم يتغيّر أي مبلغ.' },
  deductions_exceed_pay: {
    status: 422,
    field: 'changes',
    en: 'Deductions can’t be more than the pay.',
    ar: 'لا يمكن أن تتجاوز الخصومات الأجر.',
  },
  paid_in_future: {
    status: 422,
    field: 'paid_on',
    en: 'The payment date can’t be in the future.',
    ar: 'لا يمكن أن يكون تاريخ الدفع في المستقبل.',
  },
  payee_gone: {
    status: 422,
    field: 'person_id',
    en: 'This person is no longer on record.',
    ar: 'لم يعد هذا الشخص مسجّلًا.',
  },
  event_not_payable: {
    status: 422,
    field: 'event_id',
    en: 'Choose an event that has been published.',
    ar: 'اختر فعالية منشورة.',
  },
  currency_not_of_event: {
    status: 422,
    field: 'currency',
    en: 'This event is paid in another currency.',
    ar: 'تُدفع هذه الفعالية بعملة أخرى.',
  },
  control_total_differs: {
    status: 409,
    en: 'The transfers have changed since you checked the totals. Check them again.',
    ar: 'تغيّرت التحويلات منذ مراجعة المجاميع. راجعها من جديد.',
  },
  nothing_to_approve: {
    status: 409,
    en: 'None of these can be approved now.',
    ar: 'لا شيء منها قابل للاعتماد الآن.',
  },
} as const satisfies ErrorRows;
