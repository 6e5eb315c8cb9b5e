import { createHash, randomBytes } from 'node:crypto';
import { setFirstPassword } from '@proline/contract/auth/auth';
import { categoryCatalogue } from '@proline/contract/category/category';
import { approveTransfer } from '@proline/contract/transfer-move/transfer-move';
import { typeCatalogue } from '@proline/contract/type/type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireDue } from './features/assignment/assignment-change.queries.ts';
import { createDatabase } from './platform/postgres/database.ts';
import { addReadyDraft } from './testing/event/event-course.ts';
import { addApproved, addShifts } from './testing/event/hiring-course.ts';
import { addOwed } from './testing/pay/transfer-course.ts';
import { addRow, assign, atHour, type Places } from './testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/**
 * Two transactions that lock the same rows in different orders end in a deadlock. Here one of them is played by hand: it holds
 * the first row, sees the other wait for it, and must still get the second.
 */
let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('owner'));
});
afterAll(() => app.close());

type Lock = readonly [text: string, id: string];

async function getsBoth<Reply>(first: Lock, meanwhile: () => Promise<Reply>, second: Lock): Promise<Reply> {
  const client = await app.pool.connect();
  let other: Promise<Reply> | undefined;
  try {
    await client.query('begin');
    await client.query(first[0], [first[1]]);
    other = meanwhile();
    await someoneWaits();
    // at once: nobody holds it
    await client.query(`${second[0]} nowait`, [second[1]]);
    await client.query('commit');
    return await other;
  } finally {
    await client.query('rollback');
    client.release();
    await other?.catch(() => undefined);
  }
}

async function someoneWaits(): Promise<void> {
  for (;;) {
    const { rowCount } = await app.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rowCount !== 0) return;
  }
}

const EVENT = 'select id from events where id = $1 for update';

test('publishing an event while its type is merged into another', async () => {
  const { event_id, type_id } = await addReadyDraft(app, token);
  const into = (await addRow(app.pool, 'types')).id;
  const merged = await getsBoth(
    [EVENT, event_id],
    () => app.call(typeCatalogue.merge, { token, params: { id: type_id }, body: { version: 1, into } }),
    ['select id from types where id = $1 for key share', type_id],
  );
  expect(merged.statusCode).toBe(200);
  const undone = await getsBoth(
    [EVENT, event_id],
    () => app.call(typeCatalogue.undoMerge, { token, params: { id: type_id }, body: { version: 2 } }),
    ['select id from types where id = $1 for key share', into],
  );
  expect(undone.statusCode).toBe(200);
});

test('publishing an event while its category is merged into another', async () => {
  const { event_id, category_id } = await addReadyDraft(app, token);
  const into = (await addRow(app.pool, 'categories')).id;
  const merged = await getsBoth(
    [EVENT, event_id],
    () => app.call(categoryCatalogue.merge, { token, params: { id: category_id }, body: { version: 1, into } }),
    ['select id from categories where id = $1 for share', category_id],
  );
  expect(merged.statusCode).toBe(200);
});

test('deactivating somebody who chooses the first password at that moment', async () => {
  const { id } = await addRow(app.pool, 'admins');
  const link = randomBytes(32).toString('base64url');
  await app.pool.query(
    `insert into first_password_tokens (admin_id, token_hash, expires_at) values ($1, $2, now() + interval '1 day')`,
    [id, createHash('sha256').update(link).digest()],
  );
  const chosen = await getsBoth(
    ['select id from admins where id = $1 for no key update', id],
    () => app.call(setFirstPassword, { params: { token: link }, body: { password: 'a quite long password' } }),
    ['select id from first_password_tokens where admin_id = $1 for update', id],
  );
  expect(chosen.statusCode).toBe(200);
});

test('approving a transfer while the account of its payee changes', async () => {
  const made = await addOwed(app.pool);
  const finance = await app.signIn('finance');
  const approved = await getsBoth(
    ['select id from persons where id = $1 for no key update', made.usher_id],
    () => app.call(approveTransfer, { token: finance.token, params: { id: made.id }, body: { version: made.version } }),
    ['select id from transfers where id = $1 for no key update', made.id],
  );
  expect(approved.statusCode).toBe(200);
});

test('an invitation whose person answers it while the clock ends it', async () => {
  const [place] = (await addShifts(app, [{ from: 0, to: 6 }])) as [Places];
  const person = await addApproved(app);
  const invited = await assign(app.pool, place, person, {
    ...{ starts_at: atHour(0), ends_at: atHour(6), status: 'invited' },
    ...{ invited_at: atHour(-90_000), expires_at: new Date() },
  });
  const ended = await getsBoth(
    ['select id from persons where id = $1 for no key update', person],
    () =>
      createDatabase(app.pool)
        .transaction()
        .execute((tx) => expireDue(tx, 100)),
    ['select id from assignments where id = $1 for update', invited.id],
  );
  expect(ended.map(({ id }) => id)).toEqual([invited.id]);
});

test('control: whoever locks the second row before the first is noticed', async () => {
  const { id } = await addRow(app.pool, 'admins');
  const { event_id } = await addReadyDraft(app, token);
  const inTheOtherOrder = async () => {
    const client = await app.pool.connect();
    await client.query('begin');
    await client.query('select id from admins where id = $1 for update', [id]);
    await client.query(EVENT, [event_id]);
    await client.query('rollback');
    client.release();
  };
  const both = getsBoth([EVENT, event_id], inTheOtherOrder, ['select id from admins where id = $1 for update', id]);
  await expect(both).rejects.toMatchObject({ code: '55P03' });
});
