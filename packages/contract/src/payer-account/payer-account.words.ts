import type { Recorded } from '../frame/recorded.ts';

export const payerAccountRecorded: Recorded = {
  fields: {
    label: { en: 'Label', ar: 'التسمية' },
    bic: { en: 'BIC', ar: 'رمز BIC' },
  },
};
