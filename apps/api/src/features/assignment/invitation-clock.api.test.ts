import { afterAll, beforeAll, expect, test } from 'vitest';
import { addApproved, addShifts } from '../../testing/event/hiring-course.ts';
import { runClockTwice } from '../../testing/program/clock-turns.ts';
import { assign, atHour, type Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { expireInvitationsJob } from './invitation-clock.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
});
afterAll(() => app.close());

test('invitations that nobody answered in time end once, and give their places back', async () => {
  const [here] = (await addShifts(app, [{ from: 0, to: 6, headcount: 2 }])) as [Places];
  const at = { starts_at: atHour(0), ends_at: atHour(6), status: 'invited', invited_at: atHour(-90_000) } as const;
  const due = await assign(app.pool, here, await addApproved(app), { ...at, expires_at: new Date() });
  const open = await assign(app.pool, here, await addApproved(app), { ...at, expires_at: atHour(-1) });
  await runClockTwice(app, expireInvitationsJob, {});
  const { rows } = await app.pool.query('select id, status, version from assignments where event_id = $1', [
    here.event_id,
  ]);
  expect(rows).toEqual(
    expect.arrayContaining([
      { id: due.id, status: 'expired', version: 2 },
      { id: open.id, status: 'invited', version: 1 },
    ]),
  );
  const { rows: entries } = await app.pool.query(`select action from audit_log where record_id = $1`, [due.id]);
  expect(entries).toEqual([{ action: 'expire' }]);
  const { rows: places } = await app.pool.query('select invited from positions where id = $1', [here.position_id]);
  expect(places).toEqual([{ invited: 1 }]);
});
