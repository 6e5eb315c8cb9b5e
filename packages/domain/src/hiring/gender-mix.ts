import type { Requirement } from '../event-plan/plan.ts';
import type { Gender } from '../people/person-fields.ts';

/** Of an event's places: how many women and how many men may hold one. */
export type GenderPlaces = { readonly [Who in Gender]: number };

/**
 * A required mix divides the places, so that a full event has exactly this mix and a half-filled one can still get it.
 * Null: women and men may hold any place. One gender alone is a requirement on each person, not a mix.
 */
export const genderPlaces = (requirements: readonly Requirement[], places: number): GenderPlaces | null => {
  const asked = requirements.find((one) => one.kind === 'gender' && one.mode === 'block');
  if (asked?.kind !== 'gender' || asked.female_percent <= 0 || asked.female_percent >= 100) return null;
  const female = Math.round((places * asked.female_percent) / 100);
  return { female, male: places - female };
};
