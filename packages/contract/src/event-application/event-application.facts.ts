import type { ActionRows, ErrorRows, JobRows } from '../frame/fact.ts';

export const actions = {
  accept: { en: 'Accepted', ar: 'قبول' },
  waitlist: { en: 'Put on the waitlist', ar: 'إضافة إلى قائمة الانتظار' },
  reject_application: { en: 'Rejected the application', ar: 'رفض طلب العمل' },
  undo_decision: { en: 'Took the decision back', ar: 'التراجع عن القرار' },
  bulk_accept: { en: 'Accepted in bulk', ar: 'قبول جماعي' },
} as const satisfies ActionRows;

export const jobs = {
  'applications.accept': {
    en: { one: 'Accept {{count}} applicant, best first', other: 'Accept {{count}} applicants, best first' },
    ar: {
      zero: 'لا متقدمين للقبول',
      one: 'قبول متقدم واحد',
      two: 'قبول متقدمَين، الأفضل أولًا',
      few: 'قبول {{count}} متقدمين، الأفضل أولًا',
      many: 'قبول {{count}} متقدمًا، الأفضل أولًا',
      other: 'قبول {{count}} متقدم، الأفضل أولًا',
    },
  },
  'applications.first_come': {
    en: { one: 'First come at {{count}} event', other: 'First come at {{count}} events' },
    ar: {
      zero: 'لا فعاليات حسب الأسبقية',
      one: 'القبول حسب الأسبقية في فعالية واحدة',
      two: 'القبول حسب الأسبقية في فعاليتين',
      few: 'القبول حسب الأسبقية في {{count}} فعاليات',
      many: 'القبول حسب الأسبقية في {{count}} فعالية',
      other: 'القبول حسب الأسبقية في {{count}} فعالية',
    },
  },
} as const satisfies JobRows;

export const errors = {
  already_decided: {
    status: 409,
    en: 'This application is already decided or closed.',
    ar: 'حُسم هذا الطلب أو أُغلق بالفعل.',
  },
  nothing_fits: {
    status: 409,
    en: 'None of the shifts asked for can be booked.',
    ar: 'لا يمكن حجز أي من الورديات المطلوبة.',
  },
  nobody_waits: {
    status: 409,
    en: 'Nobody waits for a decision here.',
    ar: 'لا أحد بانتظار قرار هنا.',
  },
  shifts_changed: {
    status: 409,
    en: 'A shift asked for is no longer part of this event. Choose again.',
    ar: 'لم تعد إحدى الورديات المطلوبة ضمن هذه الفعالية. اختر من جديد.',
  },
  applications_not_taken: {
    status: 409,
    en: 'This event is by invitation and takes no applications.',
    ar: 'هذه الفعالية بالدعوات ولا تستقبل طلبات.',
  },
} as const satisfies ErrorRows;
