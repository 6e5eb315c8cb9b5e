import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@proline/contract/frame/endpoint';
import {
  approveTransfer,
  createTransfer,
  editTransfer,
  holdTransfer,
  payTransfer,
  releaseTransfer,
  returnTransfer,
  voidTransfer,
} from '@proline/contract/transfer-move/transfer-move';
import { expect } from 'vitest';
import {
  accountOf,
  always,
  at,
  chosen,
  command,
  hasAny,
  isSetOff,
  LIMIT,
  netOf,
  settle,
  type Model,
  type Owed,
  type Real,
} from './money-model.ts';

export const REASON = 'Agreed with the client';
export const DONE = 'done';

/** What is answered: 'done' with what came back, or the code of the refusal. */
export async function ask<Data>(
  { app }: Real,
  endpoint: Endpoint,
  sent: Parameters<Real['app']['call']>[1],
): Promise<{ result: string; data: Data }> {
  const reply = await app.call(endpoint, sent);
  expect(reply.statusCode, reply.body).toBeLessThan(500);
  const { code, data } = reply.json<{ code?: string; data: Data }>();
  return { result: reply.statusCode === 200 ? DONE : (code ?? ''), data };
}

export const versionOf = async ({ app }: Real, table: 'transfers' | 'recoveries', id: string) =>
  (await app.pool.query<{ version: number }>(`select version from ${table} where id = $1`, [id])).rows[0]?.version;

export const create = (person: number, by: number, amount_minor: number) =>
  command(`${by} adds ${amount_minor} for ${person}`, always, async (model, real) => {
    const { result, data } = await ask<{ id: string; code: number }>(real, createTransfer, {
      token: at(real.admins, by).token,
      body: {
        kind: 'bonus',
        person_id: real.people[person],
        event_id: null,
        currency: 'SAR',
        amount_minor,
        reason: REASON,
      },
    });
    expect(result).toBe(DONE);
    model.owed.push({
      ...{ id: data.id, code: data.code, person, payable: amount_minor, gives: new Map(), made_by: by },
      ...{ status: 'pending_approval', voided: false, held: false, batch: null, account: accountOf(model, person) },
      ...{ edited_by: null, first_by: null, approved_by: null },
    });
    settle(model, person);
    model.made.add('create');
  });

type Move = {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly body?: object;
  readonly expected: (owed: Owed, by: number, model: Model) => string;
  readonly change: (owed: Owed, by: number, model: Model) => void;
};

const move = (n: number, by: number, { name, endpoint, body, expected, change }: Move) =>
  command(`${by} wants to ${name} ${n}`, hasAny, async (model, real) => {
    const owed = chosen(model.owed, n);
    const version = await versionOf(real, 'transfers', owed.id);
    const { token } = at(real.admins, by);
    const { result } = await ask(real, endpoint, { token, params: { id: owed.id }, body: { version, ...body } });
    expect([name, owed, result]).toEqual([name, owed, expected(owed, by, model)]);
    if (result !== DONE) return;
    change(owed, by, model);
    model.made.add(name);
  });

const gone = ({ voided, status }: Owed): string | null => {
  if (voided) return 'transfer_voided';
  return status === 'transferred' ? 'transfer_already_paid' : null;
};

export const approve = (n: number, by: number) =>
  move(n, by, {
    name: 'approve',
    endpoint: approveTransfer,
    expected: (owed) => {
      const before = gone(owed);
      if (before !== null) return before;
      if (owed.status === 'approved') return 'transfer_already_approved';
      if (owed.held) return 'transfer_held';
      if (netOf(owed) === 0 && !isSetOff(owed)) return 'nothing_to_pay';
      if (owed.account === null && !isSetOff(owed)) return 'no_bank_account';
      if (owed.made_by === by || owed.edited_by === by) return 'own_transfer';
      return owed.first_by === by ? 'first_approver' : DONE;
    },
    change: (owed, _, model) => {
      if (!isSetOff(owed) && netOf(owed) > LIMIT && owed.first_by === null) {
        owed.first_by = by;
        model.made.add('first approve');
        return;
      }
      owed.approved_by = by;
      owed.status = isSetOff(owed) ? 'transferred' : 'approved';
      if (isSetOff(owed)) model.made.add('settle');
    },
  });

