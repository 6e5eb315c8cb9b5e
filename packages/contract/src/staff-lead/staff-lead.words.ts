import type { Recorded } from '../frame/recorded.ts';

export const staffLeadRecorded: Recorded = {
  fields: { stars: { en: 'Stars', ar: 'النجوم' }, comment: { en: 'Comment', ar: 'التعليق' } },
};
