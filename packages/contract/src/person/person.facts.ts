import type { ActionRows, ErrorRows } from '../frame/fact.ts';

export const actions = {
  reveal_id_number: { en: 'Revealed the ID number', ar: 'كشف رقم الهوية' },
} as const satisfies ActionRows;

export const errors = {
  person_merged: {
    status: 404,
    en: 'This record was merged into another one.',
    ar: 'دُمج هذا السجل في سجل آخر.',
  },
  merged_meanwhile: {
    status: 409,
    en: 'This record has been merged into another one meanwhile.',
    ar: 'دُمج هذا السجل في الأثناء في سجل آخر.',
  },
  person_erased: {
    status: 409,
    en: 'Everything about this person has been deleted meanwhile.',
    ar: 'حُذفت في الأثناء كل بيانات هذا الشخص.',
  },
  phone_taken: {
    status: 409,
    field: 'phone',
    en: 'This phone number belongs to someone else.',
    ar: 'رقم الهاتف هذا مسجّل لشخص آخر.',
  },
  id_number_taken: {
    status: 409,
    field: 'id_number',
    en: 'This ID number belongs to someone else.',
    ar: 'رقم الهوية هذا مسجّل لشخص آخر.',
  },
  role_not_offered: {
    status: 422,
    field: 'role_ids',
    en: 'One of these roles is no longer in use. Choose the roles again.',
    ar: 'أحد هذه الأدوار لم يعد مستخدمًا. اختر الأدوار من جديد.',
  },
  phone_not_valid: {
    status: 422,
    field: 'phone',
    en: 'This isn’t a valid phone number. Check the digits and the country code.',
    ar: 'رقم الهاتف غير صحيح. راجع الأرقام ورمز الدولة.',
  },
  phone_without_country: {
    status: 422,
    field: 'phone',
    en: 'Enter the phone number with its country code, such as +966 50 123 4567.',
    ar: 'أدخل رقم الهاتف مع رمز الدولة، مثل ⁦+966 50 123 4567⁩.',
  },
  birth_date_under_age: {
    status: 422,
    field: 'birth_date',
    en: 'With this birth date the person is under 18. People under 18 can’t be added.',
    ar: 'يدل تاريخ الميلاد على أن العمر دون 18 سنة، ولا يجوز تسجيل من هم دونها.',
  },
  birth_date_in_future: {
    status: 422,
    field: 'birth_date',
    en: 'The birth date is in the future.',
    ar: 'تاريخ الميلاد في المستقبل.',
  },
  birth_date_too_early: {
    status: 422,
    field: 'birth_date',
    en: 'With this birth date the person is over 100 years old. Check the year.',
    ar: 'يدل تاريخ الميلاد على أن العمر يتجاوز 100 سنة. تحقق من السنة.',
  },
  approved_stays_complete: {
    status: 409,
    en: 'This person has been approved, so the photo must stay and the birth date must show 18 years or more.',
    ar: 'سبق اعتماد هذا الملف، لذا يجب أن تبقى الصورة وأن يدل تاريخ الميلاد على 18 سنة أو أكثر.',
  },
} as const satisfies ErrorRows;
