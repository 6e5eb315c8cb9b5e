import type { Recorded } from '../frame/recorded.ts';

export const blockedTimeRecorded: Recorded = {
  fields: {
    ends_at: { en: 'Ends', ar: 'تنتهي' },
  },
};
