import type { Recorded } from '../frame/recorded.ts';

export const notificationRecorded: Recorded = {
  fields: {
    notification: { en: 'Notification', ar: 'الإشعار' },
    mail: { en: 'By mail', ar: 'بالبريد' },
    changed: { en: 'Notifications', ar: 'الإشعارات' },
    job_finished: { en: 'Notify: job finished', ar: 'إشعار: انتهاء مهمة' },
    admin_joined: { en: 'Notify: admin joined', ar: 'إشعار: انضمام مسؤول' },
    join_requests_waiting: { en: 'Notify: join requests waiting', ar: 'إشعار: طلبات انضمام منتظرة' },
    deletion_request: { en: 'Notify: deletion request', ar: 'إشعار: طلب حذف حساب' },
  },
  values: {
    mail: {
      at_once: { en: 'At once', ar: 'فورًا' },
      daily: { en: 'Daily', ar: 'يوميًا' },
      none: { en: 'None', ar: 'لا شيء' },
    },
  },
};
