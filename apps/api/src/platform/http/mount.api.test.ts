import { ENDPOINTS } from '@proline/contract/slices';
import { getPrivacyContact } from '@proline/contract/privacy/privacy';
import { login, me } from '@proline/contract/auth/auth';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authRoutes } from '../../features/auth/auth.routes.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createDatabase } from '../postgres/database.ts';
import { route, type Route } from './handler.ts';
import { mountAll } from './mount.ts';
import { createSessionCheck } from '../security/session-check.ts';
import { createJoinPassCheck } from '../security/join-pass-check.ts';
import { createStaffSessionCheck } from '../security/staff-session-check.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Every endpoint with a handler that is never called, except the given ones. */
const routesWith = (...own: Route[]): Route[] => [
  ...own,
  ...ENDPOINTS.filter((endpoint) => own.every((each) => each.endpoint !== endpoint)).map((endpoint): Route => ({
    endpoint,
    options: {},
    run: () => Promise.reject(new Error('not called')),
  })),
];

const mounted = (routes: readonly Route[]) => {
  const bare = fastify();
  const { pool, config, dataKey } = app;
  mountAll(bare, routes, {
    pool,
    config,
    dataKey,
    db: createDatabase(pool),
    sessions: createSessionCheck(pool, config),
    staffSessions: createStaffSessionCheck(pool),
    joinPasses: createJoinPassCheck(pool, dataKey),
  });
  return bare;
};

test('a column that the contract does not list cannot leave', async () => {
  const { token } = await app.signIn('owner');
  const leaky = mounted(
    routesWith(
      route(me, async (_input, { admin, db }) => {
        const { tour_due: _, ...row } = await db
          .selectFrom('admins')
          .selectAll()
          .where('id', '=', admin.id)
          .executeTakeFirstOrThrow();
        return { data: { ...admin, ...row } };
      }),
    ),
  );
  const response = await leaky.inject({ url: '/admin/me', headers: { authorization: `Bearer ${token}` } });
  expect(response.statusCode).toBe(200);
  const { data } = response.json<{ data: object }>();
  expect(Object.keys(data).sort()).toEqual([
    'email',
    'id',
    'image',
    'name',
    'permission_set',
    'preferences',
    'two_factor',
  ]);
  expect(response.body).not.toContain('argon2');
});

test('a handler may write once', async () => {
  const twice = mounted(
    routesWith(
      route(getPrivacyContact, async (_input, { write }) => {
        const once = () =>
          write(async (_tx, audit) => {
            await audit({ action: 'change', entity: 'settings', record_id: 'once' });
            return { data: { email: 'a@example.com' } };
          });
        await once();
        return once();
      }),
    ),
  );
  expect((await twice.inject('/privacy-contact')).statusCode).toBe(500);
});

test('an endpoint without a handler, with two, or undeclared does not start', () => {
  expect(() => mounted(authRoutes)).toThrow(/^No handler for: getSummary, /);
  expect(() => mounted(routesWith(...authRoutes, ...authRoutes))).toThrow(
    'login is not a declared endpoint, or has two handlers.',
  );
  const undeclared = { ...login, name: 'secretDoor' };
  expect(() => mounted(routesWith({ endpoint: undeclared, options: {}, run: async () => null }))).toThrow(
    /^secretDoor is not/,
  );
});
