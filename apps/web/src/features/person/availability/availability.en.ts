import { DAY_KIND_WORDS } from '@proline/contract/availability/availability.words';
import { valueTexts } from '../../../lib/texts/value-texts.ts';

/** Texts of when a person can work. */
export const availability = {
  calendar: 'Calendar',
  week: 'Usual week',
  ...valueTexts('kind', DAY_KIND_WORDS, 'en'),
  hours_of: 'Availability on {{day}}',
  from_of: '{{day}} from',
  until_of: '{{day}} until',
  to: 'to',
  hours_end_before_start: 'The hours must end after they start.',
  days_off: 'Days off',
  no_days_off: 'No days off.',
  add_days_off: 'Add days off',
  remove_days_off: 'Remove the days off from {{day}}',
  first_day: 'First day',
  last_day: 'Last day',
  reason: 'Reason',
  reason_hint: 'Optional.',
  day_missing: 'Choose both days.',
  reason_wrong: 'A reason has up to {{most}} characters on one line.',
  days_off_end_before_start: 'The last day is before the first.',
  days_off_overlap: 'These days overlap other days off.',
  too_many: 'That’s as many as can be kept. Remove old ones first.',
  free: 'Free',
  part: 'Some hours',
  away: 'Not available',
  booked: 'Booked',
  invited: 'Invited',
  legend: 'Colors',
  bookings_failed: 'Could not load the bookings.',
  failed: 'Could not load the availability.',
} as const;

declare module '../../../lib/texts/texts.ts' {
  interface Texts {
    availability: typeof availability;
  }
}
