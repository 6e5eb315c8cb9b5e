import type { EventPlaces, PlacePosition } from '@proline/contract/assignment/assignment';
import { takesStaff } from '@proline/domain/assignment/assigning';
import { openIn } from '../places/position-choice.ts';

/** Why the chosen places can be given to nobody now. */
type NoRoom = 'event_closed' | 'shift_over' | 'no_place';

export type Room = {
  /** null: there is a place in each of them */
  readonly place: NoRoom | null;
  /** null: a reserve is missing in each of them */
  readonly reserve: NoRoom | null;
};

/** Whoever gets the chosen places gets all of them, so the fullest decides. */
export const roomIn = ({ event }: Pick<EventPlaces, 'event'>, chosen: readonly PlacePosition[], now: Date): Room => {
  const closed: NoRoom | null = !takesStaff(event.status)
    ? 'event_closed'
    : chosen.some(({ shift }) => new Date(shift.ends_at) <= now)
      ? 'shift_over'
      : null;
  return {
    place: closed ?? (chosen.every((one) => openIn(one) > 0) ? null : 'no_place'),
    reserve: closed ?? (chosen.every((one) => one.reserves < one.reserve_places) ? null : 'no_place'),
  };
};
