import type { AssignmentStatus } from '@proline/domain/assignment/assignment-status';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';

export const ASSIGNMENT_STATUS_WORDS: ValueWords<AssignmentStatus> = {
  invited: { en: 'Invited', ar: 'مدعو' },
  confirmed: { en: 'Confirmed', ar: 'مؤكد' },
  declined: { en: 'Declined', ar: 'اعتذار' },
  expired: { en: 'Expired', ar: 'انتهت الصلاحية' },
  released: { en: 'Released', ar: 'إعفاء' },
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
    invitations_ended: { en: 'Overlapping invitations ended', ar: 'دعوات متداخلة أُنهيت' },
  },
  values: { 'assignment.status': ASSIGNMENT_STATUS_WORDS, origin: ORIGIN_WORDS },
};
