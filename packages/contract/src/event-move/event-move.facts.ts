import type { ErrorRows, JobRows, ActionRows } from '../frame/fact.ts';

export const actions = {
  publish: { en: 'Published', ar: 'نشر' },
  withdraw: { en: 'Withdrew to draft', ar: 'إعادة إلى مسودة' },
  start: { en: 'Started', ar: 'بدء' },
  complete: { en: 'Completed', ar: 'إكمال' },
  reopen: { en: 'Reopened', ar: 'إعادة فتح' },
  bulk_publish: { en: 'Published many', ar: 'نشر مجموعة' },
  bulk_cancel: { en: 'Canceled many', ar: 'إلغاء مجموعة' },
  bulk_delete: { en: 'Deleted many', ar: 'حذف مجموعة' },
} as const satisfies ActionRows;

export const jobs = {
  'events.publish': {
    en: { one: 'Publish {{count}} event', other: 'Publish {{count}} events' },
    ar: {
      zero: 'نشر لا شيء',
      one: 'نشر فعالية واحدة',
      two: 'نشر فعاليتين',
      few: 'نشر {{count}} فعاليات',
      many: 'نشر {{count}} فعالية',
      other: 'نشر {{count}} فعالية',
    },
  },
  'events.cancel': {
    en: { one: 'Cancel {{count}} event', other: 'Cancel {{count}} events' },
    ar: {
      zero: 'إلغاء لا شيء',
      one: 'إلغاء فعالية واحدة',
      two: 'إلغاء فعاليتين',
      few: 'إلغاء {{count}} فعاليات',
      many: 'إلغاء {{count}} فعالية',
      other: 'إلغاء {{count}} فعالية',
    },
  },
  'events.delete': {
    en: { one: 'Delete {{count}} draft', other: 'Delete {{count}} drafts' },
    ar: {
      zero: 'حذف لا شيء',
      one: 'حذف مسودة واحدة',
      two: 'حذف مسودتين',
      few: 'حذف {{count}} مسودات',
      many: 'حذف {{count}} مسودة',
      other: 'حذف {{count}} مسودة',
    },
  },
  'events.start': {
    en: { one: 'Start {{count}} event', other: 'Start {{count}} events' },
    ar: {
      zero: 'بدء لا شيء',
      one: 'بدء فعالية واحدة',
      two: 'بدء فعاليتين',
      few: 'بدء {{count}} فعاليات',
      many: 'بدء {{count}} فعالية',
      other: 'بدء {{count}} فعالية',
    },
  },
} as const satisfies JobRows;

export const errors = {
  event_closed: {
    status: 409,
    en: 'This event is a draft or canceled: nobody can apply or be given a place in it.',
    ar: 'هذه الفعالية مسودة أو ملغاة، فلا يمكن التقدّم إليها ولا إسناد أحد إليها.',
  },
  move_not_allowed: {
    status: 409,
    en: 'An event cannot go from its status to that one.',
    ar: 'لا يمكن نقل الفعالية من حالتها إلى هذه الحالة.',
  },
  owner_only: {
    status: 409,
    en: 'Only an owner may do this.',
    ar: 'هذا الإجراء للمالك فقط.',
  },
  event_not_ready: {
    status: 409,
    en: 'Something still blocks publishing. Open the plan to see what.',
    ar: 'ما زال هناك ما يمنع النشر. افتح الخطة لمعرفته.',
  },
  event_has_started: {
    status: 409,
    en: 'The first shift has already begun.',
    ar: 'بدأت الوردية الأولى بالفعل.',
  },
  event_has_people: {
    status: 409,
    en: 'People have applied or were assigned. Cancel the event instead.',
    ar: 'تقدّم أشخاص أو أُسندت إليهم أماكن. ألغِ الفعالية بدلًا من ذلك.',
  },
  event_not_due: {
    status: 409,
    en: 'The first shift has not begun yet.',
    ar: 'لم تبدأ الوردية الأولى بعد.',
  },
  nobody_confirmed: {
    status: 409,
    en: 'Nobody is confirmed for this event yet.',
    ar: 'لم يؤكّد أحد حضوره لهذه الفعالية بعد.',
  },
  shifts_not_over: {
    status: 409,
    en: 'The last shift is not over yet.',
    ar: 'لم تنتهِ الوردية الأخيرة بعد.',
  },
  attendance_unresolved: {
    status: 409,
    en: 'Some people are neither attended, no-show nor excused yet.',
    ar: 'لم تُحسم حالة حضور بعض الأشخاص بعد.',
  },
  still_clocked_in: {
    status: 409,
    en: 'Somebody is still clocked in.',
    ar: 'ما زال شخص ما مسجّل الحضور.',
  },
  pay_already_approved: {
    status: 409,
    en: 'Some of its pay is already approved.',
    ar: 'اعتُمد جزء من مستحقاتها بالفعل.',
  },
  outside_notice_period: {
    status: 409,
    en: 'It is canceled early enough: nobody is to be compensated.',
    ar: 'الإلغاء مبكر بما يكفي، فلا تعويض لأحد.',
  },
  leader_busy: {
    status: 409,
    en: 'One of the team leaders leads another event at that time.',
    ar: 'أحد قادة الفرق يقود فعالية أخرى في هذا الوقت.',
  },
  reason_required: {
    status: 422,
    en: 'Give a reason.',
    ar: 'اذكر السبب.',
  },
} as const satisfies ErrorRows;
