import { afterAll, beforeAll, expect, test } from 'vitest';
import { getLeader, leaderList } from '@proline/contract/team-leader/team-leader';
import { addPlaces, addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a leader with the events he leads, without those he was released from', async () => {
  const { token } = await app.signIn('viewer');
  const leader = await addRow(app.pool, 'team_leaders', { name_en: 'Badr Rare' });
  const { event_id } = await addPlaces(app.pool);
  const { event_id: left } = await addPlaces(app.pool);
  await addRow(app.pool, 'event_leads', { event_id, leader_id: leader.id });
  await addRow(app.pool, 'event_leads', { event_id: left, leader_id: leader.id, released_at: new Date() });
  const list = await app.call(leaderList.rows, { token, query: { q: 'badr' } });
  expect(list.json()).toMatchObject({
    data: [{ id: leader.id, events_led: 1, status: 'pending' }],
    meta: { total: 1 },
  });
  const one = await app.call(getLeader, { token, params: { id: leader.id } });
  expect(one.json().data).toMatchObject({ events_led: 1, next_event: { id: event_id }, usher: null });
});

test('a page by its number is not empty as long as there are leaders', async () => {
  const { token } = await app.signIn('viewer');
  for (let n = 0; n < 30; n += 1) await addRow(app.pool, 'team_leaders');
  const { data, meta } = leaderList.rows.response.parse(
    (await app.call(leaderList.rows, { token, query: { sort: '-created_at', page: '2' } })).json(),
  );
  expect(data).toHaveLength(meta.total - 25);
});

test('who was turned down is found by the filter alone, and in no count', async () => {
  const { token } = await app.signIn('viewer');
  const city = 'Down town';
  const waits = await addRow(app.pool, 'team_leaders', { city });
  const down = await addRow(app.pool, 'team_leaders', {
    ...{ city, turned_down_at: new Date('2026-11-01T09:00:00Z'), turn_down_reason: 'No need' },
  });
  const listed = async (query: Record<string, string> = {}) =>
    leaderList.rows.response.parse((await app.call(leaderList.rows, { token, query: { city, ...query } })).json()).data;
  expect((await listed()).map(({ id }) => id)).toEqual([waits.id]);
  expect((await listed({ turned_down: 'no' })).map(({ id }) => id)).toEqual([waits.id]);
  expect(await listed({ turned_down: 'yes' })).toMatchObject([
    { id: down.id, status: 'pending', turned_down_at: '2026-11-01T09:00:00.000Z' },
  ]);
  const counts = await app.call(leaderList.counts, { token, query: { city } });
  expect(counts.json()).toMatchObject({ data: { all: 1 } });
  const file = await app.call(leaderList.export, {
    token,
    query: { format: 'csv', city, turned_down: 'yes', columns: 'code,turned_down_at' },
  });
  expect(file.body.trim().split('\n')).toHaveLength(2);
});
