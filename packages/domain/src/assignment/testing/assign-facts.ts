/** Nothing speaks against it. */
export const FITS = { unsuitable: [], hand_only: [], flags: [] } as const;

/** Of somebody who can have a place; the times are each test's own. */
export const SUITS = {
  event_status: 'published',
  usher_status: 'approved',
  is_of_age: true,
  holds_shift: false,
  suitability: FITS,
  places_left: 1,
  reserves_left: 0,
} as const;
