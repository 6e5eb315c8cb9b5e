import type { JobRows } from '../frame/fact.ts';

export const lists = ['join_requests'] as const;

export const jobs = {
  'join_requests.remind': {
    en: { one: 'Remind of {{count}} join request', other: 'Remind of {{count}} join requests' },
    ar: {
      zero: 'لا طلبات انضمام للتذكير بها',
      one: 'التذكير بطلب انضمام واحد',
      two: 'التذكير بطلبَي انضمام',
      few: 'التذكير بـ {{count}} طلبات انضمام',
      many: 'التذكير بـ {{count}} طلب انضمام',
      other: 'التذكير بـ {{count}} طلب انضمام',
    },
  },
} as const satisfies JobRows;
