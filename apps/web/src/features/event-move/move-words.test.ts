import type { EventMoves } from '@proline/contract/event-move/event-move';
import { EVENT_MOVES, EVENT_STATUSES } from '@proline/domain/event/event-status';
import { expect, test } from 'vitest';
import type { Translate } from '../../lib/texts/i18n.ts';
import { moveName, type MoveName } from './move-name.ts';
import { moveConsequences, refusalWords } from './move-words.ts';

/** Returns the key, and the number that goes with it. */
const t: Translate<'event-move'> = (key, ...[values]: [Readonly<Record<string, string | number>>?]) =>
  values === undefined ? key : `${key} ${values['count']}`;

const NOBODY = {
  ...{ applications: 0, undecided: 0, invited: 0, confirmed: 0, confirmed_places: 0, leaders: 0 },
  ...{ eligible: 0, unresolved: 0, clocked_in: 0, transfers_pending: 0 },
};

const known = (status: EventMoves['status'], touches: Partial<EventMoves['touches']> = {}): EventMoves => ({
  ...{
    status,
    version: 1,
    moves: [],
    problems: [],
    inside_notice_period: false,
    notice_hours: 48,
    currency: 'SAR',
    pay: null,
  },
  touches: { ...NOBODY, confirmed_places: touches.confirmed ?? 0, ...touches },
});

const consequences = (name: MoveName, moves: EventMoves) => moveConsequences(t, name, moves, 'en');

test('completing names the transfers it makes, or that it makes none', () => {
  const running = known('in_progress');
  const paying = { ...running, pay: { transfers: 3, net_minor: 15_150 } };
  expect(consequences('complete', paying)).toContain('pay_made 3');
  const sums: unknown[] = [];
  moveConsequences((key, ...[values]) => (sums.push(values), key), 'complete', paying, 'en');
  expect(sums).toContainEqual({ count: 3, sum: expect.stringContaining('151.50') });
  expect(consequences('complete', { ...running, pay: { transfers: 0, net_minor: 0 } })).toContain('no_pay_made');
});

test('every move of the table has its name', () => {
  const names = EVENT_STATUSES.flatMap((from) =>
    EVENT_MOVES[from].map((to) => `${from} → ${to}: ${moveName(from, to)}`),
  );
  expect(names).toEqual([
    'draft → published: publish',
    'draft → canceled: cancel',
    'published → draft: withdraw',
    'published → in_progress: start',
    'published → canceled: cancel',
    'in_progress → completed: complete',
    'in_progress → canceled: cancel',
    'completed → in_progress: reopen',
  ]);
});

test('canceling names everybody whom it concerns, in numbers, and nobody else', () => {
  const touches = { confirmed: 46, invited: 8, applications: 40, undecided: 38, leaders: 2 };
  expect(consequences('cancel', known('published', touches))).toEqual([
    'released 46',
    'invited_released 8',
    'expire 40',
    'leaders_free 2',
    'people_told',
    'no_way_back',
  ]);
  expect(consequences('cancel', known('published', { confirmed: 1 }))).toEqual([
    'released 1',
    'people_told',
    'no_way_back',
  ]);
});

test('starting ends only what is undecided', () => {
  const touches = { confirmed: 1, applications: 40, undecided: 38 };
  expect(consequences('start', known('published', touches))).toContain('expire 38');
});

test('whoever holds several places counts once as a person, and the places are named as the lists count them', () => {
  const touches = { confirmed: 2, confirmed_places: 3 };
  expect(consequences('cancel', known('published', touches))[0]).toBe('released 2 (places 3)');
});

test('the leaders of a draft are only planned: nobody is told of its end', () => {
  expect(consequences('cancel', known('draft', { leaders: 2 }))).toEqual(['nobody_touched', 'no_way_back']);
});

test('canceling what has begun still pays what was worked', () => {
  expect(consequences('cancel', known('in_progress', { confirmed: 3 }))).toContain('minutes_paid');
});

test('publishing says who is told, also when nobody is', () => {
  expect(consequences('publish', known('draft'))).toContain('ushers_told 0');
  expect(consequences('publish', known('draft', { eligible: 31, leaders: 1 }))).toEqual([
    'staff_see_it',
    'ushers_told 31',
    'leaders_told 1',
    'rates_frozen',
  ]);
});

test('reopening says how many transfers it voids', () => {
  expect(consequences('reopen', known('completed', { transfers_pending: 12 }))).toContain('voided 12');
});

test('a refusal has its number where people are the reason', () => {
  const touches = { ...NOBODY, unresolved: 7, clocked_in: 2 };
  expect(refusalWords(t, 'attendance_unresolved', touches)).toBe('why_attendance_unresolved 7');
  expect(refusalWords(t, 'still_clocked_in', touches)).toBe('why_still_clocked_in 2');
  expect(refusalWords(t, 'nobody_confirmed', touches)).toBe('why_nobody_confirmed');
});
