import type { EventPlan } from '../event-plan/plan.ts';
import { overlaps, type Period } from '../time/period.ts';
import { shiftPeriod } from '../time/shift-times.ts';
import type { BookedPlace, PlanChange } from './concerned.ts';

/** What people are booked for at other events. */
export type Elsewhere = ReadonlyMap<string, readonly Period[]>;

export type ChangeEffects = {
  /** places of shifts that are no more */
  readonly removed: readonly string[];
  /** places whose new hours clash with something else that their holder has confirmed */
  readonly clashing: readonly string[];
  /** confirmed places that are to be confirmed again */
  readonly asked: readonly string[];
  /** invitations whose holder is told what has changed; the answer is waited for anyway */
  readonly told: readonly string[];
  readonly leaders_told: readonly string[];
};

type Timed = BookedPlace & Period & { readonly moves: boolean };

/**
 * Who loses a place by new hours. Elsewhere comes first, then what did not move, then the earlier shift: only what has moved is
 * given up. An invitation gives way to everything that is confirmed.
 */
export const clashingPlaces = (places: readonly Timed[], elsewhere: Elsewhere): string[] =>
  [...Map.groupBy(places, ({ person_id }) => person_id)].flatMap(([person_id, own]) => {
    if (!own.some(({ moves }) => moves)) return [];
    const kept: Period[] = [...(elsewhere.get(person_id) ?? [])];
    const inOrder = own
      .filter(({ status, moves }) => status === 'invited' || moves)
      .toSorted(
        (a, b) =>
          Number(a.status === 'invited') - Number(b.status === 'invited') ||
          a.starts_at.getTime() - b.starts_at.getTime() ||
          (a.id < b.id ? -1 : 1),
      );
    kept.push(...own.filter(({ status, moves }) => status === 'confirmed' && !moves));
    return inOrder.flatMap((place) => {
      if (kept.some((other) => overlaps(place, other))) return [place.id];
      // invitations may overlap each other: they hold no person
      if (place.status === 'confirmed') kept.push(place);
      return [];
    });
  });

/** What a change does to the people, once it is made. */
export const effectsOf = (
  after: EventPlan,
  changes: readonly PlanChange[],
  places: readonly BookedPlace[],
  elsewhere: Elsewhere,
): ChangeEffects => {
  const { time_zone } = after.stepOne;
  const hours = new Map(after.stepTwo.shifts.map((shift) => [shift.key, shiftPeriod(shift, time_zone)]));
  const moved = new Set(changes.flatMap(({ way, subject }) => (way === 'moved' && subject !== null ? [subject] : [])));
  const timed = places.flatMap((place): Timed[] => {
    const period = hours.get(place.shift);
    return period === undefined ? [] : [{ ...place, ...period, moves: moved.has(place.shift) }];
  });
  const removed = changes.flatMap(({ way, place_ids, field }) =>
    field === 'stepTwo.shifts' && way === 'removed' ? place_ids : [],
  );
  const clashing = clashingPlaces(timed, elsewhere);
  const gone = new Set([...removed, ...clashing]);
  const guarded = changes.filter((change) => change.class === 'guarded');
  const touched = new Set(guarded.flatMap(({ place_ids }) => place_ids));
  const staying = timed.filter(({ id }) => touched.has(id) && !gone.has(id));
  return {
    removed,
    clashing,
    asked: staying.filter(({ status }) => status === 'confirmed').map(({ id }) => id),
    told: staying.filter(({ status }) => status === 'invited').map(({ id }) => id),
    leaders_told: [...new Set(guarded.flatMap(({ leader_ids }) => leader_ids))],
  };
};
