import type { Recorded } from './recorded.ts';

export const catalogueRecorded: Recorded = {
  fields: {
    colour: { en: 'Color', ar: 'اللون' },
    icon: { en: 'Icon', ar: 'الأيقونة' },
    place: { en: 'Position', ar: 'الترتيب' },
    merged_into: { en: 'Merged into', ar: 'دُمج في' },
    rates: { en: 'Default hourly pay', ar: 'أجر الساعة الافتراضي' },
    default_rate_minor: { en: 'Default hourly pay', ar: 'أجر الساعة الافتراضي' },
  },
};
