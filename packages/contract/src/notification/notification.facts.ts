import type { ActionRows, JobRows, TopicRows } from '../frame/fact.ts';

export const topics = {
  notification: { access: 'own', en: 'Notification', ar: 'إشعار' },
} as const satisfies TopicRows;

export const actions = {
  choose: { en: 'Changed notification settings', ar: 'تغيير إعدادات الإشعارات' },
  read: { en: 'Marked as read', ar: 'تحديد كمقروء' },
} as const satisfies ActionRows;

export const jobs = {
  'notifications.mail': {
    en: { one: 'Mail {{count}} notification', other: 'Mail {{count}} notifications' },
    ar: {
      zero: 'لا إشعارات للإرسال بالبريد',
      one: 'إرسال إشعار واحد بالبريد',
      two: 'إرسال إشعارين بالبريد',
      few: 'إرسال {{count}} إشعارات بالبريد',
      many: 'إرسال {{count}} إشعارًا بالبريد',
      other: 'إرسال {{count}} إشعار بالبريد',
    },
  },
} as const satisfies JobRows;
