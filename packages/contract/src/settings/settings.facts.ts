import type { TopicRows } from '../frame/fact.ts';

export const topics = {
  settings: { access: 'signed_in', en: 'Settings', ar: 'الإعدادات' },
} as const satisfies TopicRows;
