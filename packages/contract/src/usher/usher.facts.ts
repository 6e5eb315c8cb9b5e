import type { SearchRows, TopicRows } from '../frame/fact.ts';

export const lists = ['ushers'] as const;

export const topics = {
  usher: { access: 'ushers.read', en: 'Usher', ar: 'منظّم' },
} as const satisfies TopicRows;

export const searched = { ushers: { access: 'ushers.read' } } as const satisfies SearchRows;
