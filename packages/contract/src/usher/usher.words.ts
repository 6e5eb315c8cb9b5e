import type { UsherStatus } from '@proline/domain/people/usher-status';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';

export const USHER_STATUS_WORDS: ValueWords<UsherStatus> = {
  pending: { en: 'Pending', ar: 'قيد الانتظار' },
  in_interview: { en: 'In interview', ar: 'في المقابلة' },
  approved: { en: 'Approved', ar: 'معتمد' },
  rejected: { en: 'Rejected', ar: 'مرفوض' },
  blocked: { en: 'Blocked', ar: 'محظور' },
};

export const usherWords = {
  gender: { en: 'Gender', ar: 'الجنس' },
  nationality: { en: 'Nationality', ar: 'الجنسية' },
  language: { en: 'Language', ar: 'اللغة' },
  languages: { en: 'Languages', ar: 'اللغات' },
  id_number: { en: 'ID number', ar: 'رقم الهوية' },
  id_number_last4: { en: 'ID number (last 4)', ar: 'رقم الهوية (آخر 4)' },
  interview: { en: 'Interview', ar: 'المقابلة' },
  joined: { en: 'Joined', ar: 'تاريخ الانضمام' },
} as const;

export const usherRecorded: Recorded = { values: { 'usher.status': USHER_STATUS_WORDS } };
