import type { StatusMoves } from '../status/status-moves.ts';

export const EVENT_STATUSES = ['draft', 'published', 'in_progress', 'completed', 'canceled'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** See docs/assumptions.md#event-moves */
export const EVENT_MOVES: StatusMoves<EventStatus> = {
  draft: ['published', 'canceled'],
  published: ['draft', 'in_progress', 'canceled'],
  in_progress: ['completed', 'canceled'],
  completed: ['in_progress'],
  canceled: [],
};
