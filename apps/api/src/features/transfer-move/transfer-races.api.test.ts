import { setBankAccount } from '@proline/contract/bank-account/bank-account';
import { moveEvent } from '@proline/contract/event-move/event-move';
import {
  approveTransfer,
  editTransfer,
  holdTransfer,
  payTransfer,
  voidTransfer,
} from '@proline/contract/transfer-move/transfer-move';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOwed, moneyDifferences, outcomeOf, standing } from '../../testing/pay/transfer-course.ts';
import { startUnguarded, untilTwo } from '../../testing/program/unguarded-app.ts';
import { addPlaces } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Two processes on one database. */
let app: TestApp;
let other: TestApp;
let finance: { id: string; token: string };
let owner: { token: string };
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  other = await startTestApp({ database: app.database, dataKey: app.dataKey, jobs: [] });
  finance = await app.signIn('finance');
  owner = await app.signIn('owner');
});
afterAll(async () => {
  expect(await moneyDifferences(app.pool)).toEqual([]);
  await other.close();
  await app.close();
});

const rounds = Array.from({ length: 5 }, (_, round) => round);
const REASON = { reason: 'Agreed with the client' };
const IBAN = 'SA0380000000608010167519';
type Made = { readonly id: string; readonly version: number };
type Asking = readonly [at: TestApp, endpoint: Parameters<typeof outcomeOf>[1], body?: object, token?: string];
const ask = ({ id, version }: Made, [at, endpoint, body = {}, token = finance.token]: Asking) =>
  outcomeOf(at, endpoint, { token, id, body: { version, ...body } });
const both = (made: Made, one: Asking, another: Asking) => Promise.all([ask(made, one), ask(made, another)]);
const done = (outcomes: readonly string[]) => outcomes.filter((outcome) => outcome === 'done').length;

test.each(rounds)('approved or edited, never both at one version (%i)', async () => {
  const made = await addOwed(app.pool);
  const edit = { changes: [], additions: [{ amount_minor: 5_000, note: 'Stayed longer' }] };
  const outcomes = await both(made, [app, approveTransfer], [other, editTransfer, edit]);
  expect(done(outcomes)).toBe(1);
  const after = await standing(app.pool, made.id);
  expect([after.status, after.net_minor]).toEqual(
    outcomes[0] === 'done' ? ['approved', 10_000] : ['pending_approval', 15_000],
  );
});

test.each(rounds)('approved or voided, never both at one version (%i)', async () => {
  const made = await addOwed(app.pool);
  const outcomes = await both(made, [app, approveTransfer], [other, voidTransfer, REASON]);
  expect(done(outcomes)).toBe(1);
  expect(await standing(app.pool, made.id)).toMatchObject(
    outcomes[0] === 'done' ? { status: 'approved', voided: false } : { status: 'pending_approval', voided: true },
  );
});

test.each(rounds)('held or paid, never both (%i)', async () => {
  const made = await addOwed(app.pool);
  expect(await ask(made, [app, approveTransfer])).toBe('done');
  const payment = { paid_on: '2026-01-15', bank_reference: `FT-${made.code}` };
  const outcomes = await both({ ...made, version: 2 }, [app, payTransfer, payment], [other, holdTransfer, REASON]);
  expect(done(outcomes)).toBe(1);
  const { status, held } = await standing(app.pool, made.id);
  expect(held).toBe(status === 'approved');
});

test.each(rounds)('an account that changes meanwhile is approved whole or not at all (%i)', async (round) => {
  const made = await addOwed(app.pool);
  const account = { iban: IBAN, bank_name: `Bank ${round}`, holder: 'Hala' };
  const [approved, changed] = await Promise.all([
    ask(made, [app, approveTransfer]),
    other.call(setBankAccount, {
      token: owner.token,
      params: { id: made.usher_id },
      body: { ...account, replaces: made.bank_account_id },
    }),
  ]);
  expect(changed.statusCode, changed.body).toBe(200);
  const after = await standing(app.pool, made.id);
  // approved, it keeps the account that the approver saw; otherwise it goes to the new one and waits
  if (approved === 'done') expect(after).toMatchObject({ status: 'approved', bank_account_id: made.bank_account_id });
  else {
    expect([approved, after.status]).toEqual(['conflict', 'pending_approval']);
    expect(after.bank_account_id).not.toBe(made.bank_account_id);
  }
});

