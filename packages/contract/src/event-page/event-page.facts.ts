import type { TopicRows } from '../frame/fact.ts';

export const topics = {
  application: { access: 'applications.read', en: 'Application', ar: 'طلب عمل في فعالية' },
} as const satisfies TopicRows;
