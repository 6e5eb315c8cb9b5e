import type { DayKind } from '@proline/domain/people/availability';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';

export const DAY_KIND_WORDS: ValueWords<DayKind> = {
  all_day: { en: 'All day', ar: 'طوال اليوم' },
  hours: { en: 'Hours', ar: 'ساعات محددة' },
  off: { en: 'Not at all', ar: 'غير متاح' },
};

/** As the audit log names them; the first is Sunday. */
export const WEEKDAY_FIELDS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

export const availabilityRecorded: Recorded = {
  fields: {
    sunday: { en: 'Sunday', ar: 'الأحد' },
    monday: { en: 'Monday', ar: 'الاثنين' },
    tuesday: { en: 'Tuesday', ar: 'الثلاثاء' },
    wednesday: { en: 'Wednesday', ar: 'الأربعاء' },
    thursday: { en: 'Thursday', ar: 'الخميس' },
    friday: { en: 'Friday', ar: 'الجمعة' },
    saturday: { en: 'Saturday', ar: 'السبت' },
    days_off: { en: 'Days off', ar: 'أيام الغياب' },
    first_day: { en: 'From', ar: 'من' },
    last_day: { en: 'To', ar: 'إلى' },
  },
  values: Object.fromEntries(WEEKDAY_FIELDS.map((weekday) => [weekday, DAY_KIND_WORDS])),
};
