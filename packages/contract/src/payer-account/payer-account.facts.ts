import type { ActionRows, ErrorRows } from '../frame/fact.ts';

export const actions = {
  add_payer_account: { en: 'Added a payer account', ar: 'إضافة حساب دافع' },
  archive_payer_account: { en: 'Archived a payer account', ar: 'أرشفة حساب دافع' },
  restore_payer_account: { en: 'Restored a payer account', ar: 'استعادة حساب دافع' },
} as const satisfies ActionRows;

export const errors = {
  payer_holder_unwritable: {
    status: 422,
    field: 'holder',
    en: 'Banks only take Latin letters in names. Enter the holder in Latin letters.',
    ar: 'تقبل البنوك الأحرف اللاتينية فقط في الأسماء. أدخل اسم صاحب الحساب بها.',
  },
} as const satisfies ErrorRows;
