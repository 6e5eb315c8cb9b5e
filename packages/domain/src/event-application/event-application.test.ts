import { expect, test } from 'vitest';
import { FITS, SUITS } from '../assignment/testing/assign-facts.ts';
import { APPLICATION_MOVES, APPLICATION_STATUSES } from '../event/application-status.ts';
import { canMove } from '../status/status-moves.ts';
import { overlaps } from '../time/period.ts';
import { decidedTo, DECISIONS, refuseDecision } from './application-move.ts';
import { canWaitByHand, joinShifts } from './by-hand.ts';
import { fitShifts, type AskedShift } from './fitting-shifts.ts';

const REASON = 'Asked for another role';

test('operations make exactly the moves of the table, while the event takes staff', () => {
  for (const status of APPLICATION_STATUSES) {
    for (const to of DECISIONS) {
      const facts = { status, has_attendance: false, by_hand: false };
      const open = refuseDecision({ ...facts, event_status: 'published' }, { to, reason: REASON });
      expect(open, `${status} → ${to}`).toBe(canMove(APPLICATION_MOVES, status, to) ? null : 'already_decided');
      expect(refuseDecision({ ...facts, event_status: 'completed' }, { to, reason: REASON })).toBe('event_not_open');
    }
  }
});

test('a rejection says why, and work that has begun is not undone', () => {
  const facts = { status: 'pending', event_status: 'published', has_attendance: false, by_hand: false } as const;
  expect([null, '', '  '].map((reason) => refuseDecision(facts, { to: 'rejected', reason }))).toEqual(
    Array(3).fill('reason_required'),
  );
  const begun = { ...facts, status: 'accepted', has_attendance: true } as const;
  expect(refuseDecision(begun, { to: 'pending', reason: null })).toBe('work_begun');
});

test('whoever was put on the waitlist by hand has no application that could wait for a decision', () => {
  const facts = { event_status: 'published', has_attendance: false, by_hand: true } as const;
  const back = (status: 'waitlisted' | 'accepted' | 'rejected') =>
    refuseDecision({ ...facts, status }, { to: 'pending', reason: null }) ??
    decidedTo('pending', { ...facts, served_from: null });
  expect([back('waitlisted'), back('accepted'), back('rejected')]).toEqual([
    'has_not_applied',
    'waitlisted',
    'waitlisted',
  ]);
  expect(DECISIONS.map((to) => decidedTo(to, { by_hand: false, served_from: null }))).toEqual(DECISIONS);
});

test('what a place has settled is again what it was before', () => {
  const back = (served_from: 'pending' | 'waitlisted') => decidedTo('pending', { by_hand: false, served_from });
  expect([back('pending'), back('waitlisted')]).toEqual(['pending', 'waitlisted']);
});

test('who can be put on the waitlist by hand, and for which shifts', () => {
  expect(APPLICATION_STATUSES.filter(canWaitByHand)).toEqual(['waitlisted', 'withdrawn', 'expired']);
  expect([joinShifts(['a'], ['b', 'a']), joinShifts([], ['a']), joinShifts(['a'], [])]).toEqual([['a', 'b'], [], []]);
});

const DAY = Date.parse('2026-12-01T00:00:00Z');
const at = (hour: number) => new Date(DAY + hour * 3_600_000);
const shift = (shift_id: string, from: number, until: number, facts: Partial<AskedShift> = {}): AskedShift => ({
  ...SUITS,
  shift_id,
  position_id: `place at ${shift_id}`,
  work: {
    event_id: 'here',
    work_date: '2026-12-01',
    starts_at: at(from),
    ends_at: at(until),
    minutes: (until - from) * 60,
  },
  now: at(-24),
  ...facts,
});
/** Overlap alone, and whoever is named as busy. */
const told = (shifts: readonly AskedShift[], asked: readonly string[] = [], busy = '') =>
  fitShifts(shifts, asked, (shift_id, taken) => {
    const work = shifts.find((one) => one.shift_id === shift_id)?.work;
    const clash = shift_id === busy || taken.some((other) => work !== undefined && overlaps(work, other));
    return { ...FITS, unsuitable: clash ? [{ code: 'works_here' }] : [] };
  }).map(({ shift_id, refusal }) => [shift_id, refusal]);

test('none named means all; what does not fit is named with its reason', () => {
  const shifts = [
    shift('a', 9, 15),
    shift('b', 20, 24, { places_left: 0 }),
    shift('c', 33, 39),
    shift('d', 57, 63, { position_id: null }),
  ];
  expect(told(shifts, [], 'c')).toEqual([
    ['a', null],
    ['b', 'place_taken'],
    ['c', 'already_booked'],
    ['d', 'no_such_role'],
  ]);
  expect(told(shifts, ['b'])).toEqual([['b', 'place_taken']]);
});

test('where no place is left whoever may stand by does, if that is wanted, and nowhere else', () => {
  const full = { places_left: 0, reserves_left: 1 };
  const shifts = [shift('open', 9, 12), shift('full', 20, 23, full), shift('none', 33, 36, { places_left: 0 })];
  const judge = () => FITS;
  const found = (reserves: boolean) =>
    fitShifts(shifts, [], judge, reserves).map(({ shift_id, refusal, reserve }) => [shift_id, refusal, reserve]);
  expect(found(true)).toEqual([
    ['open', null, false],
    ['full', null, true],
    ['none', 'place_taken', false],
  ]);
  expect(found(false)[1]).toEqual(['full', 'place_taken', false]);
  const busy = fitShifts(
    [shift('full', 20, 23, full)],
    [],
    () => ({ ...FITS, unsuitable: [{ code: 'works_here' }] }),
    true,
  );
  expect(busy).toMatchObject([{ refusal: 'already_booked', reserve: false }]);
});

test('of shifts that overlap the one that ends first is taken', () => {
  expect(told([shift('long', 9, 18), shift('early', 9, 12), shift('late', 12, 18)])).toEqual([
    ['long', 'already_booked'],
    ['early', null],
    ['late', null],
  ]);
});
