import type { ActionRows, ErrorRows, JobRows } from '../frame/fact.ts';

export const actions = {
  erase: { en: 'Deleted all data', ar: 'حذف كل البيانات' },
  erase_under_age: { en: 'Deleted all data: under 18', ar: 'حذف كل البيانات: دون 18 عامًا' },
  carry_out: { en: 'Carried out', ar: 'تنفيذ الطلب' },
  refuse: { en: 'Refused', ar: 'رفض الطلب' },
} as const satisfies ActionRows;

export const jobs = {
  'files.erase': {
    en: { one: 'Delete {{count}} file', other: 'Delete {{count}} files' },
    ar: {
      zero: 'لا ملفات لحذفها',
      one: 'حذف ملف واحد',
      two: 'حذف ملفين',
      few: 'حذف {{count}} ملفات',
      many: 'حذف {{count}} ملفًا',
      other: 'حذف {{count}} ملف',
    },
  },
} as const satisfies JobRows;

export const errors = {
  money_owed: {
    status: 409,
    en: 'This person is still owed money. Pay or void it first.',
    ar: 'ما زالت لهذا الشخص مستحقات. ادفعها أو ألغها أولًا.',
  },
  work_not_settled: {
    status: 409,
    en: 'This person works at an event that isn’t completed yet. Complete it and pay first.',
    ar: 'يعمل هذا الشخص في فعالية لم تكتمل بعد. أكملها وادفع أولًا.',
  },
  deletion_request_handled: {
    status: 409,
    en: 'Someone has already handled this request.',
    ar: 'سبق أن عولج هذا الطلب.',
  },
  person_gone: {
    status: 409,
    en: 'One of these people is no longer there. Look again.',
    ar: 'أحد هؤلاء لم يعد موجودًا. ألقِ نظرة من جديد.',
  },
  approved_not_under_age: {
    status: 409,
    en: 'This person was approved, so was found to be 18 or older. Use a deletion request instead.',
    ar: 'سبق اعتماد هذا الشخص، أي ثبت أن عمره 18 عامًا أو أكثر. استخدم طلب حذف بدلًا من ذلك.',
  },
  known_not_under_age: {
    status: 409,
    en: 'By the birth date, this person is 18 or older. Correct the birth date first, or use a deletion request.',
    ar: 'عمر هذا الشخص 18 عامًا أو أكثر حسب تاريخ الميلاد. صحّح تاريخ الميلاد أولًا، أو استخدم طلب حذف.',
  },
} as const satisfies ErrorRows;
