import { checkIn, markNoShow } from '@proline/contract/attendance/attendance';
import { getEventBoard, listUnresolved } from '@proline/contract/attendance/board';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDay, newMark, type Day } from '../../testing/event/day-course.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let ops: { id: string; token: string };
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ops = await app.signIn('ops');
});
afterAll(() => app.close());

const first = (day: Day): string => day.people[0]?.id ?? '';

const mark = (endpoint: typeof checkIn | typeof markNoShow, id: string) =>
  app.call(endpoint, { token: ops.token, params: { id }, body: { id: newMark() } });

const boardOf = async (event_id: string, since?: string) => {
  const query = since === undefined ? {} : { since };
  const reply = await app.call(getEventBoard, { token: ops.token, params: { id: event_id }, query });
  return getEventBoard.response.parse(reply.json()).data;
};

describe('the board', () => {
  /** the number of a transaction of now */
  const xid = async () =>
    (await app.pool.query<{ xid: string }>('select pg_current_xact_id()::text as xid')).rows[0]?.xid ?? '';

  test('has everybody, and then only what has changed', async () => {
    const day = await addDay(app.pool, { people: 3 });
    const leader = await addRow(app.pool, 'team_leaders', { status: 'approved' });
    await addRow(app.pool, 'event_leads', {
      event_id: day.event_id,
      leader_id: leader.id,
      scope: 'zone',
      zone_id: day.zone_id,
    });
    const all = await boardOf(day.event_id);
    expect(all).toMatchObject({
      complete: true,
      gone: [],
      shifts: [{ id: day.shift_id, arrival_minutes: 30 }],
      zones: [{ id: day.zone_id }],
      positions: [{ shift_id: day.shift_id, zone_id: day.zone_id, headcount: 3 }],
      leads: [{ leader: { id: leader.id }, scope: 'zone', zone_id: day.zone_id }],
      rules: { undo_seconds: 60 },
    });
    expect(all.people.map(({ state }) => state)).toEqual(['expected', 'expected', 'expected']);

    const [one = '', two = ''] = day.people.map(({ id }) => id);
    const since = await xid();
    await mark(checkIn, one);
    await app.pool.query(`update assignments set status = 'released' where id = $1`, [two]);
    // what a board is given may repeat a little: transactions of others may still be open
    const again = await boardOf(day.event_id, all.cursor);
    expect(again.people.find(({ id }) => id === one)?.state).toBe('in');
    expect(again.gone).toEqual([two]);
    const next = await boardOf(day.event_id, since);
    expect(next.complete).toBe(false);
    expect(next.people.map(({ id, state }) => [id, state])).toEqual([[one, 'in']]);
    expect(next.gone).toEqual([two]);
    expect(next.recent).toMatchObject([{ assignment_id: one, kind: 'check_in' }]);
    expect((await boardOf(day.event_id, await xid())).people).toEqual([]);
    // a cursor of another database
    expect((await boardOf(day.event_id, '999999999999')).complete).toBe(true);
  });

  test('its change is told under the event', async () => {
    const day = await addDay(app.pool);
    await mark(checkIn, first(day));
    const { rows } = await app.pool.query(`select topic from changes where record_id = $1`, [day.event_id]);
    expect(rows).toEqual([{ topic: 'attendance' }]);
  });
});

test('who still stands in the way of completing, and why', async () => {
  const day = await addDay(app.pool, { people: 4 });
  const [inside = '', , gone = '', reserve = ''] = day.people.map(({ id }) => id);
  await mark(checkIn, inside);
  await mark(markNoShow, gone);
  await app.pool.query('update assignments set reserve = true where id = $1', [reserve]);
  const reply = await app.call(listUnresolved, { token: ops.token, params: { id: day.event_id } });
  expect(reply.json()).toMatchObject({
    data: [{ why: expect.any(String) }, { why: expect.any(String) }],
    meta: { total: 2, counts: { still_in: 1, no_record: 0, not_over: 1 } },
  });
});
