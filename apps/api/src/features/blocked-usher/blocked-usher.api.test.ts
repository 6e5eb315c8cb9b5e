import { blockedUsherList } from '@proline/contract/blocked-usher/blocked-usher';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayIn } from '../../testing/people/person-course.ts';
import { addPlaces, addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
});
afterAll(() => app.close());

test('who is blocked, why, by whom, since and until when, what is owed, and where they are still expected', async () => {
  const { token, id: admin_id } = await app.signIn('recruiter');
  const blocked = await addRow(app.pool, 'ushers', {
    status: 'blocked',
    status_reason: 'Left twice',
    status_changed_by: admin_id,
    blocked_until: '2035-01-01',
  });
  const forGood = await addRow(app.pool, 'ushers', { status: 'blocked', status_reason: 'Theft' });
  await addRow(app.pool, 'ushers', { status: 'approved' });
  await addRow(app.pool, 'transfers', { usher_id: blocked.id, gross_minor: 10_000 });
  await addRow(app.pool, 'transfers', { usher_id: blocked.id, gross_minor: 2_500 });
  await app.pool.query(`update persons set leader_status = 'pending' where id = $1`, [blocked.id]);
  const { event_id } = await addPlaces(app.pool);
  await addRow(app.pool, 'event_leads', { event_id, leader_id: blocked.id });
  const listed = async (query: Record<string, string> = {}) =>
    blockedUsherList.rows.response.parse((await app.call(blockedUsherList.rows, { token, query })).json()).data;

  const all = await listed();
  expect(all.map(({ id }) => id).toSorted()).toEqual([blocked.id, forGood.id].toSorted());
  expect(all.find(({ id }) => id === blocked.id)).toMatchObject({
    reason: 'Left twice',
    until: '2035-01-01',
    owed: [{ currency: 'SAR', minor: 12_500 }],
    future_events: 1,
  });
  expect(all.find(({ id }) => id === blocked.id)?.blocked_by).toBeTruthy();
  expect(all.find(({ id }) => id === forGood.id)).toMatchObject({
    until: null,
    owed: [],
    future_events: 0,
    blocked_by: null,
  });
  for (const query of [{ is_owed: 'yes' }, { still_planned: 'yes' }, { q: 'twice left' }])
    expect((await listed(query)).map(({ id }) => id)).toEqual([blocked.id]);
});

test('by how long a block still holds, to the day, and by who blocked', async () => {
  const { token, id: admin_id } = await app.signIn('recruiter');
  const city = 'Block town';
  const block = async (until: string | null) =>
    (
      await addRow(app.pool, 'ushers', {
        ...{ city, status: 'blocked', status_reason: 'Late', status_changed_by: admin_id, blocked_until: until },
      })
    ).id;
  const forGood = await block(null);
  const [seven = '', eight = '', thirty = '', later = ''] = await Promise.all(
    [7, 8, 30, 31].map(async (days) => block(await dayIn(app.pool, days))),
  );
  const found = async (query: Record<string, string>) => {
    const reply = await app.call(blockedUsherList.rows, { token, query: { city, ...query } });
    return blockedUsherList.rows.response.parse(reply.json()).data;
  };
  const idsOf = async (query: Record<string, string>) => (await found(query)).map(({ id }) => id);
  expect(await idsOf({ ends: 'for_good' })).toEqual([forGood]);
  expect(await idsOf({ ends: 'in_7_days' })).toEqual([seven]);
  expect((await idsOf({ ends: 'in_30_days' })).toSorted()).toEqual([eight, thirty].toSorted());
  expect(await idsOf({ ends: 'later' })).toEqual([later]);
  const day = await dayIn(app.pool, 30);
  expect(await idsOf({ until: `${day}..${day}` })).toEqual([thirty]);
  expect(await idsOf({ sort: 'until' })).toEqual([seven, eight, thirty, later, forGood]);
  expect(await idsOf({ sort: '-until' })).toEqual([later, thirty, eight, seven, forGood]);
  const [one] = await found({});
  expect(await idsOf({ blocked_by: one?.blocked_by ?? '' })).toHaveLength(5);
  const offered = await app.call(blockedUsherList.values, { token, query: { filter: 'blocked_by' } });
  expect(offered.json()).toEqual({ data: [one?.blocked_by] });
});
