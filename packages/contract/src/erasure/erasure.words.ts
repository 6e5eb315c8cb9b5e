import type { Recorded } from '../frame/recorded.ts';

export const erasureRecorded: Recorded = {
  fields: {
    anonymised: { en: 'Data deleted', ar: 'حُذفت البيانات' },
    persons_erased: { en: 'People deleted', ar: 'عدد من حُذفت بياناتهم' },
  },
};
