import { checkIn, markNoShow, sendMarks } from '@proline/contract/attendance/attendance';
import { getEventBoard, listUnresolved } from '@proline/contract/attendance/board';
import { moveEvent } from '@proline/contract/event-move/event-move';
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

test('since when somebody is absent, by the time of the mark: coming after all ends it, and an undo brings it back', async () => {
  const day = await addDay(app.pool, { people: 2, from: -2, to: 6 });
  const [id = '', other = ''] = day.people.map((person) => person.id);
  const send = async (sent: object) => {
    const body = { marks: [{ id: newMark(), assignment_id: id, method: 'manual', ...sent }] };
    const reply = await app.call(sendMarks, { token: ops.token, params: { id: day.event_id }, body });
    expect(sendMarks.response.parse(reply.json()).data.results).toMatchObject([{ result: 'done' }]);
    const { people } = await boardOf(day.event_id);
    expect(people.find((person) => person.id === other)?.absent_at).toBeNull();
    return people.find((person) => person.id === id)?.absent_at ?? null;
  };
  const at = new Date(Date.now() - 30 * 60_000).toISOString();
  const now = () => new Date().toISOString();
  expect(await send({ kind: 'no_show', at })).toBe(at);
  const came = newMark();
  expect(await send({ id: came, kind: 'check_in', at: now(), version: 1 })).toBeNull();
  expect(await send({ kind: 'undo', undoes: came, at: now() })).toBe(at);
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

test('answers for many at once settle each by its rule, and only then the event is completed', async () => {
  const day = await addDay(app.pool, { people: 5, from: -9, to: -1 });
  const ids = day.people.map(({ id }) => id);
  const [inside = ''] = ids;
  await app.call(sendMarks, {
    token: ops.token,
    params: { id: day.event_id },
    body: {
      marks: [
        { id: newMark(), assignment_id: inside, kind: 'check_in', at: day.starts_at.toISOString(), method: 'qr' },
      ],
    },
  });
  const open = listUnresolved.response.parse(
    (await app.call(listUnresolved, { token: ops.token, params: { id: day.event_id } })).json(),
  );
  expect(open.meta.counts).toEqual({ still_in: 1, no_record: 4, not_over: 0 });
  const planned = { checked_in_at: day.starts_at.toISOString(), checked_out_at: day.ends_at.toISOString() };
  const answers = [
    { kind: 'check_out', at: planned.checked_out_at, version: 1 },
    { kind: 'correct', reason: 'As planned', to: { ...planned, absence: null, approved_minutes: null } },
    { kind: 'no_show', reason: 'Illness' },
    { kind: 'excuse', reason: 'Illness' },
    { kind: 'excuse' },
  ].map((answer, at) => ({
    ...{ id: newMark(), assignment_id: ids[at], version: 0, at: new Date().toISOString(), method: 'manual' },
    ...answer,
  }));
  const settle = async (marks: readonly object[]) =>
    sendMarks.response
      .parse((await app.call(sendMarks, { token: ops.token, params: { id: day.event_id }, body: { marks } })).json())
      .data.results.map(({ result, code }) => code ?? result);
  const complete = async () => {
    const { rows } = await app.pool.query<{ version: number }>('select version from events where id = $1', [
      day.event_id,
    ]);
    const body = { to: 'completed', version: rows[0]?.version };
    const reply = await app.call(moveEvent, { token: ops.token, params: { id: day.event_id }, body });
    return reply.json();
  };
  expect(await settle(answers)).toEqual(['done', 'done', 'done', 'done', 'excuse_needs_reason']);
  expect(await complete()).toMatchObject({ code: 'attendance_unresolved' });
  expect(await settle([{ ...answers[4], id: newMark(), reason: 'Family matter' }])).toEqual(['done']);
  expect(await complete()).toMatchObject({ data: expect.anything() });
  expect(await settle([{ ...answers[1], id: newMark(), version: 1, reason: 'Too late' }])).toEqual([
    'attendance_locked',
  ]);
});
