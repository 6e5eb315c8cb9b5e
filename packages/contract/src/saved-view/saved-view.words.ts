import type { Recorded } from '../frame/recorded.ts';

export const savedViewRecorded: Recorded = {
  fields: {
    shared: { en: 'Shared', ar: 'مشتركة' },
    query: { en: 'Filters and order', ar: 'عوامل التصفية والترتيب' },
    view_id: { en: 'View', ar: 'طريقة العرض' },
  },
};
