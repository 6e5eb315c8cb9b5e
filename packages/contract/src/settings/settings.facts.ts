import type { ActionRows, JobRows, TopicRows } from '../frame/fact.ts';

export const topics = {
  settings: { access: 'signed_in', en: 'Settings', ar: 'الإعدادات' },
} as const satisfies TopicRows;

export const actions = {
  clean_up: { en: 'Deleted what is over', ar: 'حذف ما انتهت مدته' },
} as const satisfies ActionRows;

export const jobs = {
  'retention.sweep': {
    en: {
      one: 'Delete {{count}} person turned down long ago',
      other: 'Delete {{count}} people turned down long ago',
    },
    ar: {
      zero: 'لا أحد ممن رُفضوا منذ مدة ليُحذف',
      one: 'حذف شخص واحد رُفض منذ مدة',
      two: 'حذف شخصين رُفضا منذ مدة',
      few: 'حذف {{count}} أشخاص رُفضوا منذ مدة',
      many: 'حذف {{count}} شخصًا رُفضوا منذ مدة',
      other: 'حذف {{count}} شخص رُفضوا منذ مدة',
    },
  },
} as const satisfies JobRows;
