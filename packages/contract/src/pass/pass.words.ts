import type { Recorded } from '../frame/recorded.ts';

export const passRecorded: Recorded = {
  fields: { pass_number: { en: 'Pass number', ar: 'رقم التصريح' } },
};
