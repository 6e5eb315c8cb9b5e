import type { ErrorRows, JobRows } from '../frame/fact.ts';

export const jobs = {
  'join_requests.approve': {
    en: { one: 'Approve {{count}} join request', other: 'Approve {{count}} join requests' },
    ar: {
      zero: 'لا طلبات انضمام للاعتماد',
      one: 'اعتماد طلب انضمام واحد',
      two: 'اعتماد طلبَي انضمام',
      few: 'اعتماد {{count}} طلبات انضمام',
      many: 'اعتماد {{count}} طلب انضمام',
      other: 'اعتماد {{count}} طلب انضمام',
    },
  },
  'join_requests.reject': {
    en: { one: 'Reject {{count}} join request', other: 'Reject {{count}} join requests' },
    ar: {
      zero: 'لا طلبات انضمام للرفض',
      one: 'رفض طلب انضمام واحد',
      two: 'رفض طلبَي انضمام',
      few: 'رفض {{count}} طلبات انضمام',
      many: 'رفض {{count}} طلب انضمام',
      other: 'رفض {{count}} طلب انضمام',
    },
  },
  'join_requests.tag': {
    en: { one: 'Tag {{count}} join request', other: 'Tag {{count}} join requests' },
    ar: {
      zero: 'لا طلبات انضمام لوسمها',
      one: 'وسم طلب انضمام واحد',
      two: 'وسم طلبَي انضمام',
      few: 'وسم {{count}} طلبات انضمام',
      many: 'وسم {{count}} طلب انضمام',
      other: 'وسم {{count}} طلب انضمام',
    },
  },
  'join_requests.untag': {
    en: { one: 'Untag {{count}} join request', other: 'Untag {{count}} join requests' },
    ar: {
      zero: 'لا طلبات انضمام لإزالة وسومها',
      one: 'إزالة وسوم طلب انضمام واحد',
      two: 'إزالة وسوم طلبَي انضمام',
      few: 'إزالة وسوم {{count}} طلبات انضمام',
      many: 'إزالة وسوم {{count}} طلب انضمام',
      other: 'إزالة وسوم {{count}} طلب انضمام',
    },
  },
} as const satisfies JobRows;

export const errors = {
  leader_is_turned_down: {
    status: 409,
    en: 'Turned down. Take that back first.',
    ar: 'لم يُقبل الطلب. تراجع عن ذلك أولًا.',
  },
} as const satisfies ErrorRows;
