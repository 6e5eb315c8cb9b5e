import { afterAll, beforeAll, expect, test } from 'vitest';
import { addApproved, addShifts, apply, give } from '../../testing/event/hiring-course.ts';
import { runClockTwice } from '../../testing/program/clock-turns.ts';
import type { Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { firstComeJob } from './accept-jobs.service.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('ops'));
});
afterAll(() => app.close());

test('whoever comes first is taken by itself while places last; who is busy waits on the list', async () => {
  const [here] = (await addShifts(app, [{ from: 0, to: 6, headcount: 2 }])) as [Places];
  const [chosen] = (await addShifts(app, [{ from: 0, to: 6 }])) as [Places];
  await app.pool.query(`update events set hiring_mode = 'first_come' where id = $1`, [here.event_id]);
  const [elsewhere] = (await addShifts(app, [{ from: 2, to: 8 }])) as [Places];
  const busy = await addApproved(app);
  await give(app, token, elsewhere, busy);
  const people = [busy, ...(await Promise.all([1, 2, 3].map(() => addApproved(app))))];
  for (const [n, usher_id] of people.entries())
    await apply(app, here, { usher_id, created_at: new Date(Date.UTC(2026, 0, 1, n)) });
  const undecided = await apply(app, chosen);
  await runClockTwice(app, firstComeJob, {});
  const { rows } = await app.pool.query<{ status: string }>(
    'select status from applications where event_id = $1 order by created_at',
    [here.event_id],
  );
  expect(rows.map(({ status }) => status)).toEqual(['waitlisted', 'accepted', 'accepted', 'waitlisted']);
  const { rows: others } = await app.pool.query('select status from applications where id = $1', [undecided.id]);
  expect(others).toEqual([{ status: 'pending' }]);
});
