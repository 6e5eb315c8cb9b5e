import type { Recorded } from '../frame/recorded.ts';

export const notificationRecorded: Recorded = {
  fields: {
    changed: { en: 'Notifications', ar: 'الإشعارات' },
    job_finished: { en: 'Notify: job finished', ar: 'إشعار: انتهاء مهمة' },
    admin_joined: { en: 'Notify: admin joined', ar: 'إشعار: انضمام مسؤول' },
    deletion_request: { en: 'Notify: deletion request', ar: 'إشعار: طلب حذف حساب' },
  },
};
