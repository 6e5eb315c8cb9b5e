import type { SearchRows, TopicRows } from '../frame/fact.ts';

export const topics = {
  type: { access: 'events.read', en: 'Type', ar: 'نوع' },
} as const satisfies TopicRows;

export const searched = { types: { access: 'events.read' } } as const satisfies SearchRows;
