import { moveEvent } from '@proline/contract/event-move/event-move';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { refusalOfDatabaseError } from '../../platform/postgres/database.ts';
import {
  addPublished,
  askMove,
  attend,
  hire,
  makeMove,
  outcomeOf,
  statusOf,
} from '../../testing/event/event-course.ts';
import { refusedBy } from '../../testing/schema/refused-by.ts';
import { addPlaces, addRow, assign, type Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { PATIENCE } from '../../testing/program/patience.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('owner'));
});
afterEach(() => app.pool.query('alter table assignments enable trigger user; alter table events enable trigger user'));
afterAll(() => app.close());

const REASON = { reason: 'Storm warning' };

const CLOSED = {
  draft: { status: 'draft', published_at: null },
  canceled: { status: 'canceled', canceled_at: new Date(), cancel_reason: 'Storm warning' },
} as const;
const usher = async () => (await addRow(app.pool, 'ushers', { status: 'approved' })).id;
const apply = async ({ event_id, type_id }: Pick<Places, 'event_id' | 'type_id'>, status: 'pending' | 'waitlisted') =>
  addRow(app.pool, 'applications', {
    event_id,
    type_id,
    usher_id: await usher(),
    status,
    decided_at: status === 'pending' ? null : new Date(),
  });
const live = async (event_id: string) =>
  (
    await app.pool.query(
      `select id from assignments where event_id = $1 and status in ('invited', 'confirmed')
       union all select id from applications where event_id = $1 and status in ('pending', 'waitlisted')`,
      [event_id],
    )
  ).rowCount;
const somebodyWaits = (count = 1) =>
  vi.waitFor(async () => {
    const { rows } = await app.pool.query(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(count);
  }, PATIENCE);

test.each(['draft', 'canceled'] as const)('nobody applies to, is asked for or stands at a %s event', async (status) => {
  const places = await addPlaces(app.pool, { event: CLOSED[status] });
  for (const waiting of ['pending', 'waitlisted'] as const)
    expect(await refusedBy(apply(places, waiting))).toBe('event_closed');
  for (const place of ['invited', 'confirmed'] as const)
    expect(await refusedBy(assign(app.pool, places, await usher(), { status: place }))).toBe('event_closed');
  const declined = await assign(app.pool, places, await usher(), { status: 'declined' });
  const again = `update assignments set status = 'confirmed' where id = $1`;
  expect(await refusedBy(app.pool.query(again, [declined.id]))).toBe('event_closed');
  const error: unknown = await app.pool.query(again, [declined.id]).catch((reason: unknown) => reason);
  expect(refusalOfDatabaseError(error)).toMatchObject({ code: 'event_closed', status: 409 });
});

test('published, running and completed events take them', async () => {
  const over = { started_at: new Date(), completed_at: new Date() };
  for (const event of [{}, { status: 'in_progress' }, { status: 'completed', ...over }] as const) {
    const places = await addPlaces(app.pool, { event });
    await assign(app.pool, places, await usher());
    await apply(places, 'pending');
    expect(await live(places.event_id)).toBe(2);
  }
});

test.each(['invited', 'confirmed', 'pending', 'waitlisted'] as const)(
  'an event is not closed over somebody who is %s',
  async (status) => {
    const places = await addPlaces(app.pool);
    if (status === 'pending' || status === 'waitlisted') await apply(places, status);
    else await assign(app.pool, places, await usher(), { status });
    const close = `update events set status = 'canceled', canceled_at = now(), cancel_reason = 'Storm' where id = $1`;
    expect(await refusedBy(app.pool.query(close, [places.event_id]))).toBe('event_has_people');
  },
);

test('what was worked stays on record when the event is canceled', async () => {
  const { event_id } = await addPublished(app, token);
  const hired = await hire(app.pool, event_id);
  await makeMove(app, token, event_id, 'in_progress');
  await attend(app.pool, hired);
  await makeMove(app, token, event_id, 'canceled', REASON);
  expect(await live(event_id)).toBe(1);
});

test('canceling waits for an assignment that is under way, and releases it', async () => {
  const { event_id } = await addPublished(app, token);
  const assigning = await app.pool.connect();
  let canceling;
  try {
    await assigning.query('begin');
    await hire(assigning, event_id);
    canceling = outcomeOf(askMove(app, token, event_id, 'canceled', REASON));
    await somebodyWaits();
    await assigning.query('commit');
  } finally {
    assigning.release();
  }
  expect([await canceling, await live(event_id)]).toEqual(['done', 0]);
});

/** Cancels, stops after everybody was released, lets somebody be assigned, and goes on. */
async function assignWhileCanceling(event_id: string, expectWait: boolean) {
  const holding = await app.pool.connect();
  try {
    await holding.query('begin');
    await holding.query('select from event_leads where event_id = $1 for update', [event_id]);
    const canceling = askMove(app, token, event_id, 'canceled', REASON);
    await somebodyWaits();
    const hiring = hire(app.pool, event_id).then(
      () => 'hired',
      (error: unknown) => refusalOfDatabaseError(error)?.code,
    );
    if (expectWait) await somebodyWaits(2);
    else await hiring;
    await holding.query('commit');
    return { canceling: await outcomeOf(canceling), hiring: await hiring };
  } finally {
    holding.release();
  }
}

test('an assignment waits for a canceling that is under way, and is refused', async () => {
  const { event_id } = await addPublished(app, token);
  expect(await assignWhileCanceling(event_id, true)).toEqual({ canceling: 'done', hiring: 'event_closed' });
  expect(await live(event_id)).toBe(0);
});

test('without the one promise the other holds: the canceling is refused', async () => {
  await app.pool.query('alter table assignments disable trigger assignments_event_open');
  const { event_id } = await addPublished(app, token);
  expect(await assignWhileCanceling(event_id, false)).toEqual({ canceling: 'event_has_people', hiring: 'hired' });
  expect(moveEvent.refusals).toContain('event_has_people');
  expect(await statusOf(app.pool, event_id)).toBe('published');
});

test('without both, somebody would be expected at a canceled event', async () => {
  await app.pool.query(`
    alter table assignments disable trigger assignments_event_open;
    alter table events disable trigger events_closed_without_people`);
  const { event_id } = await addPublished(app, token);
  expect(await assignWhileCanceling(event_id, false)).toEqual({ canceling: 'done', hiring: 'hired' });
  expect(await live(event_id)).toBe(1);
});