/** An event that is over, with the pay of one person, and its opening again. */
async function addCompleted({ pool }: TestApp, token: string) {
  const { event_id } = await addPlaces(pool, {
    event: { status: 'completed', started_at: new Date(), completed_at: new Date() },
  });
  const made = await addOwed(pool, { kind: 'event_pay', event_id });
  const { rows } = await pool.query<{ version: number }>('select version from events where id = $1', [event_id]);
  const body = { to: 'in_progress', version: rows[0]?.version };
  return { made, reopen: (at: TestApp) => outcomeOf(at, moveEvent, { token, id: event_id, body }) };
}

test.each(rounds)('an event is opened again, or its pay is approved (%i)', async () => {
  const { made, reopen } = await addCompleted(app, owner.token);
  const [approved, reopened] = await Promise.all([ask(made, [app, approveTransfer]), reopen(other)]);
  expect([approved, reopened]).toContain('done');
  const { status, voided } = await standing(app.pool, made.id);
  if (reopened === 'done') expect([status, voided]).toEqual(['pending_approval', true]);
  else expect([status, voided, reopened]).toEqual(['approved', false, 'pay_already_approved']);
});

test('a request that is sent again counts once', async () => {
  const made = await addOwed(app.pool);
  const key = crypto.randomUUID();
  const send = (at: TestApp) =>
    at.call(approveTransfer, {
      token: finance.token,
      params: { id: made.id },
      body: { version: 1 },
      headers: { 'idempotency-key': key },
    });
  const first = await send(app);
  const again = await send(other);
  expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 200, first.body]);
  expect(await standing(app.pool, made.id)).toMatchObject({ version: 2 });
});

/** As somebody would have written it who never thought of two at once. */
const forgetful = (text: string): string =>
  text
    .replace('t.version = w.version', 'true')
    .replace('end) is null', "end) is distinct from 'no'")
    .replace(" and status = 'pending_approval'", '')
    .replace(/^(update "transfers".*)"status" = \$/, `$1'pending_approval' = $`);
const unguarded = (...meeting: readonly string[]) =>
  startUnguarded({ without: '', hold: untilTwo('update transfers t set', ...meeting), forget: forgetful });

test('control: without its conditions and locks the same race approves twice', async () => {
  const careless = await unguarded();
  try {
    const { token } = await careless.signIn('finance');
    const made = await addOwed(careless.pool);
    const clicks = [careless, careless].map((at) => ask(made, [at, approveTransfer, {}, token]));
    expect(done(await Promise.all(clicks))).toBe(2);
  } finally {
    await careless.close();
  }
});

test('control: without them an account that nobody has seen is approved', async () => {
  const careless = await unguarded('update "transfers" set');
  try {
    const { token } = await careless.signIn('owner');
    const made = await addOwed(careless.pool);
    const outcomes = await Promise.all([
      ask(made, [careless, approveTransfer, {}, token]),
      outcomeOf(careless, setBankAccount, {
        token,
        id: made.usher_id,
        body: { iban: IBAN, bank_name: 'SNB', holder: 'Hala', replaces: made.bank_account_id },
      }),
    ]);
    expect(outcomes).toEqual(['done', 'done']);
    const after = await standing(careless.pool, made.id);
    expect(after.status).toBe('approved');
    expect(after.bank_account_id).not.toBe(made.bank_account_id);
  } finally {
    await careless.close();
  }
});

test('control: without them pay is approved of an event that is opened again', async () => {
  const careless = await unguarded('update transfers set voided_at');
  try {
    const { token } = await careless.signIn('owner');
    const { made, reopen } = await addCompleted(careless, token);
    const outcomes = await Promise.all([ask(made, [careless, approveTransfer, {}, token]), reopen(careless)]);
    expect(outcomes).toEqual(['done', 'done']);
    expect(await standing(careless.pool, made.id)).toMatchObject({ status: 'approved', voided: true });
  } finally {
    await careless.close();
  }
});
