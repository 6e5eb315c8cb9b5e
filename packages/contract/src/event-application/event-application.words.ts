import type { ApplicationStatus } from '@proline/domain/event/application-status';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';

export const APPLICATION_STATUS_WORDS: ValueWords<ApplicationStatus> = {
  pending: { en: 'Waiting', ar: 'بانتظار القرار' },
  accepted: { en: 'Accepted', ar: 'مقبول' },
  waitlisted: { en: 'Waitlist', ar: 'قائمة الانتظار' },
  rejected: { en: 'Rejected', ar: 'مرفوض' },
  withdrawn: { en: 'Withdrawn', ar: 'منسحب' },
  expired: { en: 'Expired', ar: 'منتهي الصلاحية' },
};

export const eventApplicationRecorded: Recorded = {
  fields: {
    shifts_booked: { en: 'Shifts booked', ar: 'الورديات المحجوزة' },
    shifts_left_out: { en: 'Shifts left out', ar: 'الورديات المستبعدة' },
    as_reserve: { en: 'As a reserve', ar: 'كاحتياط' },
    applicants: { en: 'Applicants', ar: 'المتقدمون' },
  },
  values: { 'application.status': APPLICATION_STATUS_WORDS },
};
