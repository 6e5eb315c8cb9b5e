import type { Recorded } from '../frame/recorded.ts';

export const eventChangeRecorded: Recorded = {
  fields: {
    asked_to_reconfirm: { en: 'Asked to reconfirm', ar: 'طُلب منهم إعادة التأكيد' },
    release_reason: { en: 'Why', ar: 'السبب' },
  },
  values: {
    release_reason: {
      times_changed: { en: 'New times clash with other work', ar: 'الموعد الجديد يتعارض مع عمل آخر' },
      too_little_rest: { en: 'New times leave too little rest', ar: 'الموعد الجديد لا يترك راحة كافية' },
      too_many_hours: {
        en: 'New times make the day or week too long',
        ar: 'الموعد الجديد يتجاوز ساعات اليوم أو الأسبوع',
      },
      not_reconfirmed: { en: 'Did not reconfirm in time', ar: 'لم يصل التأكيد في موعده' },
      shift_removed: { en: 'The shift was removed', ar: 'حُذفت الوردية' },
    },
  },
};
