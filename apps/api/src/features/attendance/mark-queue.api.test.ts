import { checkIn, markNoShow, MOST_MARKS_AT_ONCE, sendMarks } from '@proline/contract/attendance/attendance';
import { previewRollCall, takeRollCall } from '@proline/contract/attendance/roll-call';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDay, newMark, type Day } from '../../testing/event/day-course.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('ops'));
});
afterAll(() => app.close());

const MINUTE = 60_000;
const later = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE).toISOString();

type Sent = { readonly id: string; readonly assignment_id: string; readonly kind: string; readonly at: string };
const marked = (day: Day, n: number, kind: string, minutes: number, more: object = {}): Sent => ({
  id: newMark(),
  assignment_id: day.people[n]?.id ?? '',
  kind,
  at: later(day.starts_at, minutes),
  ...{ method: 'qr' },
  ...more,
});

const send = (event_id: string, marks: readonly object[]) =>
  app.call(sendMarks, { token, params: { id: event_id }, body: { marks } });

const resultsIn = (reply: { json: () => unknown }) =>
  sendMarks.response
    .parse(reply.json())
    .data.results.map(({ result, code }) => (code === null ? result : `${result}: ${code}`));

const statesOf = async (day: Day) =>
  (
    await app.pool.query<{ id: string; outcome: string | null; version: number; in: boolean }>(
      `select outcome, version, checked_in_at is not null as in from attendance where event_id = $1
       order by array_position($2::uuid[], assignment_id)`,
      [day.event_id, day.people.map(({ id }) => id)],
    )
  ).rows;

describe('what a device has kept', () => {
  test('a pass that was revoked while the device had no network lets nobody in, and the queue goes on', async () => {
    const day = await addDay(app.pool, { people: 2 });
    await app.pool.query('update assignments set pass_number = 2 where id = $1', [day.people[0]?.id]);
    const shown = marked(day, 0, 'check_in', 3, { pass_number: 1 });
    const marks = [shown, marked(day, 1, 'check_in', 4, { pass_number: 1 })];
    expect(resultsIn(await send(day.event_id, marks))).toEqual(['refused: pass_revoked', 'done']);
    expect(resultsIn(await send(day.event_id, marks))).toEqual(['repeated: pass_revoked', 'repeated']);
    expect(await statesOf(day)).toEqual([{ outcome: null, version: 1, in: true }]);
    // the new pass does
    const renewed = [marked(day, 0, 'check_in', 6, { pass_number: 2 })];
    expect(resultsIn(await send(day.event_id, renewed))).toEqual(['done']);
    // people mark themselves in their own app alone
    const self = await send(day.event_id, [marked(day, 0, 'check_out', 9, { method: 'self' })]);
    expect([self.statusCode, await statesOf(day)]).toMatchObject([422, [{ version: 1 }, { version: 1 }]]);
  });

  test('is replayed in its order, each mark once, with its own time and its own answer', async () => {
    const day = await addDay(app.pool, { people: 4 });
    const come = marked(day, 0, 'check_in', 3);
    const marks = [
      come,
      marked(day, 0, 'check_out', 40, { version: 1 }),
      marked(day, 1, 'check_out', 10),
      marked(day, 1, 'check_in', -200),
      marked(day, 2, 'check_in', 5),
      { ...marked(day, 3, 'check_in', 6), assignment_id: newMark() },
      come,
    ];
    const reply = await send(day.event_id, marks);
    expect(resultsIn(reply)).toEqual([
      'done',
      'done',
      'conflict: not_checked_in',
      'refused: too_early',
      'done',
      'refused: not_of_event',
      'repeated',
    ]);
    expect(await statesOf(day)).toEqual([
      { outcome: 'attended', version: 2, in: true },
      { outcome: null, version: 1, in: true },
    ]);
    // the same again, whatever has become of it: the same answers, and no second effect
    expect(resultsIn(await send(day.event_id, marks))).toEqual([
      'repeated',
      'repeated',
      'repeated: not_checked_in',
      'repeated: too_early',
      'repeated',
      'refused: not_of_event',
      'repeated',
    ]);
    expect(await statesOf(day)).toHaveLength(2);
    expect(await counterDifferences(app.pool)).toEqual([]);
  });

  test('a conflict with what stands is told and changes nothing', async () => {
    const day = await addDay(app.pool, { people: 2 });
    const [one = '', two = ''] = day.people.map(({ id }) => id);
    await app.call(checkIn, { token, params: { id: one }, body: { id: newMark() } });
    await app.call(markNoShow, { token, params: { id: two }, body: { id: newMark() } });
    const reply = await send(day.event_id, [
      marked(day, 0, 'check_in', 2, { version: 0 }),
      // in itself it could be done; but the device did not know that somebody was said to be missing
      marked(day, 1, 'check_in', 2, { version: 0 }),
    ]);
    expect(resultsIn(reply)).toEqual(['conflict: already_checked_in', 'conflict: attendance_changed']);
    expect(
      sendMarks.response
        .parse(reply.json())
        .data.people.map(({ state }) => state)
        .sort(),
    ).toEqual(['in', 'no_show']);
  });

  test('what was taken back on the device is taken back here', async () => {
    const day = await addDay(app.pool);
    const come = marked(day, 0, 'check_in', 3);
    const reply = await send(day.event_id, [come, marked(day, 0, 'undo', 3.5, { undoes: come.id })]);
    expect(resultsIn(reply)).toEqual(['done', 'done']);
    expect(await statesOf(day)).toEqual([{ outcome: null, version: 2, in: false }]);
  });

  test('too many are refused by their number, also far too many', async () => {
    const day = await addDay(app.pool);
    const one = marked(day, 0, 'check_in', 3);
    for (const most of [MOST_MARKS_AT_ONCE + 1, 10_000]) {
      const reply = await send(day.event_id, Array<Sent>(most).fill(one));
      expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([422, 'too_many_marks']);
    }
    expect(await statesOf(day)).toEqual([]);
  });

  test('of an event that is over each is refused, and none is lost', async () => {
    const day = await addDay(app.pool);
    await app.pool.query(
      `update events set status = 'canceled', canceled_at = now(), cancel_reason = 'Storm' where id = $1`,
      [(await addDay(app.pool, { people: 0 })).event_id],
    );
    await app.pool.query(`update events set status = 'completed', completed_at = now() where id = $1`, [day.event_id]);
    expect(resultsIn(await send(day.event_id, [marked(day, 0, 'check_in', 3)]))).toEqual([
      'refused: attendance_locked',
    ]);
    const { rows } = await app.pool.query(`select refused from attendance_marks where event_id = $1`, [day.event_id]);
    expect(rows).toEqual([{ refused: 'attendance_locked' }]);
  });

  test('500 marks of 250 people, twice', async () => {
    const day = await addDay(app.pool, { people: 250 });
    const marks = day.people.flatMap((_, n) => [marked(day, n, 'check_in', 1), marked(day, n, 'check_out', 30)]);
    expect(new Set(resultsIn(await send(day.event_id, marks)))).toEqual(new Set(['done']));
    expect(new Set(resultsIn(await send(day.event_id, marks)))).toEqual(new Set(['repeated']));
    const states = await statesOf(day);
    expect(states.filter(({ outcome, version }) => outcome === 'attended' && version === 2)).toHaveLength(250);
    expect(await counterDifferences(app.pool)).toEqual([]);
  });
});

