import type { Recorded } from '../frame/recorded.ts';

export const bankAccountRecorded: Recorded = {
  fields: {
    iban: { en: 'IBAN', ar: 'الآيبان' },
    account_end: { en: 'Account ends in', ar: 'نهاية الحساب' },
    bank_name: { en: 'Bank', ar: 'البنك' },
    holder: { en: 'Account holder', ar: 'صاحب الحساب' },
    transfers_waiting: { en: 'Transfers now going there', ar: 'تحويلات وُجّهت إليه' },
  },
};
