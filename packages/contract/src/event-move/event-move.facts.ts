import type { ErrorRows, JobRows, ActionRows } from '../frame/fact.ts';

export const actions = {
  publish: { en: 'Published', ar: 'نشر' },
  withdraw: { en: 'Withdrew to draft', ar: 'سحب إلى مسودة' },
  start: { en: 'Started', ar: 'بدء' },
  complete: { en: 'Completed', ar: 'إكمال' },
  reopen: { en: 'Reopened', ar: 'إعادة فتح' },
  bulk_publish: { en: 'Published in bulk', ar: 'نشر جماعي' },
  bulk_cancel: { en: 'Canceled in bulk', ar: 'إلغاء جماعي' },
  bulk_delete: { en: 'Deleted in bulk', ar: 'حذف جماعي' },
} as const satisfies ActionRows;

export const jobs = {
  'events.publish': {
    en: { one: 'Publish {{count}} event', other: 'Publish {{count}} events' },
    ar: {
      zero: 'لا فعاليات للنشر',
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
      zero: 'لا فعاليات للإلغاء',
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
      zero: 'لا مسودات للحذف',
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
      zero: 'لا فعاليات للبدء',
      one: 'بدء فعالية واحدة',
      two: 'بدء فعاليتين',
      few: 'بدء {{count}} فعاليات',
      many: 'بدء {{count}} فعالية',
      other: 'بدء {{count}} فعالية',
    },
  },
  'events.watch': {
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
  event_closed: {
    status: 409,
    en: 'This event is a draft or canceled, so nobody can apply or be booked.',
    ar: 'هذه الفعالية مسودة أو ملغاة، فلا يمكن التقدّم إليها ولا تكليف أحد فيها.',
  },
  move_not_allowed: {
    status: 409,
    en: 'This status change isn’t allowed.',
    ar: 'لا يمكن الانتقال إلى هذه الحالة.',
  },
  owner_only: {
    status: 403,
    en: 'Only an owner can do this.',
    ar: 'هذا الإجراء للمالكين فقط.',
  },
  event_not_ready: {
    status: 409,
    en: 'The plan isn’t ready to publish. Open it to see what’s missing.',
    ar: 'الخطة غير جاهزة للنشر. افتحها لمعرفة ما ينقصها.',
  },
  event_has_started: {
    status: 409,
    en: 'The first shift has already started.',
    ar: 'بدأت الوردية الأولى بالفعل.',
  },
  event_has_people: {
    status: 409,
    en: 'People have applied or been booked. Cancel the event instead.',
    ar: 'تقدّم أشخاص أو كُلِّفوا. ألغِ الفعالية بدلًا من ذلك.',
  },
  event_not_due: {
    status: 409,
    en: 'The first shift hasn’t started yet.',
    ar: 'لم تبدأ الوردية الأولى بعد.',
  },
  nobody_confirmed: {
    status: 409,
    en: 'Nobody is confirmed for this event yet.',
    ar: 'لا أحد مؤكد لهذه الفعالية بعد.',
  },
  shifts_not_over: {
    status: 409,
    en: 'The last shift isn’t over yet.',
    ar: 'لم تنتهِ الوردية الأخيرة بعد.',
  },
  attendance_unresolved: {
    status: 409,
    en: 'Some people aren’t marked as attended, no-show, or excused.',
    ar: 'لم تُحدَّد حالة حضور بعض الأشخاص: حضر أو تغيّب أو بعذر.',
  },
  still_clocked_in: {
    status: 409,
    en: 'Someone is still checked in.',
    ar: 'لم يُسجَّل انصراف أحد الأشخاص بعد.',
  },
  pay_already_approved: {
    status: 409,
    en: 'Some pay is already approved.',
    ar: 'اعتُمد بعض الأجور بالفعل.',
  },
  outside_notice_period: {
    status: 409,
    en: 'The event is canceled early enough that no compensation is due.',
    ar: 'أُلغيت الفعالية مبكرًا بما يكفي، فلا يُستحق تعويض.',
  },
  leader_busy: {
    status: 409,
    en: 'A team leader is booked for another event at that time.',
    ar: 'أحد قادة الفرق محجوز لفعالية أخرى في ذلك الوقت.',
  },
  reason_required: {
    status: 422,
    field: 'reason',
    en: 'Enter a reason.',
    ar: 'أدخل السبب.',
  },
} as const satisfies ErrorRows;
