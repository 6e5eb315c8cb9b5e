import { good } from '../../event-plan/testing/good-plan.ts';
import type { BookedFacts, BookedPlace } from '../concerned.ts';

/** Before anything of the good plan begins. */
export const EARLY = new Date('2026-11-15T12:00:00Z');
/** While its first shift is on. */
export const DURING = new Date('2026-12-18T15:00:00Z');

let last = 0;
export const place = (person_id: string, values: Partial<BookedPlace> = {}): BookedPlace => ({
  id: `place-${(last += 1)}`,
  person_id,
  shift: 'a',
  zone: 'n',
  type_id: 'usher',
  status: 'confirmed',
  reserve: false,
  ...values,
});

export const booked = (places: readonly BookedPlace[], now = EARLY): BookedFacts => ({ now, places });

export { good };
