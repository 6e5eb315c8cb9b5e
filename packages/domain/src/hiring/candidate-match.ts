import { restHours } from '../event/booking.ts';
import type { Candidate, HiringEvent, Opening } from './candidate.ts';
import { matchOf, type Match, type MatchFacts, type MatchWeights } from './match-score.ts';
import { suitabilityOf, type Suitability } from './suitability.ts';
import type { Booked, Work } from './work.ts';

/** Somebody with everything that the rules and the score ask for. */
export type KnownCandidate = Candidate & {
  readonly match: Pick<MatchFacts, 'reliability' | 'for_client' | 'in_category' | 'recent_hours'> & {
    /** shifts attended by role */
    readonly in_roles: Readonly<Partial<Record<string, number>>>;
  };
};

/** What everybody is measured by. */
export type MatchFrame = {
  readonly event: HiringEvent;
  readonly weights: MatchWeights;
  /** what somebody new stands for, from 0 to 1 */
  readonly expected_reliability: number;
  /** of the recent hours of those who could be asked */
  readonly median_hours: number;
};

/** To the nearest work at another event; null: there is none. */
export const restAround = (work: Work, booked: readonly Booked[]): number | null => {
  const elsewhere = booked.filter(({ event_id }) => event_id !== work.event_id);
  return elsewhere.length === 0 ? null : Math.min(...elsewhere.map((other) => restHours(work, other)));
};

/** Of several places of one role the one with the least rest decides. */
export const matchFactsOf = (
  { event, median_hours, expected_reliability }: MatchFrame,
  person: KnownCandidate,
  places: readonly Opening[],
): MatchFacts => {
  const { reliability, in_category, for_client, in_roles, recent_hours } = person.match;
  const rests = places.flatMap(({ work }) => restAround(work, person.booked) ?? []);
  return {
    reliability,
    expected_reliability,
    in_category,
    for_client,
    recent_hours,
    rating: person.rating,
    in_role: in_roles[places[0]?.type_id ?? ''] ?? 0,
    in_city: person.in_city,
    distance_km: person.distance_km,
    near_km: event.near_km,
    rest_hours: rests.length === 0 ? null : Math.min(...rests),
    least_rest_hours: event.limits.least_rest_hours,
    median_hours,
  };
};

export const matchFor = (frame: MatchFrame, person: KnownCandidate, places: readonly Opening[]): Match =>
  matchOf(matchFactsOf(frame, person, places), frame.weights);

/**
 * Everything that speaks against giving somebody all of these places, for each place by itself. They count for each other's caps
 * and for the mix; that no two of them exclude each other is asked before.
 */
export const suitabilityForAll = (
  person: Candidate,
  places: readonly Opening[],
  event: HiringEvent,
): readonly Suitability[] => {
  const { left_for } = event;
  const others = places.length - 1;
  const together: HiringEvent = {
    ...event,
    left_for: left_for && { female: left_for.female - others, male: left_for.male - others },
  };
  return places.map((place) => {
    const beside = places.filter((other) => other !== place).map(({ work }): Booked => ({ ...work, as: 'usher' }));
    return suitabilityOf({ ...person, booked: [...person.booked, ...beside] }, place, together);
  });
};
