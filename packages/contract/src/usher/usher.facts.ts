import type { JobRows, SearchRows, TopicRows } from '../frame/fact.ts';

export const lists = ['ushers'] as const;

export const topics = {
  usher: { access: 'ushers.read', en: 'Usher', ar: 'منظّم' },
} as const satisfies TopicRows;

export const searched = { ushers: { access: 'ushers.read' } } as const satisfies SearchRows;

export const jobs = {
  'ushers.ratings': {
    en: { one: 'Let ratings fade', other: 'Let ratings fade' },
    ar: {
      zero: 'تحديث ترتيب التقييمات',
      one: 'تحديث ترتيب التقييمات',
      two: 'تحديث ترتيب التقييمات',
      few: 'تحديث ترتيب التقييمات',
      many: 'تحديث ترتيب التقييمات',
      other: 'تحديث ترتيب التقييمات',
    },
  },
} as const satisfies JobRows;
