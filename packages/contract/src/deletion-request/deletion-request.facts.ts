import type { TopicRows, ActionRows, JobRows } from '../frame/fact.ts';

export const lists = ['deletion_requests'] as const;

export const topics = {
  deletion_request: { access: 'join_requests.read', en: 'Deletion request', ar: 'طلب حذف حساب' },
} as const satisfies TopicRows;

export const actions = {
  ask: { en: 'Asked', ar: 'طلب' },
  ask_again: { en: 'Asked again', ar: 'طلب متكرر' },
} as const satisfies ActionRows;

export const jobs = {
  'deletion_requests.remind': {
    en: { one: 'Remind of {{count}} deletion request', other: 'Remind of {{count}} deletion requests' },
    ar: {
      zero: 'لا طلبات حذف للتذكير بها',
      one: 'التذكير بطلب حذف واحد',
      two: 'التذكير بطلبَي حذف',
      few: 'التذكير بـ {{count}} طلبات حذف',
      many: 'التذكير بـ {{count}} طلب حذف',
      other: 'التذكير بـ {{count}} طلب حذف',
    },
  },
} as const satisfies JobRows;
