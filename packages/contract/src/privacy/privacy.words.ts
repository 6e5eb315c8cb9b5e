import type { Recorded } from '../frame/recorded.ts';

export const privacyRecorded: Recorded = {
  fields: {
    edition: { en: 'Edition', ar: 'الإصدار' },
    own_sections: { en: 'Own sections', ar: 'الأقسام المضافة' },
  },
};
