import type { ActionRows } from '../frame/fact.ts';

export const actions = {
  make_calendar_feed: { en: 'Made a calendar address', ar: 'إنشاء عنوان للتقويم' },
  end_calendar_feed: { en: 'Ended the calendar address', ar: 'إلغاء عنوان التقويم' },
} as const satisfies ActionRows;
