import type { BatchStatus } from '@proline/domain/payment-batch/batch-status';
import type { TransferStatus } from '@proline/domain/pay/transfer-status';
import type fc from 'fast-check';
import { expect } from 'vitest';
import { addPayer } from '../bank/sample-batch.ts';
import { addPayee } from '../sample/sample-person.ts';
import { addRow } from '../sample/sample-rows.ts';
import type { TestApp } from '../test-app.ts';
import { commandsOf } from '../program/model-command.ts';

/** Three admins of finance, and two people: the first has a confirmed account, the second none yet. */
export const ADMINS = 3;
export const PEOPLE = 2;
/** A transfer of more needs two approvers. */
export const LIMIT = 20_000;

/** One transfer as it should be; whatever is a number is the place in one of the model's lists. */
export type Owed = {
  readonly id: string;
  readonly code: number;
  readonly person: number;
  /** what its lines come to before anything is taken back */
  payable: number;
  /** what it gives to each debt */
  gives: ReadonlyMap<number, number>;
  status: TransferStatus;
  voided: boolean;
  held: boolean;
  batch: number | null;
  account: number | null;
  readonly made_by: number;
  edited_by: number | null;
  first_by: number | null;
  approved_by: number | null;
};

type LineState = 'in' | 'waiting' | 'paid' | 'failed' | 'removed' | 'held' | 'canceled';
export type Line = { readonly owed: number; readonly amount: number; readonly account: number; state: LineState };
export type Batch = {
  readonly id: string;
  readonly code: number;
  status: BatchStatus;
  readonly lines: Line[];
  /** the last answer of the bank that was imported */
  answer: string | null;
};
type Debt = {
  readonly id: string;
  readonly person: number;
  readonly of: number | null;
  whole: number;
  canceled: boolean;
};
type Account = { readonly id: string; readonly person: number; confirmed: boolean };

export type Model = {
  readonly owed: Owed[];
  readonly batches: Batch[];
  readonly debts: Debt[];
  readonly accounts: Account[];
  /** what was done, so that a test can tell whether it has seen it */
  readonly made: Set<string>;
};

export type Real = {
  readonly app: TestApp;
  readonly admins: readonly { readonly id: string; readonly token: string }[];
  /** who may enter accounts */
  readonly owner: string;
  readonly people: readonly string[];
  readonly payer_account_id: string;
  readonly days: { readonly today: string; readonly execute_on: string };
};

type Office = Pick<Real, 'admins' | 'owner'>;

export async function newGround(app: TestApp, office: Office): Promise<{ model: Model; real: Real }> {
  const { id, account_id } = await addPayee(app);
  await app.pool.query('update bank_accounts set checked_at = now() where id = $1', [account_id]);
  const { id: other } = await addRow(app.pool, 'ushers');
  const { rows } = await app.pool.query<Real['days']>(
    `select (now() + interval '3 days')::date::text as execute_on, (now() at time zone 'Asia/Riyadh')::date::text as today`,
  );
  const [days] = rows;
  if (!days) throw new Error('The database has no clock.');
  return {
    model: {
      owed: [],
      batches: [],
      debts: [],
      accounts: [{ id: account_id, person: 0, confirmed: true }],
      made: new Set(),
    },
    real: { app, ...office, people: [id, other], payer_account_id: await addPayer(app), days },
  };
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);
export const takenOf = ({ gives }: Owed): number => sum(gives.values());
export const netOf = (owed: Owed): number => owed.payable - takenOf(owed);
export const isSetOff = (owed: Owed): boolean => netOf(owed) === 0 && takenOf(owed) > 0;
export const isPayable = (owed: Owed): boolean =>
  owed.status === 'approved' &&
  !owed.voided &&
  !owed.held &&
  owed.batch === null &&
  owed.account !== null &&
  netOf(owed) > 0;

