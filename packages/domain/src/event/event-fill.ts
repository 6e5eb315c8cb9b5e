import type { EventStatus } from './event-status.ts';

/** From the emptiest to the fullest, then those of which nothing is wanted any more. */
export const FILLS = ['draft', 'low', 'filling', 'full', 'over', 'canceled'] as const;
export type Fill = (typeof FILLS)[number];

const LOW = 0.8;

type Filled = { readonly places: number; readonly confirmed: number };

/** Too few people for so many places. */
export const isLowFill = ({ places, confirmed }: Filled): boolean => confirmed < places * LOW;

/** How far an event's places are filled, which is what its colour says. */
export const fillOf = ({ status, places, confirmed }: Filled & { readonly status: EventStatus }): Fill => {
  if (status === 'draft' || status === 'canceled') return status;
  if (status === 'completed') return 'over';
  if (confirmed >= places) return 'full';
  return isLowFill({ places, confirmed }) ? 'low' : 'filling';
};
