import type { ErrorRows, TopicRows, ActionRows } from '../frame/fact.ts';

export const topics = {
  /** its starter, besides */
  job: { access: 'admins.write', en: 'Job', ar: 'مهمة' },
} as const satisfies TopicRows;

export const actions = {
  retry: { en: 'Retried', ar: 'إعادة محاولة' },
} as const satisfies ActionRows;

export const errors = {
  job_finished: {
    status: 409,
    en: 'This job has already finished or is being canceled.',
    ar: 'انتهت هذه المهمة بالفعل أو يجري إلغاؤها.',
  },
  too_many_jobs: {
    status: 409,
    en: 'You have too many jobs running. Wait for one to finish, or cancel one.',
    ar: 'لديك مهام كثيرة قيد التنفيذ. انتظر انتهاء إحداها أو ألغِ واحدة.',
  },
  nothing_to_retry: {
    status: 409,
    en: 'This job has nothing left to retry.',
    ar: 'لم يبقَ في هذه المهمة ما تُعاد محاولته.',
  },
} as const satisfies ErrorRows;
