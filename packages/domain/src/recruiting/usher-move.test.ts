import fc from 'fast-check';
import { expect, test } from 'vitest';
import { APPROVAL_NEEDS } from '../people/approval.ts';
import { USHER_MOVES, USHER_STATUSES } from '../people/usher-status.ts';
import { canMove } from '../status/status-moves.ts';
import { SCORECARD_STATES } from './scorecard.ts';
import { refuseUsherMove, type UsherFacts } from './usher-move.ts';

const READY: UsherFacts = {
  status: 'pending',
  missing: [],
  scorecard: 'passed',
  reapply_on: null,
  today: '2026-11-17',
};
const ASKED = { reason: 'Enough said', until: null, has_slot: true, by: 'admin' } as const;
const refusal = (usher: Partial<UsherFacts>, asked: Partial<Parameters<typeof refuseUsherMove>[1]>) =>
  refuseUsherMove({ ...READY, ...usher }, { ...ASKED, to: 'approved', ...asked });

test('with everything there, exactly the moves of the table are allowed', () => {
  const allowed = USHER_STATUSES.flatMap((status) =>
    USHER_STATUSES.filter((to) => refusal({ status }, { to }) === null).map((to) => `${status} → ${to}`),
  );
  expect(allowed).toEqual([
    'pending → in_interview',
    'pending → approved',
    'pending → rejected',
    'in_interview → approved',
    'in_interview → rejected',
    'approved → blocked',
    'rejected → pending',
    'blocked → approved',
  ]);
});

test('approving names what is in its way, the age first', () => {
  expect(refusal({ missing: ['photo', 'age'] }, {})).toBe('under_age');
  expect(refusal({ missing: ['photo'] }, {})).toBe('approval_incomplete');
  expect(refusal({ scorecard: 'missing' }, {})).toBe('scorecard_missing');
  expect(refusal({ scorecard: 'failed' }, {})).toBe('score_below_pass');
  expect(refusal({ scorecard: 'waived' }, {})).toBeNull();
});

test('rejecting, blocking and unblocking say why; the clock unblocks without a word', () => {
  for (const reason of [null, '', '  ']) {
    expect(refusal({}, { to: 'rejected', reason })).toBe('reason_required');
    expect(refusal({ status: 'approved' }, { to: 'blocked', reason })).toBe('reason_required');
    expect(refusal({ status: 'blocked', scorecard: 'missing' }, { reason })).toBe('reason_required');
    expect(refusal({ status: 'blocked', scorecard: 'missing' }, { reason, by: 'clock' })).toBeNull();
  }
});

test('the clock ends the block of somebody who could not be approved by making them wait again; nobody else does', () => {
  const blocked = { status: 'blocked', missing: ['photo'] } as const;
  expect(refusal(blocked, { to: 'pending', by: 'clock' })).toBeNull();
  expect(refusal(blocked, { to: 'pending' })).toBe('move_not_allowed');
  expect(refusal({ status: 'blocked' }, { to: 'pending', by: 'clock' })).toBe('move_not_allowed');
});

test('a block ends after today, and somebody rejected comes back on the day and not before', () => {
  const block = (until: string) => refusal({ status: 'approved' }, { to: 'blocked', until });
  expect(['2026-11-16', '2026-11-17', '2026-11-18'].map(block)).toEqual([
    'block_ends_too_early',
    'block_ends_too_early',
    null,
  ]);
  const comeBack = (reapply_on: string) => refusal({ status: 'rejected', reapply_on }, { to: 'pending' });
  expect(['2026-11-18', '2026-11-17'].map(comeBack)).toEqual(['reapply_too_early', null]);
});

test('an interview needs a slot', () => {
  expect(refusal({}, { to: 'in_interview', has_slot: false })).toBe('slot_required');
});

test('whatever the facts, nothing outside of the table is allowed, and nobody incomplete is approved', () => {
  const facts = fc.record({
    status: fc.constantFrom(...USHER_STATUSES),
    missing: fc.subarray([...APPROVAL_NEEDS]),
    scorecard: fc.constantFrom(...SCORECARD_STATES),
    reapply_on: fc.constantFrom(null, '2026-11-16', '2026-11-18'),
    today: fc.constant('2026-11-17'),
  });
  fc.assert(
    fc.property(facts, fc.constantFrom(...USHER_STATUSES), fc.boolean(), (usher, to, has_slot) => {
      if (refuseUsherMove(usher, { ...ASKED, to, has_slot }) !== null) return;
      expect(canMove(USHER_MOVES, usher.status, to)).toBe(true);
      if (to === 'approved') expect(usher.missing).toEqual([]);
    }),
  );
});
