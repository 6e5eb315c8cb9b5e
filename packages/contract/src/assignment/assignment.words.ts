import type { AssignmentStatus, ReleaseReason } from '@proline/domain/assignment/assignment-status';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';

export const ASSIGNMENT_STATUS_WORDS: ValueWords<AssignmentStatus> = {
  invited: { en: 'Invited', ar: 'مدعو' },
  confirmed: { en: 'Confirmed', ar: 'مؤكد' },
  declined: { en: 'Declined', ar: 'اعتذار' },
  expired: { en: 'Expired', ar: 'انتهت الصلاحية' },
  released: { en: 'Released', ar: 'إعفاء' },
};

export const RELEASE_REASON_WORDS: ValueWords<ReleaseReason> = {
  operations: { en: 'Released by hand', ar: 'إعفاء يدوي' },
  event_canceled: { en: 'The event was canceled', ar: 'أُلغيت الفعالية' },
  shut_out: { en: 'Blocked, or no longer on the list', ar: 'حظر أو خروج من القائمة' },
  clash: { en: 'Other work at that time', ar: 'عمل آخر في ذلك الوقت' },
  undone: { en: 'The decision was taken back', ar: 'التراجع عن القرار' },
  times_changed: { en: 'New times clash with other work', ar: 'الموعد الجديد يتعارض مع عمل آخر' },
  too_little_rest: { en: 'New times leave too little rest', ar: 'الموعد الجديد لا يترك راحة كافية' },
  too_many_hours: {
    en: 'New times make the day or week too long',
    ar: 'الموعد الجديد يتجاوز ساعات اليوم أو الأسبوع',
  },
  not_reconfirmed: { en: 'Did not reconfirm in time', ar: 'لم يصل التأكيد في موعده' },
  shift_removed: { en: 'The shift was removed', ar: 'حُذفت الوردية' },
};

const ORIGIN_WORDS: ValueWords = {
  plan: { en: 'The event’s plan', ar: 'خطة الفعالية' },
  offer: { en: 'An offer', ar: 'عرض' },
};

export const assignmentRecorded: Recorded = {
  fields: {
    event: { en: 'Event', ar: 'الفعالية' },
    role: { en: 'Role', ar: 'الدور' },
    expires_at: { en: 'Invitation until', ar: 'الدعوة حتى' },
    reserve: { en: 'Reserve', ar: 'احتياط' },
    origin: { en: 'Came by', ar: 'المصدر' },
    locked: { en: 'Locked', ar: 'مثبّت' },
    lock_note: { en: 'Why locked', ar: 'سبب التثبيت' },
    by_person: { en: 'Canceled by the person', ar: 'إلغاء من الشخص نفسه' },
    late_cancel: { en: 'Late cancellation', ar: 'إلغاء متأخر' },
    invitations_ended: { en: 'Overlapping invitations ended', ar: 'دعوات متداخلة أُنهيت' },
  },
  values: { 'assignment.status': ASSIGNMENT_STATUS_WORDS, origin: ORIGIN_WORDS },
};
