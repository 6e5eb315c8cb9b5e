import {
  checkIn,
  checkOut,
  correctAttendance,
  excuseAbsence,
  listMarks,
  markNoShow,
  openExcuse,
  undoMark,
} from '@proline/contract/attendance/attendance';
import { getEventBoard } from '@proline/contract/attendance/board';
import type { Endpoint } from '@proline/contract/frame/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDay, newMark, type Day } from '../../testing/event/day-course.ts';
import { addFile } from '../../testing/sample/sample-files.ts';
import { addRow, assign } from '../../testing/sample/sample-rows.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let ops: { id: string; token: string };
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ops = await app.signIn('ops');
});
afterAll(() => app.close());

const MINUTE = 60_000;
const later = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE).toISOString();
const first = (day: Day): string => day.people[0]?.id ?? '';

/** The state that it led to, or the code of the refusal. */
async function mark(endpoint: Endpoint, id: string, body: object = {}): Promise<string> {
  const reply = await app.call(endpoint, { token: ops.token, params: { id }, body: { id: newMark(), ...body } });
  const said = reply.json<{ code?: string; data?: { result: string; person: { state: string } } }>();
  if (reply.statusCode !== 200) return said.code ?? `status ${reply.statusCode}`;
  return said.data?.result === 'repeated' ? 'repeated' : (said.data?.person.state ?? '');
}

const boardOf = async (event_id: string, since?: string) => {
  const query = since === undefined ? {} : { since };
  const reply = await app.call(getEventBoard, { token: ops.token, params: { id: event_id }, query });
  return getEventBoard.response.parse(reply.json()).data;
};

const recordOf = async (id: string) =>
  (await app.pool.query('select * from attendance where assignment_id = $1', [id])).rows[0];

