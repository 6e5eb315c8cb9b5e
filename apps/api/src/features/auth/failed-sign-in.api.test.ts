import { login } from '@proline/contract/auth/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setTwoFactor } from '../../testing/sample/sample-profiles.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const tryWith = (email: string, password: string, otp?: string) =>
  app.call(login, { body: { email, password, ...(otp !== undefined && { otp }) } });

test('failed sign-ins are in the audit log, at their account if there is one', async () => {
  const { id, email } = await app.addAdmin('ops');
  await setTwoFactor(app, id, 'on');
  await tryWith('nobody@proline.test', 'a secret slip');
  await tryWith(email, 'not the password');
  await tryWith(email, TEST_PASSWORD);
  await tryWith(email, TEST_PASSWORD, '000000');
  const { rows } = await app.pool.query(
    'select admin_id, action, entity, record_id, after, host(address) as address from audit_log order by id',
  );
  const failed = { admin_id: null, action: 'fail_to_sign_in', address: '127.0.0.1' };
  expect(rows).toEqual([
    { ...failed, entity: 'session', record_id: 'unknown', after: { refused: 'wrong_credentials' } },
    { ...failed, entity: 'admin', record_id: id, after: { refused: 'wrong_credentials' } },
    { ...failed, entity: 'admin', record_id: id, after: { refused: 'otp_wrong' } },
  ]);
});

test('a wrong code after the right password notifies the owner of the account, once an hour', async () => {
  const { id, email } = await app.addAdmin('ops');
  await setTwoFactor(app, id, 'on');
  const findNotices = async () => {
    const wanted = `select params from notifications where kind = 'wrong_sign_in_code' and admin_id = $1`;
    return (await app.pool.query(wanted, [id])).rows;
  };
  await tryWith(email, 'not the password', '000000');
  await tryWith(email, TEST_PASSWORD);
  expect(await findNotices()).toEqual([]);
  await tryWith(email, TEST_PASSWORD, '000000');
  await tryWith(email, TEST_PASSWORD, '000001');
  expect(await findNotices()).toEqual([{ params: { address: '127.0.0.1' } }]);
  await app.pool.query(`update notifications set created_at = now() - interval '61 minutes' where admin_id = $1`, [id]);
  await app.pool.query('delete from throttles');
  await tryWith(email, TEST_PASSWORD, '000002');
  expect(await findNotices()).toHaveLength(2);
});
