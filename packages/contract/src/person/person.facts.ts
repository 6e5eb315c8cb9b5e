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
  person_erased: {
    status: 409,
    en: 'Everything about this person has been deleted meanwhile.',
    ar: 'حُذفت في الأثناء كل بيانات هذا الشخص.',
  },
  phone_taken: {
    status: 409,
    en: 'This phone number belongs to someone else.',
    ar: 'رقم الهاتف هذا مسجّل لشخص آخر.',
  },
  id_number_taken: {
    status: 409,
    en: 'This ID number belongs to someone else.',
    ar: 'رقم الهوية هذا مسجّل لشخص آخر.',
  },
  phone_not_valid: {
    status: 422,
    en: 'This isn’t a valid phone number. Check the digits and the country code.',
    ar: 'رقم الهاتف غير صحيح. راجع الأرقام ورمز الدولة.',
  },
  birth_date_in_future: {
    status: 422,
    en: 'The birth date is in the future.',
    ar: 'تاريخ الميلاد في المستقبل.',
  },
  approved_stays_complete: {
    status: 409,
    en: 'This person has been approved, so the photo must stay and the birth date must show 18 years or more.',
    ar: 'سبق اعتماد هذا الملف، لذا يجب أن تبقى الصورة وأن يدل تاريخ الميلاد على 18 سنة أو أكثر.',
  },
} as const satisfies ErrorRows;
