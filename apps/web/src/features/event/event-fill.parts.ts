import type { CalendarEvent } from '@proline/contract/event-view/event-view';

/** From the emptiest to the fullest, then those of which nothing is wanted any more. */
export const FILLS = ['draft', 'low', 'filling', 'full', 'over', 'canceled'] as const;
export type Fill = (typeof FILLS)[number];

/** Below this an event has too few; the staffing bar turns amber at the same point. */
const LOW = 0.8;

type Filled = Pick<CalendarEvent, 'status' | 'places' | 'confirmed'>;

/** How far an event's places are filled, which is what its colour says. */
export const fillOf = ({ status, places, confirmed }: Filled): Fill => {
  if (status === 'draft' || status === 'canceled') return status;
  if (status === 'completed') return 'over';
  if (confirmed >= places) return 'full';
  return confirmed < places * LOW ? 'low' : 'filling';
};
