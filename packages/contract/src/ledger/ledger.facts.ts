import type { ActionRows, ErrorRows, JobRows, TopicRows } from '../frame/fact.ts';

export const lists = ['ledger'] as const;

export const topics = {
  ledger: { access: 'ledger.read', en: 'Ledger', ar: 'دفتر الأستاذ' },
} as const satisfies TopicRows;

export const actions = {
  prove_ledger: { en: 'Proved the ledger', ar: 'مطابقة دفتر الأستاذ' },
} as const satisfies ActionRows;

export const errors = {
  ledger_being_proven: {
    status: 409,
    en: 'Somebody is proving the ledger right now. The result appears here in a moment.',
    ar: 'تجري مطابقة دفتر الأستاذ الآن. ستظهر النتيجة هنا بعد لحظات.',
  },
} as const satisfies ErrorRows;

export const jobs = {
  'ledger.prove': {
    en: { one: 'Prove {{count}} ledger', other: 'Prove {{count}} ledgers' },
    ar: {
      zero: 'لا دفاتر للمطابقة',
      one: 'مطابقة دفتر واحد',
      two: 'مطابقة دفترين',
      few: 'مطابقة {{count}} دفاتر',
      many: 'مطابقة {{count}} دفترًا',
      other: 'مطابقة {{count}} دفتر',
    },
  },
  'transfers.remind': {
    en: { one: 'Remind of {{count}} transfer', other: 'Remind of {{count}} transfers' },
    ar: {
      zero: 'لا تحويلات للتذكير بها',
      one: 'التذكير بتحويل واحد',
      two: 'التذكير بتحويلين',
      few: 'التذكير بـ {{count}} تحويلات',
      many: 'التذكير بـ {{count}} تحويلًا',
      other: 'التذكير بـ {{count}} تحويل',
    },
  },
} as const satisfies JobRows;
