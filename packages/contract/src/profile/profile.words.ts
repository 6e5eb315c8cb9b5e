import type { Recorded } from '../frame/recorded.ts';

const LANGUAGE_NAMES = { en: { en: 'English', ar: 'الإنجليزية' }, ar: { en: 'Arabic', ar: 'العربية' } } as const;
const DIGITS = { latn: { en: '123', ar: '123' }, arab: { en: '١٢٣', ar: '١٢٣' } } as const;

export const profileRecorded: Recorded = {
  fields: {
    language: { en: 'Language', ar: 'اللغة' },
    theme: { en: 'Theme', ar: 'المظهر' },
    density: { en: 'Density', ar: 'الكثافة' },
    numerals: { en: 'Digits in Arabic', ar: 'الأرقام في النصوص العربية' },
    ended: { en: 'Sessions ended', ar: 'الجلسات المنتهية' },
  },
  values: {
    language: LANGUAGE_NAMES,
    theme: {
      auto: { en: 'System', ar: 'النظام' },
      light: { en: 'Light', ar: 'فاتح' },
      dark: { en: 'Dark', ar: 'داكن' },
    },
    density: { comfortable: { en: 'Comfortable', ar: 'مريحة' }, compact: { en: 'Compact', ar: 'متراصّة' } },
    numerals: DIGITS,
  },
};
