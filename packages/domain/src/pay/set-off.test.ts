import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setOff, type OpenRecovery, type ReducibleTransfer } from './set-off.ts';

const debt = (id: string, left_minor: number, currency = 'SAR'): OpenRecovery => ({ id, currency, left_minor });
const pay = (id: string, payable_minor: number, currency = 'SAR'): ReducibleTransfer => ({
  id,
  currency,
  payable_minor,
});
const taken = (recoveries: readonly OpenRecovery[], transfers: readonly ReducibleTransfer[]) =>
  setOff(recoveries, transfers).map((each) => `${each.transfer_id} ${each.recovery_id} ${each.amount_minor}`);

test('the oldest debt is taken from the oldest transfer, each as far as it goes', () => {
  expect(taken([debt('r1', 120), debt('r2', 50)], [pay('t1', 100), pay('t2', 100)])).toEqual([
    't1 r1 100',
    't2 r1 20',
    't2 r2 50',
  ]);
});

test('another currency settles nothing, and what is taken whole or owes nothing is left alone', () => {
  expect(taken([debt('r1', 120, 'AED')], [pay('t1', 100)])).toEqual([]);
  expect(taken([debt('r1', 0), debt('r2', 10)], [pay('t1', 0), pay('t2', 100)])).toEqual(['t2 r2 10']);
  // a transfer whose deductions are its whole amount, or a recovery that was canceled after it had taken more
  expect(taken([debt('r1', -5), debt('r2', 10)], [pay('t1', -3)])).toEqual([]);
});

const currency = fc.constantFrom('SAR', 'AED', 'KWD');
const amount = fc.integer({ min: 0, max: 300 });
const recoveries = fc
  .array(fc.tuple(currency, amount), { maxLength: 6 })
  .map((rows) => rows.map(([of, left], n) => debt(`r${n}`, left, of)));
const transfers = fc
  .array(fc.tuple(currency, amount), { maxLength: 6 })
  .map((rows) => rows.map(([of, payable], n) => pay(`t${n}`, payable, of)));
const sum = (rows: readonly { readonly amount_minor: number }[]) =>
  rows.reduce((total, { amount_minor }) => total + amount_minor, 0);

test('no transfer falls below zero, and no debt is taken twice', () => {
  fc.assert(
    fc.property(recoveries, transfers, (owing, paying) => {
      const made = setOff(owing, paying);
      expect(made.every(({ amount_minor }) => amount_minor > 0)).toBe(true);
      for (const { id, payable_minor } of paying)
        expect(sum(made.filter((each) => each.transfer_id === id))).toBeLessThanOrEqual(payable_minor);
      for (const { id, left_minor } of owing)
        expect(sum(made.filter((each) => each.recovery_id === id))).toBeLessThanOrEqual(left_minor);
    }),
  );
});

test('in each currency as much is taken as there is on both sides, the older first', () => {
  fc.assert(
    fc.property(recoveries, transfers, (owing, paying) => {
      const made = setOff(owing, paying);
      for (const of of ['SAR', 'AED', 'KWD']) {
        const debts = owing.filter((each) => each.currency === of);
        const pays = paying.filter((each) => each.currency === of);
        const owed = debts.reduce((total, { left_minor }) => total + left_minor, 0);
        const payable = pays.reduce((total, { payable_minor }) => total + payable_minor, 0);
        const own = made.filter(({ recovery_id }) => debts.some(({ id }) => id === recovery_id));
        expect(sum(own)).toBe(Math.min(owed, payable));
        // whatever is younger than one that is not settled whole has got nothing
        const whole = debts.map(
          ({ id, left_minor }) => sum(own.filter((each) => each.recovery_id === id)) === left_minor,
        );
        const firstOpen = whole.indexOf(false);
        const younger = firstOpen === -1 ? [] : debts.slice(firstOpen + 1);
        expect(own.some(({ recovery_id }) => younger.some(({ id }) => id === recovery_id))).toBe(false);
      }
    }),
  );
});

test('asked again, it says the same; what a transfer took that is gone is free for the others', () => {
  fc.assert(
    fc.property(recoveries, transfers, (owing, paying) => {
      const made = setOff(owing, paying);
      expect(setOff(owing, paying)).toEqual(made);
      // the first is approved and keeps what it took: for the others nothing changes
      const [first, ...rest] = paying;
      if (first === undefined) return;
      const kept = made.filter(({ transfer_id }) => transfer_id === first.id);
      const after = owing.map((each) => ({
        ...each,
        left_minor: each.left_minor - sum(kept.filter(({ recovery_id }) => recovery_id === each.id)),
      }));
      expect(setOff(after, rest)).toEqual(made.filter(({ transfer_id }) => transfer_id !== first.id));
      // the first is voided: the others take as if it had never been
      expect(sum(setOff(owing, rest))).toBeGreaterThanOrEqual(sum(setOff(after, rest)));
    }),
  );
});
