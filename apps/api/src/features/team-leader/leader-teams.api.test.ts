import { getLeaderCounts, listGivenRatings, listLeaderTeam } from '@proline/contract/team-leader/leader-teams';
import { getLeader } from '@proline/contract/team-leader/team-leader';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPlaces, addRow, assign } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('viewer'));
});
afterAll(() => app.close());

const HOUR = 3_600_000;
const COME = { outcome: 'attended', method: 'qr', checked_in_at: new Date() } as const;

/** A day of an event with two zones, so many days ago. */
const dayOf = async (days_ago: number) => {
  const starts_at = new Date(Math.floor(Date.now() / (24 * HOUR)) * 24 * HOUR - days_ago * 24 * HOUR + 6 * HOUR);
  const times = { starts_at, ends_at: new Date(starts_at.getTime() + 8 * HOUR) };
  const shift = { work_date: starts_at.toISOString().slice(0, 10), ...times };
  const places = await addPlaces(app.pool, { shift, event: times });
  const { event_id, shift_id, type_id } = places;
  const zone = await addRow(app.pool, 'zones', { event_id });
  const zoned = await addRow(app.pool, 'positions', { event_id, shift_id, type_id, zone_id: zone.id });
  const record = async (position_id: string, usher_id: string, came: Parameters<typeof addRow<'attendance'>>[2]) => {
    const { id } = await assign(app.pool, { ...places, position_id }, usher_id, shift);
    await addRow(app.pool, 'attendance', { assignment_id: id, event_id, usher_id, ...came });
    return id;
  };
  const giveBack = (position_id: string, usher_id: string) =>
    addRow(app.pool, 'assignments', {
      ...{ event_id, shift_id, position_id, usher_id, ...shift, status: 'released', late_cancel: true },
    });
  const lead = (leader_id: string, zone_id: string | null = null) =>
    addRow(app.pool, 'event_leads', {
      ...{ event_id, leader_id, ...times },
      ...(zone_id !== null && { scope: 'zone', zone_id }),
    });
  const complete = () =>
    app.pool.query(
      `update events set status = 'completed', started_at = starts_at, completed_at = ends_at where id = $1`,
      [event_id],
    );
  return { ...places, ...shift, zone_id: zone.id, zoned: zoned.id, record, giveBack, lead, complete };
};

const teamOf = async (id: string) =>
  listLeaderTeam.response.parse((await app.call(listLeaderTeam, { token, params: { id } })).json());

test('the people of the teams: of the part that was led, once completed, the latest first', async () => {
  const leader = await addRow(app.pool, 'team_leaders', { status: 'approved' });
  const [own, other, third] = [
    await addRow(app.pool, 'ushers', { status: 'approved' }),
    await addRow(app.pool, 'ushers', { status: 'approved' }),
    await addRow(app.pool, 'ushers', { status: 'approved' }),
  ];
  const [first, second, running] = [await dayOf(9), await dayOf(3), await dayOf(1)];
  // two parts of one event count once
  await first.lead(leader.id);
  await first.lead(leader.id, first.zone_id);
  await second.lead(leader.id, second.zone_id);
  await running.lead(leader.id);
  await first.record(first.zoned, own.id, { ...COME, late_minutes: 10 });
  await first.record(first.position_id, other.id, { outcome: 'excused' });
  await second.record(second.zoned, own.id, { ...COME, late_minutes: 11 });
  await second.record(second.position_id, other.id, { outcome: 'no_show' });
  await running.record(running.position_id, third.id, COME);
  // given back too late: one in the part that was led, one beside it, one of an event that is not over
  await first.giveBack(first.zoned, own.id);
  await second.giveBack(second.position_id, other.id);
  await running.giveBack(running.position_id, other.id);
  for (const day of [first, second]) await day.complete();

  const { data, meta } = await teamOf(leader.id);
  expect(meta.total).toBe(2);
  expect(data).toMatchObject([
    { id: own.id, events: 2, shifts: 2, attended: 2, on_time: 1, no_shows: 0, late_cancels: 1, excused: 0 },
    { id: other.id, events: 1, shifts: 1, attended: 0, on_time: 0, no_shows: 0, late_cancels: 0, excused: 1 },
  ]);
  expect(data[0]?.last_at).toBe(second.starts_at.toISOString());
  const counts = await app.call(getLeaderCounts, { token, params: { id: leader.id } });
  expect(getLeaderCounts.response.parse(counts.json()).data).toEqual({
    ...{ events: 4, teams: 2, ratings: 0, documents: null, transfers: 0 },
  });
});

test('ratings that were given, with whom they are about, and the mean of all', async () => {
  const leader = await addRow(app.pool, 'team_leaders', { status: 'approved' });
  const usher = await addRow(app.pool, 'ushers', { status: 'approved' });
  for (const [days, stars] of [
    [5, 5],
    [2, 4],
  ] as const) {
    const day = await dayOf(days);
    const assignment_id = await day.record(day.position_id, usher.id, COME);
    await addRow(app.pool, 'ratings', {
      ...{ assignment_id, usher_id: usher.id, stars, author_leader_id: leader.id },
      ...{ comment: `${stars} of 5`, created_at: day.ends_at },
    });
  }
  const reply = await app.call(listGivenRatings, { token, params: { id: leader.id } });
  const { data, meta } = listGivenRatings.response.parse(reply.json());
  expect(meta).toMatchObject({ total: 2, mean: 4.5 });
  expect(data.map(({ stars, comment, usher: { id } }) => [stars, comment, id])).toEqual([
    [4, '4 of 5', usher.id],
    [5, '5 of 5', usher.id],
  ]);
});

test('no-shows of the teams stand beside the arrivals; whoever is no leader has no team', async () => {
  const leader = await addRow(app.pool, 'team_leaders', { status: 'approved' });
  const day = await dayOf(4);
  await day.lead(leader.id);
  for (const came of [COME, { outcome: 'no_show' }] as const)
    await day.record(day.position_id, (await addRow(app.pool, 'ushers', { status: 'approved' })).id, came);
  await day.giveBack(day.position_id, (await addRow(app.pool, 'ushers', { status: 'approved' })).id);
  await day.complete();
  const found = await app.call(getLeader, { token, params: { id: leader.id } });
  expect(getLeader.response.parse(found.json()).data).toMatchObject({ arrivals: 1, no_shows: 1, late_cancels: 1 });

  const { id } = await addRow(app.pool, 'ushers', { status: 'approved' });
  for (const endpoint of [listLeaderTeam, listGivenRatings, getLeaderCounts])
    expect((await app.call(endpoint, { token, params: { id } })).statusCode).toBe(404);
});
