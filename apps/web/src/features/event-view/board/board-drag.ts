import type { EventRow } from '@proline/contract/event/event';
import type { EventStatus } from '@proline/domain/event/event-status';
import type { Held, useDrag } from '../../../ui/drag/use-drag.ts';

/** Cards are dragged from column to column. */
export type BoardDrag = ReturnType<typeof useDrag<EventRow, EventStatus>>;
export type HeldCard = Held<EventRow, EventStatus>;
