import { expect, test } from 'vitest';
import { ALWAYS_FREE } from '../people/availability.ts';
import { canBeChosen, canTake, HAND_ONLY_CODES, suitabilityOf, UNSUITABLE_CODES } from './suitability.ts';
import type { Candidate, HiringEvent } from './candidate.ts';
import { bookedFor, candidate, hiringEvent, leads, openingOf, shiftOf } from './testing/hiring-samples.ts';

/** Tuesday, 17:00 to 23:00. */
const EVENING = openingOf(shiftOf('2026-11-17', 17, 23));

const judged = (person: Partial<Candidate>, event: Partial<HiringEvent> = {}, place = EVENING) =>
  suitabilityOf(candidate(person), place, hiringEvent(event));

test('nothing speaks against somebody approved, free, near and rested', () => {
  expect(judged({})).toEqual({ unsuitable: [], hand_only: [], flags: [] });
});

const AGAINST: readonly [string, Partial<Candidate>, Partial<HiringEvent>, object][] = [
  ['not approved', { status: 'in_interview' }, {}, { code: 'not_approved', status: 'in_interview' }],
  ['blocked', { status: 'blocked', blocked_until: '2026-12-01' }, {}, { code: 'blocked', until: '2026-12-01' }],
  ['18 the day after', { birth_date: '2008-11-18' }, {}, { code: 'under_age' }],
  ['excluded by the plan', {}, { excluded: ['layla'] }, { code: 'excluded' }],
  [
    'works elsewhere',
    { booked: [bookedFor('2026-11-17', 18, 22, 'expo')] },
    {},
    { code: 'overlap', event_id: 'expo', leading: false },
  ],
  [
    'leads elsewhere',
    { booked: [leads('2026-11-16', 8, 60, 'expo')] },
    {},
    { code: 'overlap', event_id: 'expo', leading: true },
  ],
  ['has a place here', { booked: [bookedFor('2026-11-17', 20, 24)] }, {}, { code: 'works_here' }],
  ['leads here', { booked: [leads('2026-11-17', 17, 23)] }, {}, { code: 'leads_here' }],
  [
    'less than 8 h of rest',
    { booked: [bookedFor('2026-11-17', 5, 10.5, 'expo')] },
    {},
    { code: 'rest', event_id: 'expo', hours: 6.5, asked: 8 },
  ],
  [
    'too long a day',
    { booked: [bookedFor('2026-11-17', 0, 7, 'expo')] },
    {},
    { code: 'day_cap', minutes: 780, most: 720 },
  ],
  [
    'too long a week',
    { booked: [15, 16, 18, 19].map((day) => bookedFor(`2026-11-${day}`, 8, 19, 'expo')) },
    {},
    { code: 'week_cap', minutes: 3_000, most: 2_880 },
  ],
  ['no place left for women', {}, { left_for: { female: 0, male: 3 } }, { code: 'gender_mix' }],
  ['a mix, and nobody knows', { gender: null }, { left_for: { female: 1, male: 3 } }, { code: 'gender_mix' }],
  [
    'only men',
    {},
    { requirements: [{ kind: 'gender', mode: 'block', female_percent: 0 }] },
    { code: 'gender', asked: 'male' },
  ],
  [
    'languages',
    {},
    { requirements: [{ kind: 'languages', mode: 'block', languages: ['en', 'fr'] }] },
    { code: 'languages', missing: ['fr'] },
  ],
  [
    'experience',
    { attended: 2 },
    { requirements: [{ kind: 'experience', mode: 'block', shifts: 3 }] },
    { code: 'experience', shifts: 2, asked: 3 },
  ],
  [
    'rating',
    { rating: null },
    { requirements: [{ kind: 'rating', mode: 'block', least: 4 }] },
    { code: 'rating', rating: null, asked: 4 },
  ],
  [
    'documents',
    {},
    { requirements: [{ kind: 'documents', mode: 'block', documents: ['photo', 'bank_account'] }] },
    { code: 'documents', missing: ['bank_account'] },
  ],
];

