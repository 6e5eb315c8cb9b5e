import type { ErrorRows } from '../frame/fact.ts';

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
} as const satisfies ErrorRows;
