import type { PlaceHolder, PlacePosition } from '@proline/contract/assignment/assignment';
import { openIn } from '../places/position-choice.ts';

/** Where the holder of a place could go within the event. */

/** A place that somebody has: who, and where. */
export type HeldPlace = { readonly holder: PlaceHolder; readonly position: PlacePosition };

/** Why a place cannot be had by moving there; null: it can. */
export type MoveObstacle = 'full' | 'over' | 'holds_shift';

export const obstacleTo = (
  positions: readonly PlacePosition[],
  { holder, position }: HeldPlace,
  to: PlacePosition,
  now: Date,
): MoveObstacle | null => {
  if (new Date(to.shift.ends_at) <= now) return 'over';
  // the place that is left behind counts no more
  const others = positions.filter((one) => one.id !== position.id && one.shift.id === to.shift.id);
  if (others.some(({ holders }) => holders.some(({ usher }) => usher.id === holder.usher.id))) return 'holds_shift';
  const left = holder.reserve ? to.reserve_places - to.reserves : openIn(to);
  return left > 0 ? null : 'full';
};

/** Everybody else who can change places with this holder; a locked place stays as it is. */
export const othersToSwap = (positions: readonly PlacePosition[], { holder, position }: HeldPlace): HeldPlace[] =>
  positions
    .filter(({ id }) => id !== position.id)
    .flatMap((one) =>
      one.holders
        .filter(({ locked, usher }) => !locked && usher.id !== holder.usher.id)
        .map((other) => ({ holder: other, position: one })),
    );
