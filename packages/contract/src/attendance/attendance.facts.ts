import type { ActionRows, ErrorRows, JobRows, TopicRows } from '../frame/fact.ts';

export const topics = {
  attendance: { access: 'events.read', en: 'Attendance', ar: 'الحضور' },
} as const satisfies TopicRows;

export const actions = {
  check_in: { en: 'Checked in', ar: 'تسجيل دخول' },
  check_out: { en: 'Checked out', ar: 'تسجيل خروج' },
  mark_no_show: { en: 'Marked as no-show', ar: 'تسجيل تغيّب' },
  excuse: { en: 'Excused', ar: 'قبول عذر' },
  correct_attendance: { en: 'Attendance corrected', ar: 'تصحيح الحضور' },
  expect_arrival: { en: 'On the way', ar: 'في الطريق' },
  undo_mark: { en: 'Mark taken back', ar: 'تراجع عن تسجيل الحضور' },
  open_excuse: { en: 'Excuse opened', ar: 'فتح مستند العذر' },
} as const satisfies ActionRows;

export const jobs = {
  'attendance.watch': {
    en: { one: 'Watch {{count}} event', other: 'Watch {{count}} events' },
    ar: {
      zero: 'لا فعاليات للمتابعة',
      one: 'متابعة فعالية واحدة',
      two: 'متابعة فعاليتين',
      few: 'متابعة {{count}} فعاليات',
      many: 'متابعة {{count}} فعالية',
      other: 'متابعة {{count}} فعالية',
    },
  },
} as const satisfies JobRows;

export const errors = {
  not_checked_in: {
    status: 409,
    en: 'This person hasn’t checked in.',
    ar: 'لم يُسجَّل دخول هذا الشخص.',
  },
  already_checked_in: {
    status: 409,
    en: 'This person is already checked in.',
    ar: 'سُجّل دخول هذا الشخص بالفعل.',
  },
  already_left: {
    status: 409,
    en: 'This person has already checked out.',
    ar: 'سُجّل خروج هذا الشخص بالفعل.',
  },
  already_no_show: {
    status: 409,
    en: 'This person is already marked as a no-show.',
    ar: 'سُجّل تغيّب هذا الشخص بالفعل.',
  },
  already_excused: {
    status: 409,
    en: 'This person is already excused.',
    ar: 'قُبل عذر هذا الشخص بالفعل.',
  },
  correction_needed: {
    status: 409,
    en: 'Something else is on record. Correct it with a reason.',
    ar: 'المسجَّل غير ذلك. صحّحه مع ذكر السبب.',
  },
  attendance_changed: {
    status: 409,
    en: 'This person was marked by someone else in the meantime.',
    ar: 'سجّل شخص آخر حضور هذا الشخص في هذه الأثناء.',
  },
  attendance_locked: {
    status: 409,
    en: 'The event is over, so its attendance is locked.',
    ar: 'انتهت الفعالية، فسجل حضورها مقفل.',
  },
  not_confirmed: {
    status: 409,
    en: 'This person hasn’t confirmed the place yet.',
    ar: 'لم يؤكد هذا الشخص مكانه بعد.',
  },
  reserve_not_called: {
    status: 409,
    en: 'This person is a reserve. Call them in first.',
    ar: 'هذا الشخص من الاحتياط. استدعِه أولًا.',
  },
  time_in_future: { status: 422, en: 'This time hasn’t come yet.', ar: 'لم يحن هذا الوقت بعد.' },
  too_early: {
    status: 409,
    en: 'It’s too early to check in for this shift.',
    ar: 'الوقت مبكر على تسجيل الدخول لهذه الوردية.',
  },
  shift_not_begun: { status: 409, en: 'This shift hasn’t started yet.', ar: 'لم تبدأ هذه الوردية بعد.' },
  out_before_in: {
    status: 422,
    en: 'The check-out is before the check-in.',
    ar: 'وقت الخروج قبل وقت الدخول.',
  },
  times_too_far: {
    status: 422,
    en: 'These times are more than a day away from the shift.',
    ar: 'يبعد هذا الوقت عن الوردية أكثر من يوم.',
  },
  absent_with_times: {
    status: 422,
    en: 'Someone who was absent has no times.',
    ar: 'لا أوقات لمن لم يحضر.',
  },
  minutes_without_times: {
    status: 422,
    en: 'Minutes need a check-in and a check-out.',
    ar: 'تحتاج الدقائق إلى وقت دخول ووقت خروج.',
  },
  nothing_corrected: { status: 409, en: 'This is what’s already on record.', ar: 'هذا هو المسجَّل بالفعل.' },
  correction_needs_reason: {
    status: 422,
    field: 'reason',
    en: 'Give a reason for the correction.',
    ar: 'اذكر سبب التصحيح.',
  },
  excuse_needs_reason: {
    status: 422,
    field: 'reason',
    en: 'Give a reason for the excuse.',
    ar: 'اذكر سبب العذر.',
  },
  outside_geofence: {
    status: 409,
    en: 'This is too far from the venue.',
    ar: 'الموقع بعيد عن مكان الفعالية.',
  },
  place_needed: {
    status: 409,
    en: 'Let the app use your location to check in or out.',
    ar: 'اسمح للتطبيق باستخدام موقعك لتسجيل الدخول أو الخروج.',
  },
  time_too_old: {
    status: 409,
    en: 'This was too long ago. Ask the desk to record it.',
    ar: 'مضى على هذا وقت طويل. اطلب من المسؤولين تسجيله.',
  },
  nothing_to_undo: { status: 409, en: 'There’s nothing to take back.', ar: 'لا يوجد ما يمكن التراجع عنه.' },
  undo_too_late: {
    status: 409,
    en: 'It’s too late to take this back. Correct it with a reason instead.',
    ar: 'فات وقت التراجع. صحّح السجل مع ذكر السبب.',
  },
  mark_id_taken: {
    status: 409,
    en: 'Another mark has this ID.',
    ar: 'هذا المعرّف لتسجيل آخر.',
  },
  not_of_event: {
    status: 409,
    en: 'This doesn’t belong to the event.',
    ar: 'هذا لا يخص الفعالية.',
  },
  too_many_marks: {
    status: 422,
    field: 'marks',
    en: 'Too many marks at once. Send at most 500.',
    ar: 'عدد التسجيلات كبير. أرسل 500 على الأكثر في المرة.',
  },
  not_expected: {
    status: 409,
    en: 'Something is on record for this person already.',
    ar: 'يوجد تسجيل لهذا الشخص بالفعل.',
  },
  arrival_out_of_shift: {
    status: 422,
    field: 'expected_at',
    en: 'Choose a time between now and the end of the shift.',
    ar: 'اختر وقتًا بين الآن ونهاية الوردية.',
  },
  roll_call_outdated: {
    status: 409,
    en: 'Something changed since the numbers were shown. Look at them again.',
    ar: 'تغيّر شيء منذ عرض الأرقام. راجعها من جديد.',
  },
} as const satisfies ErrorRows;
