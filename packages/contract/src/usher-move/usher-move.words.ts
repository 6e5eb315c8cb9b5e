import type { Recorded } from '../frame/recorded.ts';

export const usherMoveRecorded: Recorded = {
  fields: {
    until: { en: 'Until', ar: 'حتى' },
    reapply_on: { en: 'May apply again from', ar: 'التقدّم من جديد ابتداءً من' },
    leads_lost: { en: 'Future events without this leader', ar: 'فعاليات قادمة بلا هذا القائد' },
    places_released: { en: 'Places released', ar: 'الأماكن المعفاة' },
    applications_closed: { en: 'Applications closed', ar: 'الطلبات المغلقة' },
    interviews_canceled: { en: 'Interviews canceled', ar: 'المقابلات الملغاة' },
  },
};
