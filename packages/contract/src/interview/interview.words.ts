import type { InterviewStatus } from '@proline/domain/recruiting/interview-slots';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';

export const INTERVIEW_STATUS_WORDS: ValueWords<InterviewStatus> = {
  planned: { en: 'Planned', ar: 'مقررة' },
  done: { en: 'Done', ar: 'تمت' },
  missed: { en: 'Missed', ar: 'لم يحضر أحد' },
  canceled: { en: 'Canceled', ar: 'ملغاة' },
};

export const interviewRecorded: Recorded = {
  fields: {
    person_id: { en: 'Person', ar: 'الشخص' },
    interviewer: { en: 'Interviewer', ar: 'المُقابِل' },
    starts_at: { en: 'Starts', ar: 'تبدأ' },
    how: { en: 'How', ar: 'الطريقة' },
    score: { en: 'Score', ar: 'الدرجة' },
  },
  values: {
    'interview.status': INTERVIEW_STATUS_WORDS,
    how: {
      video: { en: 'Video', ar: 'فيديو' },
      office: { en: 'Office', ar: 'المكتب' },
      phone: { en: 'Phone', ar: 'هاتف' },
    },
  },
};
