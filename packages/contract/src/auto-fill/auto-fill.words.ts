import type { Recorded } from '../frame/recorded.ts';

export const autoFillRecorded: Recorded = {
  fields: {
    filled_before: { en: 'Places filled before', ar: 'الأماكن المشغولة قبلها' },
    filled_after: { en: 'Places filled after', ar: 'الأماكن المشغولة بعدها' },
    rows_given: { en: 'Places given', ar: 'الأماكن الممنوحة' },
    rows_refused: { en: 'Rows refused', ar: 'الصفوف المرفوضة' },
    rows_left_out: { en: 'Rows left out', ar: 'الصفوف المستبعدة' },
    rows_locked: { en: 'Rows locked', ar: 'الصفوف المثبّتة' },
    rows_taken_back: { en: 'Places taken back', ar: 'الأماكن المستردة' },
    rows_kept: { en: 'Could not be taken back', ar: 'تعذّر استردادها' },
  },
};
