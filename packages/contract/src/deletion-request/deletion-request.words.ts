import type { DeletionRequestStatus } from '@proline/domain/people/deletion-request-status';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';

export const DELETION_REQUEST_STATUS_WORDS: ValueWords<DeletionRequestStatus> = {
  open: { en: 'Open', ar: 'مفتوح' },
  done: { en: 'Done', ar: 'منفَّذ' },
  refused: { en: 'Refused', ar: 'مرفوض' },
};

export const deletionRequestWords = {
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  message: { en: 'Message', ar: 'الرسالة' },
  asked: { en: 'Asked on', ar: 'تاريخ الطلب' },
  deadline: { en: 'Deadline', ar: 'الموعد النهائي' },
  days_left: { en: 'Days left', ar: 'الأيام المتبقية' },
  handled: { en: 'Handled on', ar: 'تاريخ المعالجة' },
} as const;

export const deletionRequestRecorded: Recorded = {
  fields: { asked: deletionRequestWords.asked },
  values: { 'deletion_request.status': DELETION_REQUEST_STATUS_WORDS },
};
