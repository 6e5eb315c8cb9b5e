/** Of somebody who can have a place; the times are each test's own. */
export const SUITS = {
  event_status: 'published',
  usher_status: 'approved',
  is_of_age: true,
  is_excluded: false,
  holds_shift: false,
  is_busy: false,
  places_left: 1,
  reserves_left: 0,
} as const;
