import type { UsherStatus } from '@proline/domain/people/usher-status';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';

export const USHER_STATUS_WORDS: ValueWords<UsherStatus> = {
  pending: { en: 'Pending', ar: 'قيد الانتظار' },
  in_interview: { en: 'In interview', ar: 'في المقابلة' },
  approved: { en: 'Approved', ar: 'معتمد' },
  rejected: { en: 'Rejected', ar: 'مرفوض' },
  blocked: { en: 'Blocked', ar: 'محظور' },
};

/** How somebody's documents stand, seen from the one that ends first. */
export const DOCUMENT_STANDINGS = ['expired', 'expires_soon', 'nothing_soon'] as const;
export const DOCUMENT_STANDING_WORDS: ValueWords<(typeof DOCUMENT_STANDINGS)[number]> = {
  expires_soon: { en: 'Expires soon', ar: 'تنتهي قريبًا' },
  expired: { en: 'Expired', ar: 'منتهية' },
  nothing_soon: { en: 'Nothing expires soon', ar: 'لا شيء ينتهي قريبًا' },
};

export const usherWords = {
  gender: { en: 'Gender', ar: 'الجنس' },
  nationality: { en: 'Nationality', ar: 'الجنسية' },
  language: { en: 'Language', ar: 'اللغة' },
  languages: { en: 'Languages', ar: 'اللغات' },
  id_number: { en: 'ID number', ar: 'رقم الهوية' },
  id_number_last4: { en: 'ID number (last 4)', ar: 'رقم الهوية (آخر 4)' },
  interviewed: { en: 'Interviewed', ar: 'أُجريت مقابلته' },
  first_worked: { en: 'First worked', ar: 'أول عمل' },
  worked: { en: 'Worked', ar: 'عمل في' },
  interview: { en: 'Interview', ar: 'المقابلة' },
  roles: { en: 'Roles worked', ar: 'الأدوار السابقة' },
  role: { en: 'Role worked', ar: 'دور سابق' },
  rating: { en: 'Rating', ar: 'التقييم' },
  ratings: { en: 'Ratings', ar: 'عدد التقييمات' },
  reliability: { en: 'Reliability', ar: 'الموثوقية' },
  shifts: { en: 'Shifts', ar: 'الورديات' },
  is_new: { en: 'New (fewer than 3 shifts)', ar: 'جديد (أقل من 3 ورديات)' },
  last_worked: { en: 'Last worked', ar: 'آخر عمل' },
  free: { en: 'Free on', ar: 'متاح في' },
  no_bank: { en: 'No bank account', ar: 'بلا حساب بنكي' },
  no_city: { en: 'No city', ar: 'بلا مدينة' },
  no_photo: { en: 'No photo', ar: 'بلا صورة' },
  document: { en: 'Document', ar: 'الوثائق' },
  document_expires: { en: 'Next document expires', ar: 'أقرب انتهاء وثيقة' },
  joined: { en: 'Joined', ar: 'تاريخ الانضمام' },
} as const;

export const usherRecorded: Recorded = { values: { 'usher.status': USHER_STATUS_WORDS } };
