import { approveTransfer } from '@proline/contract/transfer-move/transfer-move';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../platform/postgres/database.ts';
import { addOwed } from '../../testing/pay/transfer-course.ts';
import { serve } from '../../testing/program/served-process.ts';
import { runs } from '../../testing/property-runs.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ledgerDifferences } from '../ledger/proof.service.ts';

// Two processes of the program on one database. What a program without guards does is in `transfer-races.api.test.ts`.

let app: TestApp;
let served: Awaited<ReturnType<typeof serve>>[];
let admins: readonly string[];
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  served = await Promise.all([serve(app), serve(app)]);
  admins = await Promise.all([1, 2].map(async () => (await app.signIn('finance')).token));
});
afterAll(async () => {
  await Promise.all(served.map(({ stop }) => stop()));
  await app.close();
});

const TIMEOUT_MS = runs(300_000);
/** Twice as many clicks, which are ten thousand where properties are tried ten times as often. */
const MANY = runs(500);
const PAYEES = 40;
/** As many as two processes answer at once without turning anybody away. */
const AT_ONCE = 16;

async function addMany(): Promise<string[]> {
  const payees = await Promise.all(Array.from({ length: PAYEES }, () => addOwed(app.pool)));
  const { rows } = await app.pool.query<{ id: string }>(
    `with payees as (
       select usher_id, account, row_number() over () as place from unnest($1::uuid[], $2::uuid[]) p (usher_id, account)
     ), made as (
       insert into transfers (kind, usher_id, bank_account_id, currency, gross_minor)
       select 'bonus', usher_id, account, 'SAR', 100 + n
       from generate_series(1, ${MANY}) n join payees on place = 1 + n % ${PAYEES}
       returning id, gross_minor
     ), explained as (
       insert into transfer_lines (transfer_id, kind, amount_minor) select id, 'bonus', gross_minor from made
     )
     select id from made`,
    [payees.map(({ usher_id }) => usher_id), payees.map(({ bank_account_id }) => bank_account_id)],
  );
  return rows.map(({ id }) => id);
}

test(
  `${MANY} transfers that two admins approve at two processes at once are approved once each`,
  async () => {
    const ids = await addMany();
    const counts = new Map<string, number>();
    const clicks = ids.flatMap((id) => served.map((at, index) => ({ id, at, token: admins[index] ?? '' })));
    const worker = async (): Promise<void> => {
      for (let next = clicks.shift(); next; next = clicks.shift()) {
        const { id, at, token } = next;
        const reply = await at.call(approveTransfer, { token, params: { id }, body: { version: 1 } });
        const outcome = reply.statusCode === 200 ? 'done' : reply.json<{ code: string }>().code;
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    expect(Object.fromEntries(counts)).toEqual({ done: MANY, transfer_already_approved: MANY });
    const { rows } = await app.pool.query<{ approved: number; logged: number; posted: number }>(
      `select count(*)::integer as approved,
         (select count(*)::integer from audit_log where action = 'approve' and record_id = any ($1::text[])) as logged,
         (select count(*)::integer from ledger_postings where move = 'approved' and transfer_id = any ($1::uuid[])) as posted
       from transfers where id = any ($1::uuid[]) and status = 'approved' and version = 2`,
      [ids],
    );
    expect(rows).toEqual([{ approved: MANY, logged: MANY, posted: MANY }]);
    expect(await ledgerDifferences(createDatabase(app.pool))).toEqual([]);
  },
  TIMEOUT_MS,
);
