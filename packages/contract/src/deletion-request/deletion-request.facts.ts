import type { TopicRows, ActionRows } from '../frame/fact.ts';

export const lists = ['deletion_requests'] as const;

export const topics = {
  deletion_request: { access: 'join_requests.read', en: 'Deletion request', ar: 'طلب حذف حساب' },
} as const satisfies TopicRows;

export const actions = {
  ask: { en: 'Asked', ar: 'طلب' },
  ask_again: { en: 'Asked again', ar: 'طلب متكرر' },
} as const satisfies ActionRows;
