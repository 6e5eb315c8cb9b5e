import { checkIn, checkOut, correctAttendance } from '@proline/contract/attendance/attendance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDay, newMark } from '../../testing/event/day-course.ts';
import { makeMove } from '../../testing/event/event-course.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('owner'));
});
afterAll(() => app.close());

const MINUTE = 60_000;

test('an event that is opened again pays the corrected minutes, once; minutes by hand win', async () => {
  const day = await addDay(app.pool, { from: -9, to: -1 });
  const id = day.people[0]?.id ?? '';
  const after = (minutes: number) => new Date(day.starts_at.getTime() + minutes * MINUTE).toISOString();
  const times = { checked_in_at: after(0), checked_out_at: after(360), absence: null };
  const correct = (version: number, approved_minutes: number | null) =>
    app.call(correctAttendance, {
      token,
      params: { id },
      body: { id: newMark(), version, reason: 'Left later', ...times, approved_minutes },
    });
  const paid = async () =>
    (
      await app.pool.query(
        `select l.minutes from transfers t join transfer_lines l on l.transfer_id = t.id
         where t.event_id = $1 and t.voided_at is null`,
        [day.event_id],
      )
    ).rows;

  await app.call(checkIn, { token, params: { id }, body: { id: newMark(), at: after(0) } });
  await app.call(checkOut, { token, params: { id }, body: { id: newMark(), at: after(240) } });
  await makeMove(app, token, day.event_id, 'completed');
  expect(await paid()).toEqual([{ minutes: 240 }]);
  // while it is completed nothing is corrected
  expect((await correct(2, null)).json()).toMatchObject({ code: 'attendance_locked' });

  await makeMove(app, token, day.event_id, 'in_progress');
  expect(await paid()).toEqual([]);
  expect((await correct(2, null)).statusCode).toBe(200);
  await makeMove(app, token, day.event_id, 'completed');
  expect(await paid()).toEqual([{ minutes: 360 }]);

  await makeMove(app, token, day.event_id, 'in_progress');
  expect((await correct(3, 300)).statusCode).toBe(200);
  await makeMove(app, token, day.event_id, 'completed');
  expect(await paid()).toEqual([{ minutes: 300 }]);
});
