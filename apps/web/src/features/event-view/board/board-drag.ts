import type { EventRow } from '@proline/contract/event/event';
import type { EventStatus } from '@proline/domain/event/event-status';
import type { Board } from '../../../ui/board/use-board.ts';

/** Cards are dragged from column to column. */
export type EventBoard = Board<EventRow, EventStatus>;
