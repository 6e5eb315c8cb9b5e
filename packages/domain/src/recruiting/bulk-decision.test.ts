import { expect, test } from 'vitest';
import { USHER_STATUSES } from '../people/usher-status.ts';
import { refuseInBulk } from './bulk-decision.ts';

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
