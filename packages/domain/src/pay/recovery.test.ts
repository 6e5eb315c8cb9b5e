import { expect, test } from 'vitest';
import { refuseOverpayment } from './recovery.ts';

const paid = { status: 'transferred', voided: false, net_minor: 10_000, claimed_minor: 0 };

test('nobody owes more of a payment than was paid, also over several recoveries', () => {
  expect(refuseOverpayment(paid, 10_000)).toBeNull();
  expect(refuseOverpayment(paid, 10_001)).toBe('recovery_above_paid');
  expect(refuseOverpayment({ ...paid, claimed_minor: 6_000 }, 4_000)).toBeNull();
  expect(refuseOverpayment({ ...paid, claimed_minor: 6_000 }, 4_001)).toBe('recovery_above_paid');
});

test('what was not paid was not overpaid', () => {
  expect(refuseOverpayment({ ...paid, status: 'approved' }, 1)).toBe('transfer_not_paid');
  expect(refuseOverpayment({ ...paid, status: 'pending_approval' }, 1)).toBe('transfer_not_paid');
  expect(refuseOverpayment({ ...paid, voided: true }, 1)).toBe('transfer_not_paid');
  // recoveries had taken it whole
  expect(refuseOverpayment({ ...paid, net_minor: 0 }, 1)).toBe('recovery_above_paid');
});
