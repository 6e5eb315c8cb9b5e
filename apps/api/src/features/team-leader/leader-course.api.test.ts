import { getLeaderCourse } from '@proline/contract/team-leader/leader-course';
import { promoteUsher } from '@proline/contract/team-leader/team-leader-record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askLeader, outcomeOf } from '../../testing/people/person-course.ts';
import { addPlaces, addRow, assign } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  const { id } = await app.addAdmin('owner', 'Rana Aziz');
  ({ token } = await app.signIn('owner', id));
});
afterAll(() => app.close());

const courseOf = async (id: string) =>
  getLeaderCourse.response.parse((await app.call(getLeaderCourse, { token, params: { id } })).json()).data;

test('it says how somebody became a leader, the latest first, and by whom', async () => {
  const { id, version } = await addRow(app.pool, 'ushers', { status: 'approved' });
  expect((await app.call(getLeaderCourse, { token, params: { id } })).statusCode).toBe(404);
  await app.call(promoteUsher, { token, params: { id }, body: { version } });
  expect(await outcomeOf(askLeader(app, token, id, 'approve'))).toBe('done');
  const { steps, usher_since, given } = await courseOf(id);
  expect(steps.map(({ step, by }) => [step, by])).toEqual([
    ['approve', 'Rana Aziz'],
    ['promote', 'Rana Aziz'],
  ]);
  expect([usher_since === null, given]).toEqual([false, { ratings: 0, mean: null }]);
});

test('each day of the week has the time in shifts that are led; what is led at once counts once', async () => {
  const leader = await addRow(app.pool, 'team_leaders', { status: 'approved' });
  // noon to six and two to eight today, where the organization is
  const { rows } = await app.pool.query<{ day: string; at: Date }>(
    `select d::text as day, d::timestamp at time zone 'Asia/Riyadh' as at from (select (now() at time zone 'Asia/Riyadh')::date as d) t`,
  );
  const { day = '', at = new Date(0) } = rows[0] ?? {};
  const hours = (from: number, to: number) => ({
    starts_at: new Date(at.getTime() + from * 3_600_000),
    ends_at: new Date(at.getTime() + to * 3_600_000),
  });
  const shift = { ...hours(12, 18), work_date: day };
  const { event_id } = await addPlaces(app.pool, { shift, event: hours(12, 20) });
  await addRow(app.pool, 'shifts', { event_id, ...hours(14, 20), work_date: day });
  await addRow(app.pool, 'event_leads', { event_id, leader_id: leader.id, ...hours(12, 20) });
  const { week } = await courseOf(leader.id);
  expect(week).toHaveLength(7);
  expect(week.filter(({ minutes }) => minutes > 0)).toEqual([{ day, minutes: 480 }]);
});

test('ratings that the leader gave are counted with their mean', async () => {
  const leader = await addRow(app.pool, 'team_leaders', { status: 'approved' });
  const places = await addPlaces(app.pool);
  for (const stars of [5, 4] as const) {
    const usher = await addRow(app.pool, 'ushers', { status: 'approved' });
    const { id } = await assign(app.pool, places, usher.id);
    await addRow(app.pool, 'ratings', {
      ...{ assignment_id: id, usher_id: usher.id, stars, author_leader_id: leader.id },
    });
  }
  expect((await courseOf(leader.id)).given).toEqual({ ratings: 2, mean: 4.5 });
});