describe('roll-call', () => {
  const bodyOf = (day: Day, present: readonly number[], more: object = {}) => ({
    shift_id: day.shift_id,
    zone_id: null,
    lead_id: null,
    present: present.map((n) => day.people[n]?.id),
    ...more,
  });
  const preview = async (day: Day, present: readonly number[], more: object = {}) => {
    const reply = await app.call(previewRollCall, {
      token,
      params: { id: day.event_id },
      body: bodyOf(day, present, more),
    });
    return reply.json<{ code?: string; data: { fingerprint: string; no_shows: number } }>();
  };
  const close = async (day: Day, present: readonly number[], more: object = {}) =>
    app.call(takeRollCall, { token, params: { id: day.event_id }, body: bodyOf(day, present, more) });

  test('who is ticked is in, the rest are no-shows, and the numbers are said before', async () => {
    const day = await addDay(app.pool, { people: 5 });
    const [, already = '', missing = ''] = day.people.map(({ id }) => id);
    await app.call(checkIn, { token, params: { id: already }, body: { id: newMark() } });
    await app.call(markNoShow, { token, params: { id: missing }, body: { id: newMark() } });
    const { data } = await preview(day, [0, 2]);
    const numbers = { people: 5, checks_in: 2, here_already: 1, no_shows: 2, missing_already: 0 };
    expect(data).toMatchObject({ ...numbers, absent: [day.people[3]?.id, day.people[4]?.id].sort() });
    const reply = await close(day, [0, 2], { fingerprint: data.fingerprint, reason: 'No answer' });
    expect(reply.json()).toMatchObject({ data: numbers });
    expect((await statesOf(day)).map(({ outcome, in: here }) => outcome ?? (here ? 'in' : 'expected'))).toEqual([
      'in',
      'in',
      'in',
      'no_show',
      'no_show',
    ]);
    const { rows } = await app.pool.query(
      `select distinct method, reason from attendance_marks where event_id = $1 and kind = 'no_show' and method = 'roll_call'`,
      [day.event_id],
    );
    expect(rows).toEqual([{ method: 'roll_call', reason: 'No answer' }]);
  });

  test('a world that has changed since is refused', async () => {
    const day = await addDay(app.pool, { people: 2 });
    const { fingerprint } = (await preview(day, [0])).data;
    await app.call(checkIn, { token, params: { id: day.people[1]?.id ?? '' }, body: { id: newMark() } });
    const reply = await close(day, [0], { fingerprint });
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([409, 'roll_call_outdated']);
    expect(await statesOf(day)).toHaveLength(1);
  });

  test('of a zone or a team; and not before the shift, of another event, or for strangers', async () => {
    const day = await addDay(app.pool, { people: 2 });
    const other = await addRow(app.pool, 'zones', { event_id: day.event_id });
    const leader = await addRow(app.pool, 'team_leaders', { status: 'approved' });
    const lead = await addRow(app.pool, 'event_leads', {
      event_id: day.event_id,
      leader_id: leader.id,
      scope: 'zone',
      zone_id: other.id,
    });
    expect((await preview(day, [])).data.no_shows).toBe(2);
    expect((await preview(day, [], { zone_id: day.zone_id })).data.no_shows).toBe(2);
    expect((await preview(day, [], { zone_id: other.id })).data.no_shows).toBe(0);
    expect((await preview(day, [], { unzoned: true })).data.no_shows).toBe(0);
    expect((await preview(day, [], { lead_id: lead.id })).data.no_shows).toBe(0);
    expect((await preview(day, [0], { zone_id: other.id })).code).toBe('not_of_event');
    expect((await preview(day, [], { shift_id: newMark() })).code).toBe('not_of_event');
    expect((await preview(await addDay(app.pool, { from: 1 }), [])).code).toBe('shift_not_begun');
    expect((await preview(await addDay(app.pool, { from: -8, to: -1 }), [])).code).toBe('shift_over');
  });
});
