import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayIn, personOf } from '../../testing/people/person-course.ts';
import { runClockTwice } from '../../testing/program/clock-turns.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { endBlocksJob } from './block-clock.service.ts';

let app: TestApp;
beforeAll(async () => {
  // blocks are made by a process that has no clock, so that they all end at once
  app = await startTestApp({ jobs: [] });
});
afterAll(() => app.close());

const addBlocked = async (days: number | null, lacking: { photo?: null; birth_date?: string | null } = {}) =>
  (
    await addRow(app.pool, 'ushers', {
      status: 'blocked',
      status_reason: 'No-show',
      blocked_until: days === null ? null : await dayIn(app.pool, days),
      ...lacking,
    })
  ).id;

test('timed blocks end on their day, once, by the clock; others stay', async () => {
  const ended = await Promise.all([0, -1].map((days) => addBlocked(days)));
  const stay = await Promise.all([1, null].map((days) => addBlocked(days)));
  await runClockTwice(app, endBlocksJob, {});
  for (const id of ended) {
    expect(await personOf(app.pool, id)).toMatchObject({ usher_status: 'approved', usher_blocked_until: null });
    const { rows } = await app.pool.query('select admin_id, action, after from audit_log where record_id = $1', [id]);
    expect(rows).toMatchObject([{ admin_id: null, action: 'unblock', after: { status: 'approved' } }]);
  }
  for (const id of stay) expect((await personOf(app.pool, id))?.usher_status).toBe('blocked');
});

test('a block ends on its day also for somebody who could not be approved: they wait for a decision again', async () => {
  const lacking = [{ photo: null }, { birth_date: null }, { birth_date: '2015-01-01' }] as const;
  const ids = await Promise.all(lacking.map((without) => addBlocked(0, without)));
  await runClockTwice(app, endBlocksJob, {});
  for (const id of ids) {
    expect(await personOf(app.pool, id)).toMatchObject({ usher_status: 'pending', usher_blocked_until: null });
    const { rows } = await app.pool.query('select admin_id, action, after from audit_log where record_id = $1', [id]);
    expect(rows).toMatchObject([{ admin_id: null, action: 'unblock', after: { status: 'pending' } }]);
  }
});
