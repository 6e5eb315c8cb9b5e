import type { EventStatus } from '@proline/domain/event/event-status';

export type MoveName = 'publish' | 'withdraw' | 'start' | 'complete' | 'reopen' | 'cancel';

/** What a move is called: its target says it, and for "in progress" where it comes from. */
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
