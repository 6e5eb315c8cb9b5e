import type { TopicRows, ActionRows } from '../frame/fact.ts';

export const topics = {
  notification: { access: 'own', en: 'Notification', ar: 'إشعار' },
} as const satisfies TopicRows;

export const actions = {
  choose: { en: 'Changed notification settings', ar: 'تغيير إعدادات الإشعارات' },
  read: { en: 'Marked as read', ar: 'تحديد كمقروء' },
} as const satisfies ActionRows;
