import type { ActionRows, ErrorRows, TopicRows } from '../frame/fact.ts';

export const lists = ['payment_batches'] as const;

export const topics = {
  payment_batch: { access: 'transfers.read', en: 'Payment batch', ar: 'دفعة بنكية' },
} as const satisfies TopicRows;

export const actions = {
  make_batch: { en: 'Created a payment batch', ar: 'إنشاء دفعة بنكية' },
  add_to_batch: { en: 'Added to the batch', ar: 'إضافة إلى الدفعة' },
  take_out_of_batch: { en: 'Took out of the batch', ar: 'إخراج من الدفعة' },
  export_batch: { en: 'Exported for the bank', ar: 'تصدير للبنك' },
  cancel_batch: { en: 'Canceled the batch', ar: 'إلغاء الدفعة' },
  download_batch: { en: 'Downloaded the bank file', ar: 'تنزيل ملف البنك' },
  bank_paid: { en: 'Paid by the bank', ar: 'دُفع من البنك' },
  bank_refused: { en: 'Refused by the bank', ar: 'رفض من البنك' },
  import_answer: { en: 'Imported the bank’s answer', ar: 'استيراد رد البنك' },
} as const satisfies ActionRows;

export const errors = {
  answer_empty: { status: 422, field: 'file', en: 'This answer file is empty.', ar: 'ملف الرد فارغ.' },
  answer_damaged: {
    status: 422,
    field: 'file',
    en: 'This answer file can’t be read. Ask the bank for it again.',
    ar: 'تعذرت قراءة ملف الرد. اطلبه من البنك مرة أخرى.',
  },
  answer_kind_unknown: {
    status: 422,
    field: 'file',
    en: 'This isn’t a bank answer. Choose a pain.002, camt.053, or CSV file.',
    ar: 'هذا ليس ردًا من البنك. اختر ملف pain.002 أو camt.053 أو CSV.',
  },
  answer_declares_entities: {
    status: 422,
    field: 'file',
    en: 'This file declares entities, which no bank answer does, so it wasn’t read.',
    ar: 'يعرّف هذا الملف كيانات لا يحتويها رد أي بنك، فلم يُقرأ.',
  },
  answer_too_deep: {
    status: 422,
    field: 'file',
    en: 'This file is nested deeper than any bank answer, so it wasn’t read.',
    ar: 'تداخل هذا الملف أعمق من أي رد بنكي، فلم يُقرأ.',
  },
  answer_too_much: {
    status: 422,
    field: 'file',
    en: 'This answer file takes too long to read. Ask the bank for a shorter period.',
    ar: 'تستغرق قراءة ملف الرد وقتًا طويلًا. اطلب من البنك فترة أقصر.',
  },
  answer_columns_missing: {
    status: 422,
    field: 'file',
    en: 'The list needs a reference column and a result column.',
    ar: 'تحتاج القائمة إلى عمود للمرجع وعمود للنتيجة.',
  },
  answer_result_unknown: {
    status: 422,
    field: 'file',
    en: 'A row has a result that isn’t known. Use paid, failed, or waiting.',
    ar: 'في أحد الصفوف نتيجة غير معروفة. استخدم «مدفوع» أو «مرفوض» أو «معلق».',
  },
  answer_lines_unnamed: {
    status: 422,
    field: 'file',
    en: 'A payment in this answer has no reference.',
    ar: 'إحدى الدفعات في هذا الرد بلا مرجع.',
  },
  answer_several_accounts: {
    status: 422,
    field: 'file',
    en: 'This statement is about several accounts. Import one account at a time.',
    ar: 'كشف الحساب هذا لعدة حسابات. استورد حسابًا واحدًا في كل مرة.',
  },
  answer_other_batch: {
    status: 422,
    field: 'file',
    en: 'This answer belongs to another batch.',
    ar: 'هذا الرد يخص دفعة أخرى.',
  },
  answer_other_account: {
    status: 422,
    field: 'file',
    en: 'This statement is of another account than the one that pays.',
    ar: 'كشف الحساب هذا لحساب غير الحساب الدافع.',
  },
  answer_sums_differ: {
    status: 422,
    field: 'file',
    en: 'The sums in this answer don’t add up or aren’t those of the batch, so nothing was recorded.',
    ar: 'مجاميع هذا الرد غير متطابقة أو ليست مجاميع الدفعة، فلم يُسجَّل شيء.',
  },
  answer_changed: {
    status: 409,
    en: 'This isn’t the answer that was checked. Check it again.',
    ar: 'هذا ليس الرد الذي جرى فحصه. افحصه من جديد.',
  },
  answer_lines_unknown: {
    status: 422,
    field: 'file',
    en: 'This answer has payments that aren’t in the batch, so nothing was recorded.',
    ar: 'في هذا الرد دفعات ليست في الدفعة البنكية، فلم يُسجَّل شيء.',
  },
  answer_conflicts: {
    status: 422,
    field: 'file',
    en: 'Amounts or days in this answer can’t be those of the batch, so nothing was recorded.',
    ar: 'في هذا الرد مبالغ أو أيام لا تصح لهذه الدفعة البنكية، فلم يُسجَّل شيء.',
  },
  batch_empty: {
    status: 409,
    en: 'None of these transfers can be paid now.',
    ar: 'لا يمكن دفع أي من هذه التحويلات الآن.',
  },
  batch_changed: {
    status: 409,
    en: 'The transfers have changed since they were shown. Check the count and total again.',
    ar: 'تغيّرت التحويلات منذ عرضها. راجع العدد والمجموع من جديد.',
  },
  batch_too_large: {
    status: 409,
    en: 'A batch has 10,000 lines at most. Choose fewer transfers.',
    ar: 'لا تتجاوز الدفعة البنكية 10,000 بند. اختر تحويلات أقل.',
  },
  payer_currency_differs: {
    status: 409,
    en: 'This account pays in another currency.',
    ar: 'يدفع هذا الحساب بعملة أخرى.',
  },
  payer_archived: {
    status: 409,
    en: 'This payer account is archived. Choose another.',
    ar: 'هذا الحساب الدافع مؤرشف. اختر غيره.',
  },
  execution_day_wrong: {
    status: 422,
    field: 'execute_on',
    en: 'Choose a day from today to 60 days ahead.',
    ar: 'اختر يومًا من اليوم وحتى 60 يومًا قادمة.',
  },
  batch_not_draft: {
    status: 409,
    en: 'This batch is no longer a draft.',
    ar: 'لم تعد هذه الدفعة البنكية مسودة.',
  },
  batch_not_exported: {
    status: 409,
    en: 'This batch isn’t with the bank.',
    ar: 'هذه الدفعة البنكية ليست لدى البنك.',
  },
  batch_closed: {
    status: 409,
    en: 'Every line of this batch is answered.',
    ar: 'وصل الرد على كل بنود هذه الدفعة البنكية.',
  },
  batch_file_differs: {
    status: 409,
    en: 'This file can’t be made with the same bytes again, because personal data in it was erased.',
    ar: 'تعذر إنشاء الملف نفسه من جديد لأن بيانات شخصية فيه حُذفت.',
  },
  line_answered: {
    status: 409,
    en: 'This line already has another result.',
    ar: 'لهذا البند نتيجة أخرى من قبل.',
  },
  paid_day_wrong: {
    status: 422,
    field: 'paid_on',
    en: 'A payment can’t be after today or before the export.',
    ar: 'لا يكون الدفع بعد اليوم ولا قبل التصدير.',
  },
} as const satisfies ErrorRows;
