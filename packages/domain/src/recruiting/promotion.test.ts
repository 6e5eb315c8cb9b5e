import { expect, test } from 'vitest';
import { USHER_STATUSES } from '../people/usher-status.ts';
import { refusePromotion } from './promotion.ts';

test('only approved ushers are promoted, and nobody twice', () => {
  const refusals = USHER_STATUSES.map((usher_status) => [
    usher_status,
    refusePromotion({ usher_status, leader_status: null }),
    refusePromotion({ usher_status, leader_status: 'pending' }),
  ]);
  expect(refusals).toEqual([
    ['pending', 'usher_not_approved', 'already_leader'],
    ['in_interview', 'usher_not_approved', 'already_leader'],
    ['approved', null, 'already_leader'],
    ['rejected', 'usher_not_approved', 'already_leader'],
    ['blocked', 'usher_not_approved', 'already_leader'],
  ]);
});
