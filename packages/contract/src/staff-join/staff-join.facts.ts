import type { ActionRows, JobRows } from '../frame/fact.ts';

export const actions = {
  prove_phone: { en: 'Proved a phone to join with', ar: 'إثبات هاتف للانضمام' },
  ask_to_join_again: { en: 'Asked to join again', ar: 'طلب الانضمام من جديد' },
} as const satisfies ActionRows;

export const jobs = {
  'join.code': {
    en: { one: 'Send {{count}} code for joining', other: 'Send {{count}} codes for joining' },
    ar: {
      zero: 'لا رموز انضمام لإرسالها',
      one: 'إرسال رمز انضمام',
      two: 'إرسال رمزَي انضمام',
      few: 'إرسال {{count}} رموز انضمام',
      many: 'إرسال {{count}} رمز انضمام',
      other: 'إرسال {{count}} رمز انضمام',
    },
  },
} as const satisfies JobRows;