test.each(AGAINST)('nobody may give a place to somebody: %s', (_, person, event, reason) => {
  const found = judged(person, event);
  expect(found).toEqual({ unsuitable: [reason], hand_only: [], flags: [] });
  expect(canTake(found)).toBe(false);
});

test('every reason is tried above', () => {
  const tried = AGAINST.map(([, , , reason]) => ('code' in reason ? reason.code : ''));
  expect([...new Set(tried)].toSorted()).toEqual([...UNSUITABLE_CODES].toSorted());
});

test('a requirement of the kind Flag marks, and does not block', () => {
  const found = judged({}, { requirements: [{ kind: 'languages', mode: 'flag', languages: ['fr'] }] });
  expect(found).toEqual({ unsuitable: [], hand_only: [], flags: [{ code: 'languages', missing: ['fr'] }] });
  expect(canBeChosen(found)).toBe(true);
});

const BY_HAND: readonly [string, Partial<Candidate>, object][] = [
  ['does not do the role', { type_ids: ['usher'] }, { code: 'not_this_role' }],
  ['has that day off', { days_off: [{ first_day: '2026-11-17', last_day: '2026-11-17' }] }, { code: 'unavailable' }],
  [
    'stops at 22:00',
    { week: ALWAYS_FREE.map(() => ({ kind: 'hours', from: 480, until: 1_320 })) },
    { code: 'unavailable' },
  ],
  ['lives far away', { in_city: false, distance_km: 61 }, { code: 'not_near', distance_km: 61 }],
  [
    'lives elsewhere, nobody knows where',
    { in_city: false, distance_km: null },
    { code: 'not_near', distance_km: null },
  ],
  ['is invited to this shift', { invited: [shiftOf('2026-11-17', 17, 23)] }, { code: 'invited_here' }],
];

test.each(BY_HAND)('only a person chooses somebody who %s', (_, person, reason) => {
  const found = judged(person);
  expect(found).toEqual({ unsuitable: [], hand_only: [reason], flags: [] });
  expect([canTake(found), canBeChosen(found)]).toEqual([true, false]);
});

test('every reason to choose by hand is tried above', () => {
  const tried = BY_HAND.map(([, , reason]) => ('code' in reason ? reason.code : ''));
  expect([...new Set(tried)].toSorted()).toEqual([...HAND_ONLY_CODES].toSorted());
});

test('whoever applied has said more than days off and a home far away say; both become flags', () => {
  const away = { days_off: [{ first_day: '2026-11-01', last_day: '2026-11-30' }], in_city: false, distance_km: 300 };
  const found = judged({ ...away, applied: true });
  expect(found.flags.map(({ code }) => code)).toEqual(['unavailable', 'not_near']);
  expect(canBeChosen(found)).toBe(true);
});

test('edges: a shift may begin when another ends here, after exactly 8 h elsewhere, and fill a day or a week to the minute', () => {
  expect(judged({ booked: [bookedFor('2026-11-17', 11, 17)] }).unsuitable).toEqual([]);
  expect(judged({ booked: [bookedFor('2026-11-17', 3, 9, 'expo')] }).unsuitable).toEqual([]);
  const week = [15, 16, 18].map((day) => bookedFor(`2026-11-${day}`, 8, 20, 'expo'));
  expect(judged({ booked: [...week, bookedFor('2026-11-19', 8, 14, 'expo')] }).unsuitable).toEqual([]);
  expect(judged({ birth_date: '2008-11-17' }).unsuitable).toEqual([]);
});

test('two days of one event need rest in between; two shifts of one day do not', () => {
  const night = [bookedFor('2026-11-16', 20, 32)];
  const morning = openingOf(shiftOf('2026-11-17', 9, 12));
  expect(judged({ booked: night }, {}, morning).unsuitable).toEqual([
    { code: 'rest', event_id: 'here', hours: 1, asked: 8 },
  ]);
});
