import type { HiringEvent } from '@proline/domain/hiring/candidate';
import { genderPlaces, type GenderPlaces } from '@proline/domain/hiring/gender-mix';
import type { HiringRules } from '@proline/domain/hiring/hiring-settings';
import type { MatchFrame } from '@proline/domain/hiring/candidate-match';
import { storedCity } from '@proline/domain/place/cities';
import { citiesFrom, pinOfCity } from '@proline/domain/place/city-pins';
import type { MapPin } from '@proline/domain/place/coordinates';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { readHiringRules } from '../settings/settings.service.ts';
import { readPlan, type ReadPlan } from '../event-plan/plan-read.service.ts';
import { findMedianHours } from './people-facts.queries.ts';

/** What an event asks of everybody, as it is now. */
export type HiringFrame = HiringRules & {
  readonly event: ReadPlan['event'];
  /** as it is stored with people */
  readonly city: string;
  /** where the venue is; undefined: nobody knows */
  readonly venue: MapPin | undefined;
  /** of known cities, to the venue; in kilometers */
  readonly distances: ReadonlyMap<string, number>;
  readonly near_cities: readonly string[];
  readonly requirements: HiringEvent['requirements'];
  readonly excluded: HiringEvent['excluded'];
};

/** Undefined: there is no such event. */
export async function readHiringFrame(
  db: Kysely<Database>,
  event_id: string,
  known?: HiringRules,
): Promise<HiringFrame | undefined> {
  const plan = await readPlan(db, event_id);
  if (plan === undefined) return undefined;
  const { event, steps } = plan;
  const rules = known ?? (await readHiringRules(db));
  const city = storedCity(event.city);
  const venue =
    event.latitude !== null && event.longitude !== null
      ? { latitude: event.latitude, longitude: event.longitude }
      : pinOfCity(city);
  const distances = new Map(venue === undefined ? [] : citiesFrom(venue).map((found) => [found.city, found.km]));
  return {
    ...rules,
    event,
    city,
    venue,
    distances,
    near_cities: [...new Set([city, ...[...distances].flatMap(([name, km]) => (km <= rules.near_km ? [name] : []))])],
    requirements: steps.stepTwo.requirements,
    excluded: steps.stepThreeTeam.excluded,
  };
}

/** Whatever is taken has had its share of a required mix. */
export const leftForGenders = (
  requirements: HiringEvent['requirements'],
  places: number,
  taken: GenderPlaces,
): GenderPlaces | null => {
  const quota = genderPlaces(requirements, places);
  return quota && { female: Math.max(0, quota.female - taken.female), male: Math.max(0, quota.male - taken.male) };
};

/** What everybody is measured by. */
export const matchFrameOf = async (
  db: Kysely<Database>,
  { requirements, excluded, limits, near_km, weights, expected_reliability, near_cities }: HiringFrame,
  left_for: GenderPlaces | null,
  median_hours?: number,
): Promise<MatchFrame> => ({
  event: { requirements, excluded, left_for, limits, near_km },
  weights,
  expected_reliability,
  median_hours: median_hours ?? (await findMedianHours(db, near_cities)),
});
