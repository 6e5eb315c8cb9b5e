import type { ActionRows, ErrorRows } from '../frame/fact.ts';

export const actions = {
  set_bank_account: { en: 'Changed the bank account', ar: 'تغيير الحساب البنكي' },
  confirm_bank_account: { en: 'Confirmed the bank account', ar: 'تأكيد الحساب البنكي' },
  reveal_iban: { en: 'Revealed the IBAN', ar: 'كشف الآيبان' },
} as const satisfies ActionRows;

export const errors = {
  iban_not_valid: {
    status: 422,
    field: 'iban',
    en: 'This IBAN isn’t valid. Check it digit by digit.',
    ar: 'هذا الآيبان غير صحيح. راجعه رقمًا رقمًا.',
  },
  bank_account_confirmed: {
    status: 409,
    en: 'This bank account is already confirmed.',
    ar: 'هذا الحساب البنكي مؤكد من قبل.',
  },
} as const satisfies ErrorRows;
