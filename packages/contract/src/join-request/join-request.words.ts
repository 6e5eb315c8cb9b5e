import type {
  COMPLETENESS,
  JoinFlag,
  JoinInterview,
  JoinSource,
  JoinStage,
  JoinStatus,
  RequestPart,
} from '@proline/domain/recruiting/join-request';
import type { Hat } from '@proline/domain/recruiting/recruiting';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';
import { USHER_STATUS_WORDS } from '../usher/usher.words.ts';

export const JOIN_STATUS_WORDS: ValueWords<JoinStatus> = {
  pending: USHER_STATUS_WORDS.pending,
  in_interview: USHER_STATUS_WORDS.in_interview,
  rejected: USHER_STATUS_WORDS.rejected,
};

export const STAGE_WORDS: ValueWords<JoinStage> = {
  new: { en: 'New', ar: 'جديد' },
  booked: { en: 'Interview booked', ar: 'مقابلة محجوزة' },
  decide: { en: 'To decide', ar: 'بانتظار القرار' },
  leader: { en: 'Team leader', ar: 'قائد فريق' },
  decided: { en: 'Rejected', ar: 'مرفوض' },
};

export const JOIN_INTERVIEW_WORDS: ValueWords<JoinInterview> = {
  none: { en: 'None yet', ar: 'لا مقابلة بعد' },
  planned: { en: 'Booked', ar: 'محجوزة' },
  missed: { en: 'Missed', ar: 'لم تُحضر' },
  held: { en: 'Held', ar: 'أُجريت' },
};

export const HAT_WORDS: ValueWords<Hat> = {
  usher: { en: 'Usher', ar: 'منظّم' },
  leader: { en: 'Team leader', ar: 'قائد فريق' },
};

export const FLAG_WORDS: ValueWords<JoinFlag> = {
  duplicate: { en: 'Possible duplicate', ar: 'تكرار محتمل' },
  under_age: { en: 'Under 18', ar: 'دون 18' },
  asked_again: { en: 'Asked again', ar: 'طلب متكرر' },
  missed: { en: 'Missed the interview', ar: 'لم يحضر المقابلة' },
};

/** As what is missing, one after the other. */
export const REQUEST_PART_WORDS: ValueWords<RequestPart> = {
  name: { en: 'name', ar: 'الاسم' },
  photo: { en: 'photo', ar: 'الصورة' },
  birth_date: { en: 'birth date', ar: 'تاريخ الميلاد' },
  id_number: { en: 'ID number', ar: 'رقم الهوية' },
  document: { en: 'document', ar: 'الوثيقة' },
  city_languages: { en: 'city or languages', ar: 'المدينة أو اللغات' },
  bank_account: { en: 'bank account', ar: 'الحساب البنكي' },
};

export const COMPLETENESS_WORDS: ValueWords<(typeof COMPLETENESS)[number]> = {
  whole: { en: 'Complete', ar: 'مكتمل' },
  name: { en: 'No name', ar: 'بلا اسم' },
  photo: { en: 'No photo', ar: 'بلا صورة' },
  birth_date: { en: 'No birth date', ar: 'بلا تاريخ ميلاد' },
  id_number: { en: 'No ID number', ar: 'بلا رقم هوية' },
  document: { en: 'No document', ar: 'بلا وثيقة' },
  city_languages: { en: 'No city or languages', ar: 'بلا مدينة أو لغات' },
  bank_account: { en: 'No bank account', ar: 'بلا حساب بنكي' },
};

export const SOURCE_WORDS: ValueWords<JoinSource> = {
  app: { en: 'App', ar: 'التطبيق' },
  office: { en: 'Office', ar: 'المكتب' },
};

export const joinRequestWords = {
  hat: { en: 'Joins as', ar: 'الانضمام بصفة' },
  stage: { en: 'Stage', ar: 'المرحلة' },
  waiting: { en: 'Waiting', ar: 'الانتظار' },
  waiting_days: { en: 'Waiting, days', ar: 'الانتظار بالأيام' },
  complete: { en: 'Complete', ar: 'الاكتمال' },
  complete_parts: { en: 'Complete, of 7', ar: 'المكتمل من 7' },
  missing: { en: 'Missing', ar: 'الناقص' },
  flag: { en: 'Flag', ar: 'تنبيه' },
  interview: { en: 'Interview', ar: 'المقابلة' },
  score: { en: 'Score', ar: 'الدرجة' },
  source: { en: 'Came by', ar: 'مصدر الطلب' },
  asked: { en: 'Applied', ar: 'تاريخ التقدّم' },
} as const;

export const joinRequestRecorded: Recorded = {
  fields: { hat: joinRequestWords.hat },
  values: { hat: HAT_WORDS },
};
