import { randomUUID } from 'node:crypto';
import { assignUsher, inviteUsher } from '@proline/contract/assignment/assignment';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { applyForWork } from '@proline/contract/staff-work/staff-work';
import { addToWaitlist } from '@proline/contract/waitlist/waitlist';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addApproved } from '../../testing/event/hiring-course.ts';
import { addPlaces, type Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let places: Places;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('ops'));
  places = await addPlaces(app.pool);
});
afterAll(() => app.close());

const ids = (own: string, count: number) => Array.from({ length: count }, (_, at) => (at === 0 ? own : randomUUID()));

const written = async () => {
  const { rows } = await app.pool.query<{ n: number }>(
    `select (select count(*) from assignments) + (select count(*) from applications) + (select count(*) from messages) as n`,
  );
  return Number(rows[0]?.n);
};

/** Asks for so many shifts, or places of them. */
type Asking = { readonly field: string; readonly ask: (count: number) => ReturnType<TestApp['call']> };
const ASKING = {
  assign: {
    field: 'position_ids',
    ask: async (count) =>
      app.call(assignUsher, {
        token,
        params: { id: places.event_id },
        body: { usher_id: await addApproved(app), position_ids: ids(places.position_id, count), reserve: false },
      }),
  },
  invite: {
    field: 'position_ids',
    ask: async (count) =>
      app.call(inviteUsher, {
        token,
        params: { id: places.event_id },
        body: {
          ...{ usher_id: await addApproved(app), position_ids: ids(places.position_id, count), reserve: false },
          expires_at: '2029-12-01T08:00:00Z',
        },
      }),
  },
  waitlist: {
    field: 'shift_ids',
    ask: async (count) =>
      app.call(addToWaitlist, {
        token,
        params: { id: places.event_id },
        body: {
          usher_id: await addApproved(app),
          type_id: places.type_id,
          shift_ids: ids(places.shift_id, count),
          anyway: true,
        },
      }),
  },
  apply: {
    field: 'shift_ids',
    ask: async (count) =>
      app.call(applyForWork, {
        token: (await app.signInStaff()).token,
        params: { id: places.event_id },
        body: { type_id: places.type_id, shift_ids: ids(places.shift_id, count), message: '' },
      }),
  },
} satisfies Readonly<Record<string, Asking>>;

test.each(Object.entries(ASKING))(
  '%s: ten thousand shifts are refused at their field, and nothing is written',
  async (_, asking) => {
    const before = await written();
    const reply = await asking.ask(10_000);
    expect(reply.statusCode).toBe(422);
    const { code, errors } = reply.json<ErrorReply>();
    expect([code, Object.keys(errors ?? {})]).toEqual(['validation_failed', [asking.field]]);
    expect(await written()).toBe(before);
  },
);

test.each(['assign', 'invite'] as const)('%s: no shift at all is refused at its field', async (name) => {
  const before = await written();
  const reply = await ASKING[name].ask(0);
  expect(reply.statusCode).toBe(422);
  expect(Object.keys(reply.json<ErrorReply>().errors ?? {})).toEqual(['position_ids']);
  expect(await written()).toBe(before);
});

test.each(['apply', 'waitlist'] as const)('%s: none named means all that fit', async (name) => {
  const reply = await ASKING[name].ask(0);
  expect(reply.statusCode).toBe(200);
});
