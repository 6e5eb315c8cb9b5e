import type { ActionRows, TopicRows } from '../frame/fact.ts';

export const topics = {
  blocked_time: { access: 'join_requests.read', en: 'Blocked time', ar: 'وقت محجوب' },
} as const satisfies TopicRows;

export const actions = {
  block_time: { en: 'Blocked time', ar: 'حجب وقت' },
  unblock_time: { en: 'Opened blocked time', ar: 'فتح وقت محجوب' },
} as const satisfies ActionRows;
