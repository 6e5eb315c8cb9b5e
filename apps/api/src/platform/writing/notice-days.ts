import { DEFAULT_NOTICES } from '@proline/domain/house/notices';
import { keptNumber } from './kept-number.ts';

/** SQL for the days before or after which something needs somebody: lists and sums call the same things soon or overdue. */
export const noticeDays = (
  field: 'documents_days' | 'transfers_days' | 'open_places_days' | 'applications_days' | 'drafts_days',
): string => keptNumber('notifications', field, DEFAULT_NOTICES[field]);
