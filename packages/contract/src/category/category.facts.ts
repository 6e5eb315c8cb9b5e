import type { TopicRows } from '../frame/fact.ts';

export const topics = {
  category: { access: 'events.read', en: 'Category', ar: 'فئة' },
} as const satisfies TopicRows;
