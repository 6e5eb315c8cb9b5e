import { expect, test } from 'vitest';
import { EVENT_STATUSES } from '../event/event-status.ts';
import { USHER_STATUSES } from '../people/usher-status.ts';
import { ASSIGN_REFUSALS, refuseAssigning, reservesOf, takesStaff, type AssignFacts } from './assigning.ts';
import { HAND_ONLY_CODES, UNSUITABLE_CODES, type HandOnly, type Unsuitable } from '../hiring/suitability.ts';
import { FITS, SUITS } from './testing/assign-facts.ts';

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
  expect(of({ holds_shift: true })).toBe('already_assigned');
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

const against = (code: Unsuitable['code']): Partial<AssignFacts> => ({
  suitability: { ...FITS, unsuitable: [{ code }] },
});
const unasked = (code: HandOnly['code']): Partial<AssignFacts> => ({
  suitability: { ...FITS, hand_only: [{ code }] },
});

test('each rule of hiring refuses by its own name', () => {
  const told = UNSUITABLE_CODES.map((code) => [code, refuseAssigning(fits(against(code)), CONFIRMED)]);
  expect(Object.fromEntries(told)).toEqual({
    not_approved: 'not_approved_yet',
    blocked: 'usher_blocked',
    under_age: 'usher_under_age',
    excluded: 'usher_excluded',
    overlap: 'already_booked',
    works_here: 'already_booked',
    leads_here: 'already_booked',
    rest: 'rest_too_short',
    day_cap: 'day_cap_reached',
    week_cap: 'week_cap_reached',
    gender_mix: 'gender_mix_full',
    gender: 'gender_required',
    languages: 'languages_missing',
    experience: 'experience_missing',
    rating: 'rating_too_low',
    documents: 'documents_missing',
  });
  for (const code of UNSUITABLE_CODES)
    expect(refuseAssigning(fits(against(code)), { ...CONFIRMED, anyway: true }), code).not.toBeNull();
});

test('what the program would not do by itself is done by whoever says so', () => {
  for (const code of HAND_ONLY_CODES) {
    expect(ASSIGN_REFUSALS).toContain(refuseAssigning(fits(unasked(code)), CONFIRMED));
    expect(refuseAssigning(fits(unasked(code)), { ...CONFIRMED, anyway: true })).toBeNull();
  }
});

test('an invitation holds a place, not the person: whoever works elsewhere is asked only on purpose', () => {
  expect(refuseAssigning(fits(against('overlap')), INVITED)).toBe('already_booked');
  const anyway = UNSUITABLE_CODES.filter(
    (code) => refuseAssigning(fits(against(code)), { ...INVITED, anyway: true }) === null,
  );
  expect(anyway).toEqual(['overlap', 'works_here', 'leads_here', 'rest', 'day_cap', 'week_cap']);
  expect(refuseAssigning(fits({ places_left: 0 }), INVITED)).toBe('place_taken');
});

test('reserves stand beside the places', () => {
  expect(refuseAssigning(fits({ places_left: 0, reserves_left: 1 }), RESERVE)).toBeNull();
  expect(refuseAssigning(fits({ places_left: 5 }), RESERVE)).toBe('reserve_full');
  expect(refuseAssigning(fits({ reserves_left: 1, ...against('gender_mix') }), RESERVE)).toBeNull();
  expect([reservesOf(10, 0), reservesOf(10, 10), reservesOf(10, 11), reservesOf(3, 5)]).toEqual([0, 1, 2, 1]);
});
