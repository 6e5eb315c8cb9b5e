import type { ActionRows, ErrorRows, JobRows } from '../frame/fact.ts';

export const actions = {
  make_offer: { en: 'Place offered to the waitlist', ar: 'عرض مكان على قائمة الانتظار' },
  call_in: { en: 'Reserve called in', ar: 'استدعاء من الاحتياط' },
  free_place: { en: 'Place given free after a no-show', ar: 'إخلاء مكان بعد تغيّب' },
  end_offers: { en: 'Offers ended', ar: 'انتهاء العروض' },
  stop_offers: { en: 'Offers stopped', ar: 'إيقاف العروض' },
  start_offers: { en: 'Offers started', ar: 'بدء العروض' },
} as const satisfies ActionRows;

export const jobs = {
  'offers.make': {
    en: { one: 'Offer {{count}} open place', other: 'Offer {{count}} open places' },
    ar: {
      zero: 'لا أماكن شاغرة للعرض',
      one: 'عرض مكان شاغر واحد',
      two: 'عرض مكانين شاغرين',
      few: 'عرض {{count}} أماكن شاغرة',
      many: 'عرض {{count}} مكانًا شاغرًا',
      other: 'عرض {{count}} مكان شاغر',
    },
  },
  'reconfirmations.lapse': {
    en: { one: 'Open {{count}} place without an answer', other: 'Open {{count}} places without an answer' },
    ar: {
      zero: 'لا أماكن بلا ردّ',
      one: 'فتح مكان واحد بلا ردّ',
      two: 'فتح مكانين بلا ردّ',
      few: 'فتح {{count}} أماكن بلا ردّ',
      many: 'فتح {{count}} مكانًا بلا ردّ',
      other: 'فتح {{count}} مكان بلا ردّ',
    },
  },
  'applications.remind': {
    en: { one: 'Remind of {{count}} event', other: 'Remind of {{count}} events' },
    ar: {
      zero: 'لا فعاليات للتذكير بها',
      one: 'التذكير بفعالية واحدة',
      two: 'التذكير بفعاليتين',
      few: 'التذكير بـ {{count}} فعاليات',
      many: 'التذكير بـ {{count}} فعالية',
      other: 'التذكير بـ {{count}} فعالية',
    },
  },
} as const satisfies JobRows;

export const errors = {
  not_missing: {
    status: 409,
    en: 'Only the place of somebody who didn’t come can be given to somebody else.',
    ar: 'لا يُعطى لشخص آخر إلا مكان من لم يحضر.',
  },
  not_a_reserve: {
    status: 409,
    en: 'This person holds a place already and is no reserve.',
    ar: 'لهذا الشخص مكان بالفعل وليس من الاحتياط.',
  },
} as const satisfies ErrorRows;
