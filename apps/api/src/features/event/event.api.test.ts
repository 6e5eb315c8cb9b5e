import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventList, getEvent, type EventRow } from '@proline/contract/event';
import { addPlaces, addRow, assign, atHour } from '../../testing/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('viewer')).token;
});
afterAll(() => app.close());

const rows = async (query: Record<string, string>): Promise<EventRow[]> => {
  const response = await app.call(eventList.rows, { token, query });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
};

test('a row says who leads, how full it is, who waits and what it costs', async () => {
  const places = await addPlaces(app.pool, { headcount: 4, shift: { break_minutes: 60 } });
  const [confirmed, invited, asking] = await Promise.all([1, 2, 3].map(() => addRow(app.pool, 'ushers')));
  await assign(app.pool, places, confirmed?.id ?? '');
  await assign(app.pool, places, invited?.id ?? '', { status: 'invited' });
  await addRow(app.pool, 'applications', {
    event_id: places.event_id,
    usher_id: asking?.id ?? '',
    type_id: places.type_id,
  });
  const leader = await addRow(app.pool, 'team_leaders');
  await addRow(app.pool, 'event_leads', { event_id: places.event_id, leader_id: leader.id, pay_minor: 50_000 });

  const [row] = await rows({ type: places.type_id });
  expect(row).toMatchObject({
    id: places.event_id,
    places: 4,
    confirmed: 1,
    invited: 1,
    waiting: 1,
    // four people, seven paid hours of eight at 40.00, and the leader
    cost_minor: 4 * 7 * 4_000 + 50_000,
    currency: 'SAR',
    leaders: [{ id: leader.id, name_en: 'Nasser Salem' }],
  });
  expect((await rows({ leader: leader.id })).map(({ id }) => id)).toEqual([places.event_id]);
  const one = await app.call(getEvent, { token, params: { id: places.event_id } });
  expect(one.json().data).toMatchObject({ ...row, shifts: 1, zones: 0, version: 1 });
});

test('events of a category, and those that lack people soon', async () => {
  const soon = new Date(Date.now() + 48 * 3_600_000);
  const event = { starts_at: soon, ends_at: new Date(soon.getTime() + 36_000_000) };
  const lacking = await addPlaces(app.pool, { headcount: 1, event });
  const later = await addPlaces(app.pool, { headcount: 1, event: { starts_at: atHour(0), ends_at: atHour(9) } });
  const empty = await addPlaces(app.pool, { headcount: 0, event });
  const found = (await rows({ understaffed: 'yes' })).map(({ id }) => id);
  expect([lacking, later, empty].map(({ event_id }) => found.includes(event_id))).toEqual([true, false, false]);

  const { rows: categories } = await app.pool.query<{ category_id: string }>(
    'select category_id from events where id = $1',
    [later.event_id],
  );
  expect((await rows({ category: categories[0]?.category_id ?? '' })).map(({ id }) => id)).toEqual([later.event_id]);
});