describe('one person’s day', () => {
  test('comes late, leaves, and is resolved by that; everything stands in the log', async () => {
    const day = await addDay(app.pool);
    const id = first(day);
    expect(await mark(checkIn, id, { at: later(day.starts_at, 12), method: 'qr' })).toBe('in');
    expect(await mark(checkIn, id)).toBe('already_checked_in');
    expect(await mark(markNoShow, id)).toBe('correction_needed');
    expect(await mark(checkOut, id, { at: later(day.starts_at, 5) })).toBe('out_before_in');
    expect(await mark(checkOut, id, { at: later(day.starts_at, 50) })).toBe('left');
    expect(await mark(checkOut, id)).toBe('already_left');
    expect(await recordOf(id)).toMatchObject({
      outcome: 'attended',
      method: 'qr',
      out_method: 'manual',
      late_minutes: 12,
      version: 2,
      recorded_by: ops.id,
    });
    const [person] = (await boardOf(day.event_id)).people;
    expect(person).toMatchObject({ state: 'left', late_minutes: 12, is_late: true, version: 2, outside: false });
    const log = await app.call(listMarks, { token: ops.token, params: { id } });
    expect(log.json<{ data: object[] }>().data).toMatchObject([
      {
        kind: 'check_out',
        by: { name_en: expect.any(String), name_ar: expect.any(String) },
        before: { outcome: null },
        after: { outcome: 'attended' },
      },
      { kind: 'check_in', method: 'qr', before: { checked_in_at: null }, after: { late_minutes: 12 } },
    ]);
    const { rows } = await app.pool.query('select action, entity from audit_log where record_id = $1 order by id', [
      id,
    ]);
    expect(rows).toEqual([
      { action: 'check_in', entity: 'attendance' },
      { action: 'check_out', entity: 'attendance' },
    ]);
  });

  test('a no-show who comes after all is in, and an excuse has its reason and its paper', async () => {
    const day = await addDay(app.pool, { people: 3 });
    const [one = '', two = '', three = ''] = day.people.map(({ id }) => id);
    expect(await mark(markNoShow, one)).toBe('no_show');
    expect(await mark(markNoShow, one)).toBe('already_no_show');
    const { absent_at } = (await boardOf(day.event_id)).people.find(({ id }) => id === one) ?? {};
    // why follows; whoever chose it in Arabic: reports count it once
    expect(await mark(markNoShow, one, { reason: 'مرض' })).toBe('no_show');
    expect(await recordOf(one)).toMatchObject({ outcome: 'no_show', reason: 'Illness', version: 2 });
    expect((await boardOf(day.event_id)).people.find(({ id }) => id === one)).toMatchObject({ absent_at });
    expect(await mark(markNoShow, one, { reason: 'Transport' })).toBe('already_no_show');
    expect(await mark(checkIn, one)).toBe('in');
    expect(await recordOf(one)).toMatchObject({ outcome: null, reason: null });

    expect(await mark(excuseAbsence, two)).toBe('excuse_needs_reason');
    const file_id = await addFile(app, ops.id, 'excuse_document');
    expect(await mark(excuseAbsence, two, { reason: 'Surgery', file_id: newMark() })).toBe('file_not_usable');
    expect(await mark(excuseAbsence, two, { reason: 'Surgery' })).toBe('excused');
    expect(await mark(excuseAbsence, two, { reason: 'Again' })).toBe('already_excused');
    // the paper follows
    expect(await mark(excuseAbsence, two, { file_id })).toBe('excused');
    expect(await mark(excuseAbsence, three, { reason: 'مرض' })).toBe('excused');
    const board = await boardOf(day.event_id);
    expect(board.people.find(({ id }) => id === three)?.reason).toEqual({ en: 'Illness', ar: 'مرض' });
    expect(board.people.find(({ id }) => id === two)).toMatchObject({
      reason: { en: 'Surgery', ar: 'Surgery' },
      has_document: true,
    });
    // papers are for those who may read documents, and each opening is recorded
    expect((await app.call(openExcuse, { token: ops.token, params: { id: two } })).statusCode).toBe(403);
    const { token } = await app.signIn('recruiter');
    expect((await app.call(openExcuse, { token, params: { id: two } })).statusCode).toBe(200);
    const { rows } = await app.pool.query(`select from audit_log where record_id = $1 and action = 'open_excuse'`, [
      two,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('times that cannot be are refused by their names', async () => {
    const day = await addDay(app.pool);
    const id = first(day);
    const now = Date.now();
    expect(await mark(checkIn, id, { at: new Date(now + 10 * MINUTE).toISOString() })).toBe('time_in_future');
    expect(await mark(checkIn, id, { at: later(day.starts_at, -91) })).toBe('too_early');
    expect(await mark(checkOut, id)).toBe('not_checked_in');
    const ahead = await addDay(app.pool, { from: 1, status: 'published' });
    expect(await mark(markNoShow, first(ahead))).toBe('shift_not_begun');
    // 30 minutes of arrival and 60 of the settings: an hour before is in time
    expect(await mark(checkIn, first(ahead))).toBe('in');
    const over = await addDay(app.pool, { from: -9, to: -1 });
    expect(await mark(checkIn, first(over))).toBe('shift_over');
    expect(await mark(checkIn, first(over), { at: later(over.starts_at, 1) })).toBe('in');
    expect(await mark(checkOut, first(over))).toBe('attended');
  });

  test('only who holds a place; a reserve is called in first', async () => {
    const day = await addDay(app.pool, { people: 3 });
    const [invited = '', released = '', reserve = ''] = day.people.map(({ id }) => id);
    await app.pool.query(`update assignments set status = 'invited', invited_at = now() where id = $1`, [invited]);
    await app.pool.query(`update assignments set status = 'released' where id = $1`, [released]);
    await app.pool.query('update assignments set reserve = true where id = $1', [reserve]);
    const tried = await Promise.all([invited, released, reserve, newMark()].map((id) => mark(checkIn, id)));
    expect(tried).toEqual(['not_confirmed', 'assignment_ended', 'reserve_not_called', 'not_found']);
  });

  test('far from the venue is noted, or refused where the settings say so', async () => {
    const day = await addDay(app.pool, { people: 2, pin: { latitude: 24.7, longitude: 46.7 } });
    const [one = '', two = ''] = day.people.map(({ id }) => id);
    const place = { latitude: 24.72, longitude: 46.7, accuracy_m: 20 };
    expect(await mark(checkIn, one, { place })).toBe('in');
    expect(await recordOf(one)).toMatchObject({ outside: true });
    expect(
      (await app.pool.query('select distance_m, outside from attendance_marks where assignment_id = $1', [one])).rows,
    ).toEqual([{ distance_m: 2224, outside: true }]);
    await app.pool.query(`insert into settings (key, value) values ('attendance', '{"outside": "refuse"}')`);
    expect(await mark(checkIn, two, { place })).toBe('outside_geofence');
    expect(await mark(checkIn, two, { place: { ...place, latitude: 24.7 } })).toBe('in');
    await app.pool.query(`delete from settings where key = 'attendance'`);
  });
});

describe('the same again', () => {
  test('a mark under its id has one effect, however often it is sent', async () => {
    const id = first(await addDay(app.pool));
    const sent = { id: newMark() };
    expect([await mark(checkIn, id, sent), await mark(checkIn, id, sent)]).toEqual(['in', 'repeated']);
    expect(await recordOf(id)).toMatchObject({ version: 1 });
    const other = first(await addDay(app.pool));
    expect(await mark(checkIn, other, sent)).toBe('mark_id_taken');
    expect(await mark(checkOut, id, sent)).toBe('mark_id_taken');
  });

  test('what was seen must still stand, where somebody says what was seen', async () => {
    const id = first(await addDay(app.pool));
    expect(await mark(markNoShow, id)).toBe('no_show');
    expect(await mark(checkIn, id, { version: 0 })).toBe('attendance_changed');
    expect(await mark(checkIn, id, { version: 1 })).toBe('in');
  });

  test('undo restores exactly what was there, for a minute, and once', async () => {
    const day = await addDay(app.pool);
    const id = first(day);
    const before = newMark();
    await mark(markNoShow, id, { id: before, reason: 'Transport' });
    const was = await recordOf(id);
    const made = newMark();
    await mark(checkIn, id, { id: made });
    expect(await mark(undoMark, id, { undoes: before })).toBe('attendance_changed');
    expect(await mark(undoMark, id, { undoes: made })).toBe('no_show');
    const is = await recordOf(id);
    for (const field of ['outcome', 'reason', 'checked_in_at', 'method', 'late_minutes', 'outside'])
      expect([field, is[field]]).toEqual([field, was[field]]);
    expect(await mark(undoMark, id, { undoes: made })).toBe('nothing_to_undo');

    const late = newMark();
    await mark(checkIn, id, { id: late });
    await app.pool.query('alter table attendance_marks disable trigger user');
    await app.pool.query(
      `update attendance_marks set received_at = received_at - interval '61 seconds', at = at - interval '61 seconds' where id = $1`,
      [late],
    );
    await app.pool.query('alter table attendance_marks enable trigger user');
    expect(await mark(undoMark, id, { undoes: late })).toBe('undo_too_late');
  });

  test('who is taken back to nothing can be released again', async () => {
    const day = await addDay(app.pool);
    const id = first(day);
    const made = newMark();
    await mark(checkIn, id, { id: made });
    expect(await mark(undoMark, id, { undoes: made })).toBe('expected');
    expect((await boardOf(day.event_id)).people).toMatchObject([{ state: 'expected', version: 2, last_mark: null }]);
  });
});

describe('corrections', () => {
  const NOTHING = { checked_in_at: null, checked_out_at: null, absence: null, approved_minutes: null };

  test('have a reason and a version; minutes by hand win; before and after are kept', async () => {
    const day = await addDay(app.pool, { from: -9, to: -1 });
    const id = first(day);
    await mark(checkIn, id, { at: later(day.starts_at, 20) });
    const times = { checked_in_at: later(day.starts_at, 2), checked_out_at: later(day.starts_at, 400) };
    const correct = (to: object, more: object = {}) =>
      mark(correctAttendance, id, { version: 1, reason: 'The gate was closed', ...NOTHING, ...to, ...more });
    expect(await correct(times, { reason: undefined })).toBe('correction_needs_reason');
    expect(await correct(times, { version: 0 })).toBe('attendance_changed');
    expect(await correct({ ...times, checked_out_at: later(day.starts_at, 1) })).toBe('out_before_in');
    expect(await correct({ ...times, absence: 'no_show' })).toBe('absent_with_times');
    expect(await correct({ ...times, approved_minutes: 390 })).toBe('attended');
    expect(await recordOf(id)).toMatchObject({ late_minutes: 2, approved_minutes: 390, minutes_by_hand: true });
    expect(await correct({ absence: 'no_show' }, { version: 2 })).toBe('no_show');
    const log = await app.call(listMarks, { token: ops.token, params: { id } });
    expect(log.json<{ data: object[] }>().data[0]).toMatchObject({
      kind: 'correct',
      reason: 'The gate was closed',
      before: { ...times, approved_minutes: 390 },
      after: { outcome: 'no_show', checked_in_at: null },
    });
  });
});

test('what is over is locked, for inserts too; what is marked is counted', async () => {
  const day = await addDay(app.pool, { people: 2, from: -9, to: -1 });
  const [one = '', two = ''] = day.people.map(({ id }) => id);
  await mark(checkIn, one, { at: later(day.starts_at, 1) });
  await mark(checkOut, one);
  await app.pool.query(`update events set status = 'completed', completed_at = now() where id = $1`, [day.event_id]);
  expect(await mark(checkIn, two)).toBe('attendance_locked');
  await expect(
    addRow(app.pool, 'attendance', {
      assignment_id: two,
      event_id: day.event_id,
      usher_id: day.people[1]?.usher_id ?? '',
    }),
  ).rejects.toThrow('locked');
  await expect(app.pool.query('delete from attendance_marks')).rejects.toThrow('only added');
  expect(await counterDifferences(app.pool)).toEqual([]);
});

test('nobody without the permission marks', async () => {
  const id = first(await addDay(app.pool));
  for (const set of ['viewer', 'recruiter', 'finance'] as const) {
    const { token } = await app.signIn(set);
    expect((await app.call(checkIn, { token, params: { id }, body: { id: newMark() } })).statusCode).toBe(403);
  }
  const other = await addDay(app.pool);
  await app.pool.query('update positions set headcount = 2 where id = $1', [other.position_id]);
  await assign(app.pool, other, (await addRow(app.pool, 'ushers', { status: 'approved' })).id, {
    starts_at: other.starts_at,
    ends_at: other.ends_at,
    work_date: other.starts_at.toISOString().slice(0, 10),
    status: 'invited',
    invited_at: new Date(),
  });
  expect((await boardOf(other.event_id)).people).toHaveLength(1);
});
