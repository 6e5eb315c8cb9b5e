import type { TopicRows } from '../frame/fact.ts';

export const lists = ['transfers'] as const;

export const topics = {
  transfer: { access: 'transfers.read', en: 'Transfer', ar: 'تحويل' },
} as const satisfies TopicRows;
