import { expect, test } from 'vitest';
import { USHER_STATUSES } from '../people/usher-status.ts';
import { refuseInBulk, refuseLeaderInBulk } from './bulk-decision.ts';

test('only those who wait are decided about; the others are named', () => {
  const all = (to: 'approved' | 'rejected') =>
    Object.fromEntries(USHER_STATUSES.map((status) => [status, refuseInBulk(status, to)]));
  expect(all('approved')).toEqual({
    pending: null,
    in_interview: null,
    approved: 'already_approved',
    rejected: 'usher_is_rejected',
    blocked: 'usher_is_blocked',
  });
  expect(all('rejected')).toEqual({
    pending: null,
    in_interview: null,
    approved: 'already_approved',
    rejected: 'already_rejected',
    blocked: 'usher_is_blocked',
  });
});

test('of team leaders, those who are pending and not turned down', () => {
  const all = (to: 'approved' | 'rejected') =>
    [
      { status: 'pending', turned_down: false } as const,
      { status: 'pending', turned_down: true } as const,
      { status: 'approved', turned_down: false } as const,
    ].map((leader) => refuseLeaderInBulk(leader, to));
  expect(all('approved')).toEqual([null, 'leader_is_turned_down', 'already_approved']);
  expect(all('rejected')).toEqual([null, 'already_rejected', 'already_approved']);
});
