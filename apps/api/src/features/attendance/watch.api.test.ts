import { checkIn, checkOut } from '@proline/contract/attendance/attendance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDay, newMark, type Day } from '../../testing/event/day-course.ts';
import { runClockTwice } from '../../testing/program/clock-turns.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { watchDayJob } from './watch.service.ts';

let app: TestApp;
let ops: { id: string; token: string };
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ops = await app.signIn('ops');
  await app.signIn('viewer');
});
afterAll(() => app.close());

const toldOf = async ({ event_id }: Day) =>
  (
    await app.pool.query<{ kind: string; link: string; params: object }>(
      `select kind, link, params - 'event_id' - 'title_en' - 'title_ar' as params from notifications
       where admin_id = $2 and params ->> 'event_id' = $1 order by kind`,
      [event_id, ops.id],
    )
  ).rows;

const mark = (endpoint: typeof checkIn | typeof checkOut, day: Day, n: number) =>
  app.call(endpoint, { token: ops.token, params: { id: day.people[n]?.id ?? '' }, body: { id: newMark() } });

test('operations are told what goes wrong on the day, once each, with the way there', async () => {
  // begun an hour ago: one of five is here
  const running = await addDay(app.pool, { people: 5 });
  await mark(checkIn, running, 0);
  // in five minutes, and nobody has come
  const soon = await addDay(app.pool, { people: 2, from: 5 / 60, status: 'published' });
  // in five minutes, and one has come
  const fine = await addDay(app.pool, { people: 2, from: 5 / 60, status: 'published' });
  await mark(checkIn, fine, 0);
  // within the minutes of grace
  const fresh = await addDay(app.pool, { people: 1, from: -5 / 60 });
  const ahead = await addDay(app.pool, { people: 1, from: 3, status: 'published' });
  const over = await addDay(app.pool, { people: 1, from: -40, to: -30 });
  const yesterday = await addDay(app.pool, { people: 1, from: -30, to: -20 });

  await runClockTwice(app, watchDayJob, {});
  await runClockTwice(app, watchDayJob, {});

  const board = (day: Day) => `/events/${day.event_id}/attendance`;
  expect(await toldOf(running)).toEqual([
    {
      kind: 'late_check_ins',
      link: `${board(running)}?shift=${running.shift_id}&state=late`,
      params: { missing: 4 },
    },
    {
      kind: 'zone_under_minimum',
      link: `${board(running)}?shift=${running.shift_id}&zone=${running.zone_id}`,
      params: { zone_en: 'Gate', zone_ar: 'بوابة', here: 1, needed: 5 },
    },
  ]);
  expect(await toldOf(soon)).toEqual([
    { kind: 'nobody_in', link: `${board(soon)}?shift=${soon.shift_id}&state=missing`, params: { missing: 2 } },
  ]);
  expect(await toldOf(over)).toEqual([{ kind: 'event_not_completed', link: `${board(over)}?show=open`, params: {} }]);
  for (const quiet of [fine, fresh, ahead, yesterday]) expect(await toldOf(quiet)).toEqual([]);
  const { rows } = await app.pool.query(
    `select distinct a.permission_set from notifications n join admins a on a.id = n.admin_id`,
  );
  expect(rows).toEqual([{ permission_set: 'ops' }]);
});

test('whoever leaves makes a zone thin again', async () => {
  const day = await addDay(app.pool, { people: 1 });
  await mark(checkIn, day, 0);
  await runClockTwice(app, watchDayJob, {});
  expect(await toldOf(day)).toEqual([]);
  await mark(checkOut, day, 0);
  await runClockTwice(app, watchDayJob, {});
  expect((await toldOf(day)).map(({ kind }) => kind)).toEqual(['zone_under_minimum']);
});
