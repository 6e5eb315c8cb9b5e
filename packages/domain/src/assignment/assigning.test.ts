import { expect, test } from 'vitest';
import { EVENT_STATUSES } from '../event/event-status.ts';
import { USHER_STATUSES } from '../people/usher-status.ts';
import { refuseAssigning, reservesOf, takesStaff, type AssignFacts } from './assigning.ts';
import { SUITS } from './testing/assign-facts.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const hours = (n: number) => new Date(NOW.getTime() + n * 3_600_000);
const CONFIRMED = { status: 'confirmed', reserve: false } as const;
const INVITED = { status: 'invited', reserve: false } as const;
const RESERVE = { status: 'confirmed', reserve: true } as const;

const fits = (facts: Partial<AssignFacts> = {}): AssignFacts => ({
  ...SUITS,
  now: NOW,
  shift_ends_at: hours(8),
  ...facts,
});

test('every rule by its name', () => {
  const of = (facts: Partial<AssignFacts>) => refuseAssigning(fits(facts), CONFIRMED);
  expect(of({})).toBeNull();
  expect(of({ shift_ends_at: NOW })).toBe('shift_over');
  expect(of({ is_of_age: false })).toBe('usher_under_age');
  expect(of({ is_excluded: true })).toBe('usher_excluded');
  expect(of({ holds_shift: true })).toBe('already_assigned');
  expect(of({ is_busy: true })).toBe('already_booked');
  expect(of({ places_left: 0 })).toBe('place_taken');
});

test('only published and running events take staff, and only approved ushers', () => {
  expect(EVENT_STATUSES.filter(takesStaff)).toEqual(['published', 'in_progress']);
  for (const event_status of EVENT_STATUSES)
    expect(refuseAssigning(fits({ event_status }), CONFIRMED)).toBe(takesStaff(event_status) ? null : 'event_not_open');
  const told = USHER_STATUSES.map((usher_status) => [usher_status, refuseAssigning(fits({ usher_status }), CONFIRMED)]);
  expect(Object.fromEntries(told)).toEqual({
    pending: 'not_approved_yet',
    in_interview: 'not_approved_yet',
    approved: null,
    rejected: 'usher_blocked',
    blocked: 'usher_blocked',
  });
});

test('an invitation holds a place, not the person', () => {
  expect(refuseAssigning(fits({ is_busy: true }), INVITED)).toBeNull();
  expect(refuseAssigning(fits({ places_left: 0 }), INVITED)).toBe('place_taken');
});

test('reserves stand beside the places', () => {
  expect(refuseAssigning(fits({ places_left: 0, reserves_left: 1 }), RESERVE)).toBeNull();
  expect(refuseAssigning(fits({ places_left: 5 }), RESERVE)).toBe('reserve_full');
  expect([reservesOf(10, 0), reservesOf(10, 10), reservesOf(10, 11), reservesOf(3, 5)]).toEqual([0, 1, 2, 1]);
});
