import { inspect } from 'node:util';
import { changeSettings } from '@proline/contract/settings/settings';
import { DEFAULT_PAYMENTS } from '@proline/domain/pay/payment-settings';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createDatabase } from '../../platform/postgres/database.ts';
import { anyCommand, COURSE } from '../../testing/pay/money-plays.ts';
import { ADMINS, LIMIT, newGround, type Model, type Real } from '../../testing/pay/money-model.ts';
import { startUnguarded } from '../../testing/program/unguarded-app.ts';
import { runs } from '../../testing/property-runs.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ledgerDifferences } from '../ledger/proof.service.ts';

const RUNS = 10;
const TIMEOUT_MS = 300_000;

const differing = z.object({ actual: z.unknown(), expected: z.unknown() });

type Commands = Parameters<typeof fc.asyncModelRun<Model, Real, boolean, Model>>[1];

/** An office of three, with a limit above which two approve; what is played there must leave a ledger that agrees. */
async function openOffice(app: TestApp) {
  const admins: Real['admins'][number][] = [];
  for (let n = 0; n < ADMINS; n += 1) admins.push(await app.signIn('finance'));
  const owner = (await app.signIn('owner')).token;
  const value = { ...DEFAULT_PAYMENTS, second_approver_above: [{ currency: 'SAR', amount_minor: LIMIT }] };
  const reply = await app.call(changeSettings.payments, { token: owner, body: { version: 0, value } });
  expect(reply.statusCode, reply.body).toBe(200);
  return async (commands: Commands) => {
    const ground = await newGround(app, { admins, owner });
    await fc.asyncModelRun(() => ground, commands);
    expect(await ledgerDifferences(createDatabase(app.pool))).toEqual([]);
    return ground.model.made;
  };
}

let app: TestApp;
let play: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  play = await openOffice(app);
});
afterAll(() => app.close());

const USUAL = [
  ...['create', 'approve', 'first approve', 'settle', 'return', 'void', 'hold', 'release', 'edit', 'pay'],
  ...['account', 'confirm', 'debt', 'overpaid', 'waive'],
  ...['batch', 'add to batch', 'take out of batch', 'cancel batch', 'export', 'close'],
  ...['line paid', 'line refused', 'answer', 'answer again'],
];

test(
  'whatever is done with transfers and batches, in whatever order, each is where a simple model says and the ledger agrees',
  async () => {
    // else it has shown little
    expect([...(await play(COURSE))].sort()).toEqual(USUAL.toSorted());
    await fc.assert(
      fc.asyncProperty(fc.commands([anyCommand], { maxCommands: 60, size: 'max' }), async (commands) => {
        await play(commands);
      }),
      { numRuns: runs(RUNS) },
    );
  },
  TIMEOUT_MS,
);

test.each([
  {
    broken: 'who edited a transfer may approve it',
    without: 'alter table transfers drop constraint transfers_not_the_editor',
    forget: (text: string) =>
      text
        .replace('t.last_edited_by, t.first_approved_by', 'null::uuid as last_edited_by, t.first_approved_by')
        .replace(/ or (t\.last_edited_by = \$\d+::uuid)/g, ' or ($1 and false)'),
    seen: "'own_transfer'",
  },
  {
    broken: 'what is in a batch can be paid by hand, too',
    without: '',
    forget: (text: string) =>
      text.replace('b.status as batch', 'null::text as batch').replace(/\s+and batch_id is null/, ''),
    seen: "'transfer_in_batch'",
  },
  {
    broken: 'what a bank refused can be paid again by whoever does not look',
    without: '',
    forget: (text: string) =>
      text
        .replace('held_at = coalesce(t.held_at, now())', 'held_at = t.held_at')
        .replace('hold_reason = failed.said', 'hold_reason = t.hold_reason'),
    seen: 'held: true',
  },
  {
    broken: 'the ledger misses what happens to transfers',
    without: 'alter table transfers disable trigger posted_update',
    forget: (text: string) => text,
    seen: 'paid: 1',
  },
])('control: $broken, and the model sees it', async ({ without, forget, seen }) => {
  const careless = await startUnguarded({ without, forget });
  try {
    const found = (await openOffice(careless))(COURSE).catch((error: unknown) => error);
    // just this is found, and not that the broken program breaks down
    const { actual, expected } = differing.parse(await found);
    expect(inspect(expected, { depth: 5 })).toContain(seen);
    expect(inspect(actual, { depth: 5 })).not.toContain(seen);
  } finally {
    await careless.close();
  }
});
