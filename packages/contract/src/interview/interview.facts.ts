import type { ActionRows, ErrorRows, TopicRows, JobRows } from '../frame/fact.ts';

export const topics = {
  interview: { access: 'join_requests.read', en: 'Interview', ar: 'مقابلة' },
} as const satisfies TopicRows;

export const actions = {
  book_interview: { en: 'Booked an interview', ar: 'حجز مقابلة' },
  reschedule: { en: 'Rescheduled', ar: 'إعادة جدولة' },
  score: { en: 'Filled in a scorecard', ar: 'تعبئة بطاقة التقييم' },
  miss: { en: 'Marked as missed', ar: 'تسجيل عدم الحضور' },
} as const satisfies ActionRows;

export const errors = {
  interview_in_past: {
    status: 422,
    field: 'starts_at',
    en: 'That time is in the past.',
    ar: 'هذا الموعد في الماضي.',
  },
  interview_too_far: {
    status: 422,
    field: 'starts_at',
    en: 'That time is more than a year ahead.',
    ar: 'هذا الموعد بعد أكثر من سنة.',
  },
  interview_off_hours: {
    status: 422,
    field: 'starts_at',
    en: 'Choose a time within the interview days and hours in Settings, on a five-minute mark.',
    ar: 'اختر وقتًا ضمن أيام المقابلات وساعاتها في الإعدادات، من مضاعفات خمس دقائق.',
  },
  interview_link_wrong: {
    status: 422,
    field: 'place',
    en: 'Enter a link that starts with https://.',
    ar: 'أدخل رابطًا يبدأ بـ ‎https://‎.',
  },
  interview_place_needless: {
    status: 422,
    field: 'place',
    en: 'A phone interview has no place.',
    ar: 'المقابلة الهاتفية بلا مكان.',
  },
  slot_taken: {
    status: 409,
    field: 'starts_at',
    en: 'The interviewer already has an interview then.',
    ar: 'لدى المُقابِل مقابلة أخرى في ذلك الوقت.',
  },
  interviewer_blocked: {
    status: 409,
    field: 'starts_at',
    en: 'The interviewer’s time is blocked then.',
    ar: 'وقت المُقابِل محجوب حينها.',
  },
  time_has_interview: {
    status: 409,
    field: 'starts_at',
    en: 'An interview is planned in this time. Move it first.',
    ar: 'توجد مقابلة مقررة في هذا الوقت. انقلها أولًا.',
  },
  time_blocked_already: {
    status: 409,
    field: 'starts_at',
    en: 'Part of this time is blocked already.',
    ar: 'جزء من هذا الوقت محجوب من قبل.',
  },
  blocked_time_backwards: {
    status: 422,
    field: 'ends_at',
    en: 'The end must be after the start.',
    ar: 'يجب أن تكون النهاية بعد البداية.',
  },
  blocked_time_too_long: {
    status: 422,
    field: 'ends_at',
    en: 'Block at most one day at a time.',
    ar: 'يُحجب يوم واحد على الأكثر في كل مرة.',
  },
  blocked_time_past: {
    status: 422,
    field: 'ends_at',
    en: 'That time is over.',
    ar: 'انقضى هذا الوقت.',
  },
  interview_already_planned: {
    status: 409,
    en: 'An interview is already planned with this person.',
    ar: 'توجد مقابلة مقررة مع هذا الشخص.',
  },
  interviewer_unavailable: {
    status: 409,
    field: 'interviewer_id',
    en: 'This admin can’t hold interviews.',
    ar: 'لا يمكن لهذا المسؤول إجراء المقابلات.',
  },
  interview_closed: {
    status: 409,
    en: 'This interview is over or canceled.',
    ar: 'انتهت هذه المقابلة أو أُلغيت.',
  },
  interview_ahead: {
    status: 409,
    en: 'The interview hasn’t started yet.',
    ar: 'لم تبدأ المقابلة بعد.',
  },
  criteria_changed: {
    status: 409,
    en: 'The criteria were changed. Fill in the scorecard again.',
    ar: 'تغيّرت المعايير. عبّئ بطاقة التقييم من جديد.',
  },
} as const satisfies ErrorRows;

export const jobs = {
  'interviews.remind': {
    en: { one: 'Remind of {{count}} interview', other: 'Remind of {{count}} interviews' },
    ar: {
      zero: 'لا مقابلات للتذكير بها',
      one: 'التذكير بمقابلة واحدة',
      two: 'التذكير بمقابلتين',
      few: 'التذكير بـ {{count}} مقابلات',
      many: 'التذكير بـ {{count}} مقابلة',
      other: 'التذكير بـ {{count}} مقابلة',
    },
  },
} as const satisfies JobRows;