/** Undefined only if the model itself is wrong. */
export const at = <One>(list: readonly One[], place: number): One => {
  const found = list[place];
  if (found === undefined) throw new Error('there is no such one');
  return found;
};
/** One of them, whatever has become of it. */
export const chosen = <One>(list: readonly One[], n: number): One => at(list, n % list.length);

export const accountOf = ({ accounts }: Model, person: number): number | null => {
  const place = accounts.findLastIndex((account) => account.person === person);
  return place < 0 ? null : place;
};

/** What approved and paid transfers have taken for good. */
export const takenFor = ({ owed }: Model, debt: number): number =>
  sum(
    owed
      .filter(({ voided, status }) => !voided && status !== 'pending_approval')
      .map(({ gives }) => gives.get(debt) ?? 0),
  );

/** The oldest transfer that waits gives first, and to the oldest debt; who approved it first saw another amount. */
export function settle(model: Model, person: number): void {
  const left = new Map(
    model.debts.flatMap((debt, place) =>
      debt.person === person ? [[place, debt.whole - takenFor(model, place)]] : [],
    ),
  );
  for (const owed of model.owed) {
    if (owed.person !== person || owed.voided || owed.status !== 'pending_approval') continue;
    const gives = new Map<number, number>();
    let payable = owed.payable;
    for (const [debt, open] of left) {
      const given = Math.min(open, payable);
      if (given <= 0) continue;
      gives.set(debt, given);
      left.set(debt, open - given);
      payable -= given;
    }
    if (JSON.stringify([...gives]) !== JSON.stringify([...owed.gives])) owed.first_by = null;
    owed.gives = gives;
  }
}

const idOf = (list: readonly { readonly id: string }[], place: number | null) =>
  place === null ? null : at(list, place).id;

async function check({ owed, batches, accounts }: Model, { app, admins, people }: Real): Promise<void> {
  const { rows } = await app.pool.query(
    `select id, status, voided_at is not null as voided, held_at is not null as held, batch_id, net_minor::integer as net,
       recovered_minor::integer as taken, bank_account_id, created_by, last_edited_by, first_approved_by, approved_by,
       (select count(*)::integer from ledger_postings p where p.transfer_id = t.id and move = 'paid') as paid
     from transfers t where usher_id = any ($1) order by code`,
    [people],
  );
  expect(rows).toEqual(
    owed.map((one) => ({
      id: one.id,
      status: one.status,
      voided: one.voided,
      held: one.held,
      batch_id: idOf(batches, one.batch),
      net: netOf(one),
      taken: takenOf(one),
      bank_account_id: idOf(accounts, one.account),
      created_by: idOf(admins, one.made_by),
      last_edited_by: idOf(admins, one.edited_by),
      first_approved_by: idOf(admins, one.first_by),
      approved_by: idOf(admins, one.approved_by),
      paid: one.status === 'transferred' && netOf(one) > 0 ? 1 : 0,
    })),
  );
  const found = await app.pool.query<{ status: string; lines: string[] }>(
    `select b.status, array(
       select concat_ws(' ', transfer_id, amount_minor, bank_account_id,
         coalesce(left_why, case when line_no is null then 'in' else result end))
       from payment_batch_lines where batch_id = b.id) as lines
     from payment_batches b where b.id = any ($1) order by b.code`,
    [batches.map(({ id }) => id)],
  );
  expect(found.rows.map(({ status, lines }) => ({ status, lines: lines.toSorted() }))).toEqual(
    batches.map(({ status, lines }) => ({
      status,
      lines: lines
        .map((line) => [idOf(owed, line.owed), line.amount, idOf(accounts, line.account), line.state].join(' '))
        .toSorted(),
    })),
  );
}

export type Command = fc.AsyncCommand<Model, Real>;

export const command = commandsOf(check);
export const always = () => true;
export const hasAny = ({ owed }: Model) => owed.length > 0;
export const hasBatch = ({ batches }: Model) => batches.length > 0;