export const giveBack = (n: number) =>
  move(n, 0, {
    name: 'return',
    endpoint: returnTransfer,
    body: { reason: REASON },
    expected: (owed) => {
      if (owed.status === 'pending_approval' && !owed.voided) return 'transfer_not_approved';
      return gone(owed) ?? (owed.batch === null ? DONE : 'transfer_in_batch');
    },
    change: (owed, _, model) => {
      Object.assign(owed, { status: 'pending_approval', approved_by: null, first_by: null });
      owed.account = accountOf(model, owed.person);
      settle(model, owed.person);
    },
  });

export const annul = (n: number) =>
  move(n, 0, {
    name: 'void',
    endpoint: voidTransfer,
    body: { reason: REASON },
    expected: (owed) => gone(owed) ?? (owed.batch === null ? DONE : 'transfer_in_batch'),
    change: (owed, _, model) => {
      owed.voided = true;
      settle(model, owed.person);
    },
  });

export const hold = (n: number) =>
  move(n, 0, {
    name: 'hold',
    endpoint: holdTransfer,
    body: { reason: REASON },
    expected: (owed, _, { batches }) => {
      if (gone(owed) === null && owed.held) return 'transfer_already_held';
      const isSent = owed.batch !== null && at(batches, owed.batch).status !== 'draft';
      return gone(owed) ?? (isSent ? 'transfer_sent' : DONE);
    },
    change: (owed) => (owed.held = true),
  });

export const release = (n: number) =>
  move(n, 0, {
    name: 'release',
    endpoint: releaseTransfer,
    expected: (owed) => {
      if (owed.voided) return 'transfer_voided';
      return owed.held ? DONE : 'transfer_not_held';
    },
    change: (owed) => (owed.held = false),
  });

export const edit = (n: number, by: number, amount_minor: number) =>
  move(n, by, {
    name: 'edit',
    endpoint: editTransfer,
    body: { changes: [], additions: [{ amount_minor, note: REASON }] },
    expected: (owed) => {
      if (owed.voided) return 'transfer_voided';
      if (owed.status !== 'pending_approval') return 'transfer_not_pending';
      return owed.payable + amount_minor < 0 ? 'deductions_exceed_pay' : DONE;
    },
    change: (owed, _, model) => {
      Object.assign(owed, { payable: owed.payable + amount_minor, edited_by: by, first_by: null });
      settle(model, owed.person);
    },
  });

export const pay = (n: number) =>
  command(`pay ${n}`, hasAny, (model, real) =>
    move(n, 0, {
      name: 'pay',
      endpoint: payTransfer,
      body: { paid_on: real.days.today, bank_reference: randomUUID() },
      expected: (owed) => {
        const before = gone(owed);
        if (before !== null) return before;
        if (owed.status === 'pending_approval') return 'transfer_not_approved';
        if (owed.batch !== null) return 'transfer_in_batch';
        return owed.held ? 'transfer_held' : DONE;
      },
      change: (owed) => (owed.status = 'transferred'),
    }).run(model, real),
  );

/** Released as somebody saw it long ago, who would otherwise be allowed to. */
export const stale = (n: number) =>
  command(
    `void ${n} as it was before`,
    (model) => hasAny(model) && gone(chosen(model.owed, n)) === null && chosen(model.owed, n).batch === null,
    async (model, real) => {
      const { token } = at(real.admins, 0);
      const asked = { token, params: { id: chosen(model.owed, n).id }, body: { version: 999, reason: REASON } };
      expect((await ask(real, voidTransfer, asked)).result).toBe('conflict');
    },
  );
