import type { JobRows, SearchRows, TopicRows } from '../frame/fact.ts';

export const lists = ['ushers'] as const;

export const topics = {
  usher: { access: 'ushers.read', en: 'Usher', ar: 'منظّم' },
} as const satisfies TopicRows;

export const searched = { ushers: { access: 'ushers.read' } } as const satisfies SearchRows;

export const jobs = {
  'ushers.ratings': {
    en: { one: 'Order {{count}} rating', other: 'Order {{count}} ratings' },
    ar: {
      zero: 'لا تقييمات لترتيبها',
      one: 'ترتيب تقييم واحد',
      two: 'ترتيب تقييمين',
      few: 'ترتيب {{count}} تقييمات',
      many: 'ترتيب {{count}} تقييمًا',
      other: 'ترتيب {{count}} تقييم',
    },
  },
} as const satisfies JobRows;
