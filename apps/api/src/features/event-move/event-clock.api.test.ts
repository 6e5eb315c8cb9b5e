import { afterAll, beforeAll, expect, test } from 'vitest';
import { addReadyDraft, beginsIn, hire, makeMove, statusOf } from '../../testing/event/event-course.ts';
import { runClockTwice } from '../../testing/program/clock-turns.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { startEventsJob } from './event-clock.service.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  // events are made ready by a process that has no clock, so that they all become due at once
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('ops'));
});
afterAll(async () => {
  await app.close();
});

async function addEvent(hours: number, status: 'confirmed' | 'invited' = 'confirmed'): Promise<string> {
  const { event_id } = await addReadyDraft(app, token);
  await makeMove(app, token, event_id, 'published');
  await hire(app.pool, event_id, { status });
  await beginsIn(app.pool, event_id, hours);
  return event_id;
}

const startsOf = async (event_id: string) =>
  (
    await app.pool.query<{ admin_id: string | null; after: unknown }>(
      `select admin_id, after from audit_log where record_id = $1 and action = 'start'`,
      [event_id],
    )
  ).rows;

test('events whose first shift has begun are started once, by the clock, and no others', async () => {
  const due = await Promise.all([-0.01, -1, -2, -3].map((hours) => addEvent(hours)));
  const early = await addEvent(0.2);
  const nobody = await addEvent(-1, 'invited');
  // something is wrong with one of them
  const broken = await addEvent(-1);
  await app.pool.query(`
    create function refuse_start() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger refuse_start before update on events for each row
      when (new.id = '${broken}' and new.status = 'in_progress') execute function refuse_start()`);

  await runClockTwice(app, startEventsJob, {});

  for (const id of due) {
    expect(await statusOf(app.pool, id)).toBe('in_progress');
    expect(await startsOf(id)).toEqual([
      {
        admin_id: null,
        after: { status: 'in_progress', by: 'clock', applications_expired: 0, invitations_expired: 0 },
      },
    ]);
  }
  expect(await Promise.all([early, nobody, broken].map((id) => statusOf(app.pool, id)))).toEqual(
    Array(3).fill('published'),
  );

  // and it is taken up again as soon as nothing is wrong any more
  await app.pool.query('drop trigger refuse_start on events');
  await runClockTwice(app, startEventsJob, {});
  expect(await statusOf(app.pool, broken)).toBe('in_progress');
  expect(await startsOf(broken)).toHaveLength(1);
  for (const id of due) expect(await startsOf(id)).toHaveLength(1);
});

test('the clock comes once a minute', () => {
  expect(startEventsJob.everyMinutes).toBe(1);
});
