import type { JoinStage } from './join-request.ts';
import type { Hat } from './recruiting.ts';

/** The columns of the board of join requests, in their order. Who is approved has left the requests. */
export const BOARD_PLACES = ['new', 'booked', 'decide', 'leader', 'approved', 'rejected'] as const;
export type BoardPlace = (typeof BOARD_PLACES)[number];

/** Whose cards a column shows; null: nobody's, cards are only dropped there. */
export const stageAt = (place: BoardPlace): JoinStage | null => {
  if (place === 'approved') return null;
  return place === 'rejected' ? 'decided' : place;
};

export const BOARD_STEPS = ['book', 'approve', 'reject', 'again'] as const;
export type BoardStep = (typeof BOARD_STEPS)[number];

/** What dropping a card in another column asks for; null: there is no such move. Whether it is allowed now, others say. */
export const boardStep = (from: BoardPlace, to: BoardPlace, hat: Hat): BoardStep | null => {
  if (from === to || from === 'approved') return null;
  if (from === 'rejected') return to === (hat === 'usher' ? 'new' : 'leader') ? 'again' : null;
  if (to === 'approved') return 'approve';
  if (to === 'rejected') return 'reject';
  return to === 'booked' ? 'book' : null;
};
