import { listLeaderEvents } from '@proline/contract/team-leader/leader-events';
import { leaderList } from '@proline/contract/team-leader/team-leader';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPlaces, addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('viewer'));
});
afterAll(() => app.close());

const rowOf = async (id: string, query: Record<string, string> = {}) => {
  const { data } = leaderList.rows.response.parse((await app.call(leaderList.rows, { token, query })).json());
  return data.find((row) => row.id === id);
};
const setStatus = (event_id: string, status: string) =>
  app.pool.query(
    `update events set status = $2, started_at = coalesce(started_at, starts_at),
       completed_at = case when $2 = 'completed' then now() end where id = $1`,
    [event_id, status],
  );

test('events led, team size and punctuality are those of completed events, of the part that somebody led', async () => {
  const whole = await addRow(app.pool, 'team_leaders', { status: 'approved' });
  const ofZone = await addRow(app.pool, 'team_leaders', { status: 'approved' });
  const { event_id, shift_id, position_id, type_id } = await addPlaces(app.pool);
  const zone = await addRow(app.pool, 'zones', { event_id });
  const zoned = await addRow(app.pool, 'positions', { event_id, shift_id, type_id, zone_id: zone.id });
  await addRow(app.pool, 'event_leads', { event_id, leader_id: whole.id });
  await addRow(app.pool, 'event_leads', { event_id, leader_id: ofZone.id, scope: 'zone', zone_id: zone.id });
  const record = async (position: string, values: Parameters<typeof addRow<'attendance'>>[2]) => {
    const usher = await addRow(app.pool, 'ushers', { status: 'approved' });
    const { id } = await addRow(app.pool, 'assignments', {
      event_id,
      shift_id,
      position_id: position,
      usher_id: usher.id,
    });
    await addRow(app.pool, 'attendance', { assignment_id: id, event_id, usher_id: usher.id, ...values });
  };
  const attended = { outcome: 'attended', method: 'qr', checked_in_at: new Date() } as const;
  await record(zoned.id, { ...attended, late_minutes: 10 });
  await record(zoned.id, { ...attended, late_minutes: 11 });
  await record(position_id, attended);
  await record(position_id, { outcome: 'no_show' });

  expect(await rowOf(whole.id)).toMatchObject({ events_led: 1, teams: 0, team_size: null, on_time: null, arrivals: 0 });
  await setStatus(event_id, 'completed');
  expect(await rowOf(whole.id)).toMatchObject({ teams: 1, team_size: 4, on_time: 2 / 3, arrivals: 3 });
  expect(await rowOf(ofZone.id)).toMatchObject({ teams: 1, team_size: 2, on_time: 0.5, arrivals: 2 });

  const led = listLeaderEvents.response.parse(
    (await app.call(listLeaderEvents, { token, params: { id: ofZone.id } })).json(),
  );
  expect(led).toMatchObject({
    data: [
      {
        event: { id: event_id, status: 'completed' },
        scope: 'zone',
        zone: { code: zone.code },
        result: { people: 2, attended: 2, on_time: 1, no_shows: 0 },
      },
    ],
    // of both leaders, half-way between
    meta: { total: 1, peers: { leaders: 2, median: expect.closeTo((2 / 3 + 0.5) / 2, 9) } },
  });

  expect(await rowOf(whole.id, { on_time: '60..70' })).toBeDefined();
  expect(await rowOf(ofZone.id, { on_time: '60..70' })).toBeUndefined();
  expect([await rowOf(whole.id, { team_size: '3..' }), await rowOf(ofZone.id, { team_size: '3..' })]).toEqual([
    expect.anything(),
    undefined,
  ]);
  await setStatus(event_id, 'in_progress');
  expect(await rowOf(whole.id)).toMatchObject({ teams: 0, on_time: null });
});

test('the load is the time in shifts of this week that somebody leads, and what is at once counts once', async () => {
  const leader = await addRow(app.pool, 'team_leaders', { status: 'approved' });
  // a day in the middle of the week that the organization is in
  const { rows } = await app.pool.query<{ day: string }>(
    `select (d - extract(dow from d)::integer + 3)::text as day from (select (now() at time zone 'Asia/Riyadh')::date as d) t`,
  );
  const day = rows[0]?.day ?? '';
  const at = (hour: number) => new Date(Date.parse(`${day}T00:00:00+03:00`) + hour * 3_600_000);
  const shift = { work_date: day, starts_at: at(9), ends_at: at(15) };
  const { event_id } = await addPlaces(app.pool, {
    shift,
    event: { starts_at: at(9), ends_at: at(24 * 30), published_at: at(-100) },
  });
  await addRow(app.pool, 'shifts', { event_id, ...shift, starts_at: at(12), ends_at: at(18) });
  await addRow(app.pool, 'shifts', {
    event_id,
    work_date: '2030-02-01',
    starts_at: at(24 * 20),
    ends_at: at(24 * 20 + 5),
  });
  await addRow(app.pool, 'event_leads', { event_id, leader_id: leader.id, starts_at: at(9), ends_at: at(24 * 30) });
  expect(await rowOf(leader.id)).toMatchObject({ load_minutes: 9 * 60, load_events: 1 });
  expect(await rowOf(leader.id, { load: '9..9' })).toBeDefined();
  expect(await rowOf(leader.id, { load: '10..' })).toBeUndefined();
});

test('who waits for a decision stands first, then the newest', async () => {
  const old = await addRow(app.pool, 'team_leaders', { created_at: new Date('2020-01-01T00:00:00Z') });
  await addRow(app.pool, 'team_leaders', { status: 'approved' });
  const { data } = leaderList.rows.response.parse((await app.call(leaderList.rows, { token })).json());
  const states = data.map(({ status }) => status);
  expect(states.slice(0, states.lastIndexOf('pending') + 1)).not.toContain('approved');
  expect(data.findIndex(({ id }) => id === old.id)).toBe(states.lastIndexOf('pending'));
});
