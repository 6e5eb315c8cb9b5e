import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TRANSFER_STATUSES } from './transfer-status.ts';
import {
  approvalOutcome,
  isAllowedStep,
  isSetOff,
  refuseTransferMove,
  statusAfter,
  TRANSFER_ACTIONS,
  TRANSFER_REFUSALS,
  type TransferAction,
  type TransferFacts,
} from './transfer-move.ts';

const PLAIN: TransferFacts = {
  ...{ status: 'pending_approval', voided: false, held: false, batch: null },
  ...{ has_bank_account: true, net_minor: 5_000, recovered_minor: 0 },
  ...{ created_by: 'creator', last_edited_by: 'editor', first_approved_by: null },
};

const person = fc.constantFrom('creator', 'editor', 'first', 'another');
const facts: fc.Arbitrary<TransferFacts> = fc.record({
  status: fc.constantFrom(...TRANSFER_STATUSES),
  voided: fc.boolean(),
  held: fc.boolean(),
  batch: fc.constantFrom(null, 'draft' as const, 'exported' as const, 'closed' as const),
  has_bank_account: fc.boolean(),
  net_minor: fc.constantFrom(0, 1, 5_000, 2_000_000),
  recovered_minor: fc.constantFrom(0, 700),
  created_by: fc.option(person),
  last_edited_by: fc.option(person),
  first_approved_by: fc.option(person),
});
const limit = fc.option(fc.constantFrom(0, 5_000, 1_000_000));

test('every action and the statuses in which it is possible', () => {
  const possible = TRANSFER_ACTIONS.flatMap((action) =>
    TRANSFER_STATUSES.flatMap((status) =>
      refuseTransferMove(action, { ...PLAIN, status, held: action === 'release' }, 'another') === null
        ? [`${action}: ${status} → ${statusAfter(action, { ...PLAIN, status })}`]
        : [],
    ),
  );
  expect(possible).toEqual([
    'approve: pending_approval → approved',
    'return: approved → pending_approval',
    'void: pending_approval → pending_approval',
    'void: approved → approved',
    'hold: pending_approval → pending_approval',
    'hold: approved → approved',
    'release: pending_approval → pending_approval',
    'release: approved → approved',
    'release: transferred → transferred',
    'edit: pending_approval → pending_approval',
    'pay: approved → transferred',
  ]);
});

describe('each reason to refuse has its own name', () => {
  test.each([
    ['approve', { voided: true }, 'transfer_voided'],
    ['approve', { status: 'approved' }, 'transfer_already_approved'],
    ['approve', { status: 'transferred' }, 'transfer_already_paid'],
    ['approve', { held: true }, 'transfer_held'],
    ['approve', { net_minor: 0 }, 'nothing_to_pay'],
    ['approve', { has_bank_account: false }, 'no_bank_account'],
    ['approve', { created_by: 'me' }, 'own_transfer'],
    ['approve', { last_edited_by: 'me' }, 'own_transfer'],
    ['approve', { first_approved_by: 'me' }, 'first_approver'],
    ['return', {}, 'transfer_not_approved'],
    ['return', { status: 'approved', batch: 'draft' }, 'transfer_in_batch'],
    ['void', { status: 'approved', batch: 'exported' }, 'transfer_in_batch'],
    ['hold', { held: true }, 'transfer_already_held'],
    ['hold', { status: 'approved', batch: 'exported' }, 'transfer_sent'],
    ['release', {}, 'transfer_not_held'],
    ['edit', { status: 'approved' }, 'transfer_not_pending'],
    ['pay', {}, 'transfer_not_approved'],
    ['pay', { status: 'approved', held: true }, 'transfer_held'],
  ] as const satisfies readonly (readonly [TransferAction, Partial<TransferFacts>, string])[])(
    '%s of %j: %s',
    (action, changed, refusal) => {
      expect(refuseTransferMove(action, { ...PLAIN, ...changed }, 'me')).toBe(refusal);
    },
  );
});

test('one in a draft batch can still be held, and one that recoveries take whole needs no account', () => {
  expect(refuseTransferMove('hold', { ...PLAIN, status: 'approved', batch: 'draft' }, 'me')).toBeNull();
  const taken = { ...PLAIN, net_minor: 0, recovered_minor: 700, has_bank_account: false };
  expect(refuseTransferMove('approve', taken, 'me')).toBeNull();
  expect(statusAfter('approve', taken)).toBe('transferred');
});

test('whatever the facts: nobody approves their own, nothing voided moves, no step leaves the table', () => {
  fc.assert(
    fc.property(facts, fc.constantFrom(...TRANSFER_ACTIONS), person, limit, (transfer, action, by, above) => {
      const refusal = refuseTransferMove(action, transfer, by);
      if (refusal !== null) {
        expect(TRANSFER_REFUSALS).toContain(refusal);
        return;
      }
      expect(transfer.voided).toBe(false);
      expect(isAllowedStep(transfer.status, statusAfter(action, transfer, above))).toBe(true);
      if (action === 'approve') {
        expect([transfer.created_by, transfer.last_edited_by, transfer.first_approved_by]).not.toContain(by);
        expect(transfer.held).toBe(false);
        expect(isSetOff(transfer) || (transfer.has_bank_account && transfer.net_minor > 0)).toBe(true);
      }
      if (action === 'return' || action === 'void' || action === 'pay') expect(transfer.batch).toBeNull();
    }),
  );
});

test('above the limit the first approval changes no status, and the second one approves', () => {
  fc.assert(
    fc.property(facts, limit, (transfer, above) => {
      const outcome = approvalOutcome(transfer, above);
      if (isSetOff(transfer)) expect(outcome).toBe('settled');
      else if (above === null || transfer.net_minor <= above) expect(outcome).toBe('approved');
      else expect(outcome).toBe(transfer.first_approved_by === null ? 'first_approved' : 'approved');
    }),
  );
});
