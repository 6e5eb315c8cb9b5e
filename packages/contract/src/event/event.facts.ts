import type { SearchRows, TopicRows } from '../frame/fact.ts';

export const lists = ['events'] as const;

export const topics = {
  event: { access: 'events.read', en: 'Event', ar: 'فعالية' },
} as const satisfies TopicRows;

export const searched = { events: { access: 'events.read' } } as const satisfies SearchRows;
