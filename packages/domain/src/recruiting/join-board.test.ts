import { expect, test } from 'vitest';
import { BOARD_PLACES, boardStep, type BoardPlace } from './join-board.ts';
import type { Hat } from './recruiting.ts';

const moves = (hat: Hat, from: readonly BoardPlace[]) =>
  from.flatMap((one) =>
    BOARD_PLACES.flatMap((to) => {
      const step = boardStep(one, to, hat);
      return step === null ? [] : [`${one} → ${to}: ${step}`];
    }),
  );

test('the only moves of a card on the board', () => {
  expect(moves('usher', ['new', 'booked', 'decide', 'approved', 'rejected'])).toEqual([
    'new → booked: book',
    'new → approved: approve',
    'new → rejected: reject',
    'booked → approved: approve',
    'booked → rejected: reject',
    'decide → booked: book',
    'decide → approved: approve',
    'decide → rejected: reject',
    'rejected → new: again',
  ]);
  expect(moves('leader', ['leader', 'approved', 'rejected'])).toEqual([
    'leader → booked: book',
    'leader → approved: approve',
    'leader → rejected: reject',
    'rejected → leader: again',
  ]);
});
