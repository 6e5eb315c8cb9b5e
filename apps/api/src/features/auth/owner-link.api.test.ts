import { login, setFirstPassword } from '@proline/contract/auth/auth';
import { expect, test } from 'vitest';
import { createDatabase } from '../../platform/postgres/database.ts';
import { setTwoFactor } from '../../testing/sample/sample-profiles.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { makeOwnerLink } from './owner-link.service.ts';

const PASSWORD = 'a quite new password';

test('the owner’s link leaves the second factor on unless told, and is in the audit log as the system’s', async () => {
  const app = await startTestApp({ jobs: [] });
  try {
    const { id, email } = await app.addAdmin('owner');
    await setTwoFactor(app, id, 'on');
    const make = (resetTwoFactor: boolean) =>
      createDatabase(app.pool)
        .transaction()
        .execute((tx) => makeOwnerLink(tx, app.dataKey, { email, resetTwoFactor }));
    const signIn = () => app.call(login, { body: { email, password: PASSWORD } });

    const first = await make(false);
    await app.call(setFirstPassword, { params: { token: first?.token ?? '' }, body: { password: PASSWORD } });
    expect((await signIn()).json()).toMatchObject({ code: 'otp_required' });
    expect((await make(true))?.two_factor_reset).toBe(true);
    expect((await signIn()).statusCode).toBe(200);
    const { rows } = await app.pool.query(
      `select admin_id, after - 'link_expires_at' as after from audit_log where action = 'make_owner_link' order by id`,
    );
    expect(rows).toEqual([
      { admin_id: null, after: { two_factor_reset: false } },
      { admin_id: null, after: { two_factor_reset: true } },
    ]);
  } finally {
    await app.close();
  }
});
