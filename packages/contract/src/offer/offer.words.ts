import type { Recorded } from '../frame/recorded.ts';

export const offerRecorded: Recorded = {
  fields: {
    outcome: { en: 'Outcome', ar: 'النتيجة' },
    offers_made: { en: 'Offers made', ar: 'العروض المقدمة' },
    places_opened: { en: 'Open places', ar: 'أماكن شاغرة' },
  },
  values: {
    outcome: {
      promoted: { en: 'A reserve takes the place', ar: 'شغل المكان أحد الاحتياط' },
      nobody_left: { en: 'Nobody left to ask', ar: 'لم يبقَ من يُعرض عليه' },
      too_late: { en: 'Too late to ask', ar: 'فات وقت العرض' },
      stopped: { en: 'Stopped', ar: 'إيقاف' },
    },
  },
};
