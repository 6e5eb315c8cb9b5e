import type { EventStatus } from '@proline/domain/event/event-status';

export type MoveName = 'publish' | 'withdraw' | 'start' | 'complete' | 'reopen' | 'cancel';

/** Returns the name of a move. The target decides it; for "in progress" the origin does as well. */
export const moveName = (from: EventStatus, to: EventStatus): MoveName => {
  switch (to) {
    case 'published':
      return 'publish';
    case 'draft':
      return 'withdraw';
    case 'in_progress':
      return from === 'completed' ? 'reopen' : 'start';
    case 'completed':
      return 'complete';
    case 'canceled':
      return 'cancel';
  }
};
