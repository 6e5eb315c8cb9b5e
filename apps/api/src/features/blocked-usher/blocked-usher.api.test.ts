import { blockedUsherList } from '@proline/contract/blocked-usher/blocked-usher';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  for (const query of [{ is_owed: 'yes' }, { still_planned: 'yes' }])
    expect((await listed(query)).map(({ id }) => id)).toEqual([blocked.id]);
});
