import type { SearchRows, TopicRows } from '../frame/fact.ts';

export const lists = ['transfers'] as const;

export const topics = {
  transfer: { access: 'transfers.read', en: 'Transfer', ar: 'تحويل' },
} as const satisfies TopicRows;

export const searched = { transfers: { access: 'transfers.read' } } as const satisfies SearchRows;
