import type { TopicRows, ActionRows } from '../frame/fact.ts';

export const topics = {
  notification: { access: 'own', en: 'Notification', ar: 'إشعار' },
} as const satisfies TopicRows;

export const actions = {
  choose: { en: 'Changed notification settings', ar: 'اختيار' },
  read: { en: 'Marked as read', ar: 'تعليم كمقروء' },
} as const satisfies ActionRows;
