import type { JoinInterview, JoinSource, JoinStage, JoinStatus } from '@proline/domain/recruiting/join-request';
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

export const FLAG_WORDS: ValueWords<'duplicate'> = {
  duplicate: { en: 'Possible duplicate', ar: 'تكرار محتمل' },
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
  missing: { en: 'Missing for approval', ar: 'ما ينقص للاعتماد' },
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
