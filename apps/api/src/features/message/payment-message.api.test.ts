import { listPersonMessages } from '@proline/contract/message/message';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../platform/postgres/database.ts';
import { addOwed, addPayee, approveTransfer, payTransfer } from '../../testing/sample/money-course.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { tellPaid } from './outbox.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
});
afterAll(() => app.close());

test('whoever is paid is told how much and to which account, once', async () => {
  const finance = await app.signIn('finance');
  const payee = await addPayee(app.pool);
  const [paid, approved] = [
    await addOwed(app.pool, payee, { gross_minor: 91_675 }),
    await addOwed(app.pool, payee, { gross_minor: 5_000 }),
  ];
  for (const id of [paid, approved]) await approveTransfer(app.pool, id, finance.id);
  await payTransfer(app.pool, paid);
  const tell = () =>
    createDatabase(app.pool)
      .transaction()
      .execute((tx) => tellPaid(tx, [paid, approved]));
  await tell();
  await tell();
  const { rows } = await app.pool.query('select kind, cause, cause_id from messages where person_id = $1', [
    payee.usher_id,
  ]);
  expect(rows).toEqual([{ kind: 'payment', cause: 'transfer', cause_id: paid }]);
  const reply = await app.call(listPersonMessages, { token: finance.token, params: { id: payee.usher_id } });
  expect(reply.body).toMatch(/SAR 916\.75 was sent to account ••7519 on/);
  expect(reply.body).toMatch(/إلى الحساب ••7519/);
});
