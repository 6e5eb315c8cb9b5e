import { changePermissionSet, deactivateAdmin } from '@proline/contract/admin-account/admin-account';
import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

// Each on a database of its own: nobody else is an owner there.

const deactivate = (id: string, token: string, app: TestApp) =>
  app.call(deactivateAdmin, { token, params: { id }, body: { version: 1, reason: 'Left the agency' } });

test('of two owners who deactivate each other at once, one stays', async () => {
  const app = await startTestApp();
  const other = await startTestApp({ database: app.database, dataKey: app.dataKey });
  try {
    for (let round = 0; round < 5; round += 1) {
      await app.pool.query(`update admins set disabled_at = now() where disabled_at is null`);
      const [a, b] = [await app.signIn('owner'), await app.signIn('owner')];
      const replies = await Promise.all([deactivate(b.id, a.token, app), deactivate(a.id, b.token, other)]);
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const { rows } = await app.pool.query(
        `select id from admins where permission_set = 'owner' and status = 'active'`,
      );
      expect(rows).toHaveLength(1);
    }
  } finally {
    await other.close();
    await app.close();
  }
});

test('of many owners who demote each other at once, one stays', async () => {
  const app = await startTestApp();
  const other = await startTestApp({ database: app.database, dataKey: app.dataKey });
  try {
    const owners = await Promise.all(Array.from({ length: 6 }, () => app.signIn('owner')));
    await Promise.all(
      owners.flatMap((actor, i) =>
        owners
          .filter(({ id }) => id !== actor.id)
          .map(({ id }) =>
            (i % 2 ? app : other).call(changePermissionSet, {
              token: actor.token,
              params: { id },
              body: { version: 1, permission_set: 'viewer' },
            }),
          ),
      ),
    );
    const { rows } = await app.pool.query(`select id from admins where permission_set = 'owner' and status = 'active'`);
    expect(rows).toHaveLength(1);
  } finally {
    await other.close();
    await app.close();
  }
});
