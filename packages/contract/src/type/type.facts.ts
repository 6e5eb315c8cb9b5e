import type { TopicRows } from '../frame/fact.ts';

export const topics = {
  type: { access: 'events.read', en: 'Type', ar: 'نوع' },
} as const satisfies TopicRows;
