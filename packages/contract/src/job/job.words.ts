import type { Recorded } from '../frame/recorded.ts';

export const jobRecorded: Recorded = { fields: { again: { en: 'Retried', ar: 'أُعيدت محاولته' } } };

/** How a job ended. */
export const JOB_OUTCOME_WORDS = {
  all_done: { en: 'All done', ar: 'اكتملت كلها' },
  some_failed: { en: '{{done}} done, {{failed}} failed', ar: 'تم {{done}}، وتعذّر {{failed}}' },
  all_failed: { en: 'All failed. See why', ar: 'تعذّرت كلها. عرض السبب' },
} as const;
