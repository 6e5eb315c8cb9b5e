import type { SearchRows, TopicRows } from '../frame/fact.ts';

export const topics = {
  category: { access: 'events.read', en: 'Category', ar: 'فئة' },
} as const satisfies TopicRows;

export const searched = { categories: { access: 'events.read' } } as const satisfies SearchRows;
