import { randomUUID } from 'node:crypto';
import { confirmBankAccount, setBankAccount, type BankAccount } from '@proline/contract/bank-account/bank-account';
import { cancelRecovery, recordDebt, recordOverpayment } from '@proline/contract/recovery/recovery';
import { expect } from 'vitest';
import { uniqueIban } from '../bank/sample-batch.ts';
import { ask, DONE, REASON, versionOf } from './money-commands.ts';
import { accountOf, always, at, command, hasAny, netOf, settle, takenFor } from './money-model.ts';

export const enterAccount = (person: number) =>
  command(`a new account of ${person}`, always, async (model, real) => {
    const known = accountOf(model, person);
    const { result, data } = await ask<BankAccount>(real, setBankAccount, {
      token: real.owner,
      params: { id: at(real.people, person) },
      body: {
        iban: uniqueIban(),
        bank_name: 'Bank',
        holder: 'Hala Mansour',
        replaces: known === null ? null : at(model.accounts, known).id,
      },
    });
    expect(result).toBe(DONE);
    const account = model.accounts.push({ id: data.id, person, confirmed: false }) - 1;
    for (const owed of model.owed)
      if (owed.person === person && owed.status === 'pending_approval' && !owed.voided)
        Object.assign(owed, { account, first_by: null });
    model.made.add('account');
  });

export const confirmAccount = (person: number) =>
  command(`confirm the account of ${person}`, always, async (model, real) => {
    const known = accountOf(model, person);
    const account = known === null ? undefined : at(model.accounts, known);
    const { result } = await ask(real, confirmBankAccount, {
      token: at(real.admins, 0).token,
      params: { id: at(real.people, person) },
      body: { account_id: account?.id ?? randomUUID() },
    });
    if (!account) return expect(result).toBe('not_found');
    expect(result).toBe(account.confirmed ? 'bank_account_confirmed' : DONE);
    account.confirmed = true;
    model.made.add('confirm');
  });

export const debt = (person: number, amount_minor: number) =>
  command(`${person} owes ${amount_minor}`, always, async (model, real) => {
    const { result, data } = await ask<{ id: string }>(real, recordDebt, {
      token: at(real.admins, 0).token,
      params: { id: at(real.people, person) },
      body: { currency: 'SAR', amount_minor, reason: REASON },
    });
    expect(result).toBe(DONE);
    model.debts.push({ id: data.id, person, of: null, whole: amount_minor, canceled: false });
    settle(model, person);
    model.made.add('debt');
  });

export const overpaid = (n: number, amount_minor: number) =>
  command(`${n} was ${amount_minor} too much`, hasAny, async (model, real) => {
    const of = n % model.owed.length;
    const owed = at(model.owed, of);
    const claimed = model.debts.reduce((total, one) => total + (one.of === of ? one.whole : 0), 0);
    const { result, data } = await ask<{ id: string }>(real, recordOverpayment, {
      token: at(real.admins, 0).token,
      params: { id: owed.id },
      body: { amount_minor, reason: REASON },
    });
    if (owed.status !== 'transferred') return expect(result).toBe('transfer_not_paid');
    if (amount_minor > netOf(owed) - claimed) return expect(result).toBe('recovery_above_paid');
    expect(result).toBe(DONE);
    model.debts.push({ id: data.id, person: owed.person, of, whole: amount_minor, canceled: false });
    settle(model, owed.person);
    model.made.add('overpaid');
  });

export const waive = (n: number) =>
  command(
    `waive ${n}`,
    ({ debts }) => debts.length > 0,
    async (model, real) => {
      const place = n % model.debts.length;
      const owes = at(model.debts, place);
      const version = await versionOf(real, 'recoveries', owes.id);
      const { result } = await ask(real, cancelRecovery, {
        token: at(real.admins, 0).token,
        params: { id: owes.id },
        body: { version, reason: REASON },
      });
      const taken = takenFor(model, place);
      expect(result).toBe(owes.canceled || owes.whole <= taken ? 'recovery_not_open' : DONE);
      if (result !== DONE) return;
      Object.assign(owes, { canceled: true, whole: taken });
      settle(model, owes.person);
      model.made.add('waive');
    },
  );
