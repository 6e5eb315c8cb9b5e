import {
  DELETION_REQUEST_STATUS_WORDS,
  deletionRequestWords,
} from '@proline/contract/deletion-request/deletion-request.words';
import { valueTexts } from '../../lib/texts/value-texts.ts';

/** The admins' list; the public form has its own texts. */
export const deletionList = {
  part: 'Deletion requests',
  counted_one: '{{count}} request',
  counted_other: '{{count}} requests',
  search_hint: 'Email or message',
  due_first: 'Most urgent first',
  email: deletionRequestWords.email.en,
  message: deletionRequestWords.message.en,
  ...valueTexts('status', DELETION_REQUEST_STATUS_WORDS, 'en'),
  asked: deletionRequestWords.asked.en,
  deadline: deletionRequestWords.deadline.en,
  left_one: '{{count}} day left',
  left_other: '{{count}} days left',
  due_today: 'Due today',
  overdue_one: 'Overdue by {{count}} day',
  overdue_other: 'Overdue by {{count}} days',
  handled: deletionRequestWords.handled.en,
  handled_by: 'Handled by',
  refuse_reason: 'Reason',
  cleared: 'Address deleted',
  empty: 'No deletion requests yet',
  empty_text: 'Requests sent from the public account deletion page appear here.',
  failed: 'Could not load details.',
  retry: 'Retry',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    'deletion-list': typeof deletionList;
  }
}
