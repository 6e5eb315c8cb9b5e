import type { ValueWords } from '../frame/words.ts';

/** What a shift counted for; one may have counted for several. */
export const COUNTED_AS = [
  'shift',
  'attended',
  'on_time',
  'late',
  'no_show',
  'late_cancel',
  'excused',
  'rated',
  'offer',
  'accepted',
  'not_accepted',
] as const;
export type CountedAs = (typeof COUNTED_AS)[number];
/** What is said of a shift: the others say less of what one of these says, too. */
export const SAID_AS = COUNTED_AS.filter((as) => as !== 'shift' && as !== 'offer');

export const COUNTED_AS_WORDS: ValueWords<CountedAs> = {
  shift: { en: 'Counts for attendance', ar: 'محتسبة في الحضور' },
  attended: { en: 'Attended', ar: 'حضر' },
  on_time: { en: 'On time', ar: 'في الموعد' },
  late: { en: 'Late', ar: 'متأخر' },
  no_show: { en: 'No-show', ar: 'تغيّب' },
  late_cancel: { en: 'Late cancellation', ar: 'إلغاء متأخر' },
  excused: { en: 'Excused', ar: 'معذور' },
  rated: { en: 'Rated', ar: 'مُقيَّمة' },
  offer: { en: 'Offer answered or expired', ar: 'عرض رُدّ عليه أو انتهت مهلته' },
  accepted: { en: 'Offer accepted', ar: 'عرض مقبول' },
  not_accepted: { en: 'Offer not accepted', ar: 'عرض لم يُقبل' },
};

export const kpiWords = {
  usher: { en: 'Usher', ar: 'المنظّم' },
  period: { en: 'Period', ar: 'الفترة' },
  role: { en: 'Role', ar: 'الدور' },
  event: { en: 'Event', ar: 'الفعالية' },
  category: { en: 'Category', ar: 'الفئة' },
  client: { en: 'Client', ar: 'العميل' },
  no_client: { en: 'Without a client', ar: 'بلا عميل' },
  leader: { en: 'Team leader', ar: 'قائد الفريق' },
  event_began: { en: 'Event began', ar: 'بدء الفعالية' },
  shifts: { en: 'Shifts', ar: 'الورديات' },
  rank: { en: 'Rank', ar: 'الترتيب' },
  reliability: { en: 'Reliability', ar: 'الموثوقية' },
  attendance: { en: 'Attendance', ar: 'الحضور' },
  attended: { en: 'Attended', ar: 'حضر' },
  counted: { en: 'Counted', ar: 'محتسبة' },
  punctuality: { en: 'Punctuality', ar: 'الالتزام بالموعد' },
  on_time: { en: 'On time', ar: 'في الموعد' },
  no_show: { en: 'No-show', ar: 'التغيّب' },
  no_shows: { en: 'No-shows', ar: 'مرات التغيّب' },
  rating: { en: 'Rating', ar: 'التقييم' },
  ratings: { en: 'Ratings', ar: 'عدد التقييمات' },
  acceptance: { en: 'Acceptance', ar: 'القبول' },
  accepted: { en: 'Offers accepted', ar: 'العروض المقبولة' },
  offers: { en: 'Offers', ar: 'العروض' },
  hours: { en: 'Hours', ar: 'الساعات' },
  trend: { en: 'Trend', ar: 'المسار' },
  percentile: { en: 'Percentile', ar: 'الشريحة المئوية' },
  day: { en: 'Day', ar: 'اليوم' },
  starts: { en: 'Starts', ar: 'تبدأ' },
  counted_as: { en: 'Counted as', ar: 'محتسبة في' },
  weekday: { en: 'Weekday', ar: 'يوم الأسبوع' },
  hour: { en: 'Starting hour', ar: 'ساعة البدء' },
  reason: { en: 'Reason', ar: 'السبب' },
  late_minutes: { en: 'Minutes late', ar: 'دقائق التأخر' },
  minutes: { en: 'Approved minutes', ar: 'الدقائق المعتمدة' },
} as const;
