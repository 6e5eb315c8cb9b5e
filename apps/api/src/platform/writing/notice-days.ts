import { DEFAULT_NOTICES } from '@proline/domain/house/notices';
import { keptNumber } from './kept-number.ts';

/** SQL for the days after which something is told of: lists and sums call the same things soon or overdue. */
export const noticeDays = (field: 'documents_days' | 'transfers_days'): string =>
  keptNumber('notifications', field, DEFAULT_NOTICES[field]);
