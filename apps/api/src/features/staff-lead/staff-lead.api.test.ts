import { randomUUID } from 'node:crypto';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import {
  checkInTeam,
  checkOutTeam,
  getLedTeam,
  listLedEvents,
  markTeamNoShow,
  rateTeam,
  undoTeamMark,
} from '@proline/contract/staff-lead/staff-lead';
import { listUsherRatings } from '@proline/contract/usher-page/usher-page';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDay, comeIn, newMark, type Day } from '../../testing/event/day-course.ts';
import { addRow, assign } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
});
afterAll(() => app.close());

type Staff = { readonly id: string; readonly token: string };
const codeOf = (reply: { json: <T>() => T }) => reply.json<ErrorReply>().code;

const leader = async (): Promise<Staff> =>
  app.signInStaff((await addRow(app.pool, 'team_leaders', { status: 'approved' })).id);

type Part = { readonly scope?: 'event' | 'zone' | 'shift'; readonly zone_id?: string; readonly shift_id?: string };
const lead = ({ event_id, starts_at, ends_at }: Day, { id }: Staff, part: Part = {}) =>
  addRow(app.pool, 'event_leads', { event_id, leader_id: id, starts_at, ends_at, ...part });

const teamOf = async ({ token }: Staff, { event_id }: Day) =>
  getLedTeam.response.parse((await app.call(getLedTeam, { token, params: { id: event_id } })).json()).data;

const enter = ({ token }: Staff, id: string, mark = newMark()) =>
  app.call(checkInTeam, { token, params: { id }, body: { id: mark } });

/** Another zone of the same shift, with somebody in it. */
async function addZone({ event_id, shift_id, type_id, starts_at, ends_at }: Day) {
  const { id: zone_id } = await addRow(app.pool, 'zones', { event_id });
  const position = await addRow(app.pool, 'positions', { event_id, shift_id, type_id, zone_id, headcount: 1 });
  const { id: usher_id } = await addRow(app.pool, 'ushers', { status: 'approved' });
  const work_date = starts_at.toISOString().slice(0, 10);
  const place = { event_id, shift_id, type_id, position_id: position.id };
  const { id } = await assign(app.pool, place, usher_id, { starts_at, ends_at, work_date });
  return { zone_id, assignment_id: id };
}

describe('the own team', () => {
  test('of an event: shifts, zones, and everybody with a number to call', async () => {
    const [day, boss] = [await addDay(app.pool, { people: 2 }), await leader()];
    await lead(day, boss);
    const { zone_id } = await addZone(day);
    const team = await teamOf(boss, day);
    expect(team.team).toHaveLength(3);
    expect(team).toMatchObject({ id: day.event_id, people: 3, to_rate: 0, shifts: [{ id: day.shift_id }] });
    expect(new Set(team.zones.map(({ id }) => id))).toEqual(new Set([day.zone_id, zone_id]));
    expect(team.team.every(({ state, phone, can_rate }) => state === 'expected' && phone !== null && !can_rate)).toBe(
      true,
    );
    expect(team.no_show_reasons.length).toBeGreaterThan(0);
    const events = listLedEvents.response.parse((await app.call(listLedEvents, { token: boss.token })).json());
    expect(events.data).toMatchObject([{ id: day.event_id, people: 3, leads: [{ scope: 'event' }] }]);
  });

  test('of a zone or a shift is nobody else; whoever is led by nobody is not there', async () => {
    const [day, boss] = [await addDay(app.pool), await leader()];
    await lead(day, boss, { scope: 'zone', zone_id: day.zone_id });
    const { assignment_id } = await addZone(day);
    const team = await teamOf(boss, day);
    expect(team.team.map(({ id }) => id)).toEqual(day.people.map(({ id }) => id));
    expect(team.zones.map(({ id }) => id)).toEqual([day.zone_id]);
    expect((await enter(boss, assignment_id)).statusCode).toBe(404);
    const other = await addDay(app.pool);
    expect((await enter(boss, other.people[0]?.id ?? '')).statusCode).toBe(404);
    expect((await app.call(getLedTeam, { token: boss.token, params: { id: other.event_id } })).statusCode).toBe(404);
  });

  test('ends with the lead, and never holds the leader', async () => {
    const [day, boss] = [await addDay(app.pool, { people: 2 }), await leader()];
    const { id } = await lead(day, boss);
    const [first, second] = day.people;
    await app.pool.query('update assignments set usher_id = $2 where id = $1', [first?.id, boss.id]);
    expect((await teamOf(boss, day)).team.map((one) => one.id)).toEqual([second?.id]);
    expect((await enter(boss, first?.id ?? '')).statusCode).toBe(404);
    await app.pool.query('update event_leads set released_at = now() where id = $1', [id]);
    expect((await app.call(getLedTeam, { token: boss.token, params: { id: day.event_id } })).statusCode).toBe(404);
    expect((await enter(boss, second?.id ?? '')).statusCode).toBe(404);
  });
});

describe('a mark by a leader', () => {
  test('goes the way of all marks, under the leader’s name', async () => {
    const [day, boss] = [await addDay(app.pool), await leader()];
    await lead(day, boss);
    const id = day.people[0]?.id ?? '';
    const mark = newMark();
    const done = await enter(boss, id, mark);
    expect(done.json()).toMatchObject({ data: { result: 'done', person: { id, state: 'in', version: 1 } } });
    expect((await enter(boss, id, mark)).json()).toMatchObject({ data: { result: 'repeated' } });
    expect(codeOf(await enter(boss, id))).toBe('already_checked_in');
    const { rows } = await app.pool.query(
      `select m.by_person, m.by_admin, l.person_id, l.admin_id, l.action, l.entity
       from attendance_marks m join audit_log l on l.record_id = m.assignment_id::text where m.id = $1`,
      [mark],
    );
    expect(rows).toEqual([
      {
        by_person: boss.id,
        by_admin: null,
        person_id: boss.id,
        admin_id: null,
        action: 'check_in',
        entity: 'attendance',
      },
    ]);
    const out = await app.call(checkOutTeam, { token: boss.token, params: { id }, body: { id: newMark() } });
    expect(out.json()).toMatchObject({ data: { result: 'done', person: { state: 'left' } } });
  });

  test('is taken back for a minute; a no-show takes its reason', async () => {
    const [day, boss] = [await addDay(app.pool), await leader()];
    await lead(day, boss);
    const id = day.people[0]?.id ?? '';
    const sent = { token: boss.token, params: { id } };
    const mark = newMark();
    const absent = await app.call(markTeamNoShow, { ...sent, body: { id: mark, reason: 'Illness' } });
    expect(absent.json()).toMatchObject({ data: { person: { state: 'no_show', last_mark: mark } } });
    const undone = await app.call(undoTeamMark, { ...sent, body: { id: newMark(), undoes: mark } });
    expect(undone.json()).toMatchObject({ data: { person: { state: 'expected' } } });
  });

  test('of an event that is over is refused', async () => {
    const [day, boss] = [await addDay(app.pool), await leader()];
    await lead(day, boss);
    await app.pool.query(`update events set status = 'completed', completed_at = now() where id = $1`, [day.event_id]);
    expect(codeOf(await enter(boss, day.people[0]?.id ?? ''))).toBe('attendance_locked');
    expect((await teamOf(boss, day)).team.map(({ phone }) => phone)).toEqual([null]);
  });
});

describe('a rating', () => {
  const rate = ({ token }: Staff, id: string, stars: number, comment = '') =>
    app.call(rateTeam, { token, params: { id }, body: { stars, comment } });

  test('of whoever was there, after the shift; the newest counts, and the usher’s page shows it', async () => {
    const [day, boss] = [await addDay(app.pool, { from: -9, to: -1 }), await leader()];
    await lead(day, boss);
    const [one] = day.people;
    const id = one?.id ?? '';
    expect(codeOf(await rate(boss, id, 5))).toBe('was_not_there');
    await comeIn(app.pool, id);
    expect(await teamOf(boss, day)).toMatchObject({ to_rate: 1, team: [{ can_rate: true, rating: null }] });
    expect((await rate(boss, id, 2)).statusCode).toBe(200);
    expect((await rate(boss, id, 4, 'Calm at the gate.')).statusCode).toBe(200);
    expect(await teamOf(boss, day)).toMatchObject({ to_rate: 0, team: [{ rating: { stars: 4 } }] });
    const { token } = await app.signIn('ops');
    const shown = await app.call(listUsherRatings, { token, params: { id: one?.usher_id ?? '' } });
    expect(listUsherRatings.response.parse(shown.json()).data).toMatchObject([
      { stars: 4, comment: 'Calm at the gate.' },
    ]);
    const { rows } = await app.pool.query(`select person_id from audit_log where action = 'rate' and record_id = $1`, [
      one?.usher_id,
    ]);
    expect(rows).toEqual([{ person_id: boss.id }, { person_id: boss.id }]);
  });

  test('not while the shift goes on, not long after it, and not of another’s team', async () => {
    const boss = await leader();
    const [now, long, foreign] = [
      await addDay(app.pool),
      await addDay(app.pool, { from: -24 * 40, to: -24 * 40 + 8 }),
      await addDay(app.pool, { from: -9, to: -1 }),
    ];
    await lead(now, boss);
    await lead(long, boss);
    for (const { people } of [now, long, foreign]) await comeIn(app.pool, people[0]?.id ?? '');
    expect(codeOf(await rate(boss, now.people[0]?.id ?? '', 5))).toBe('shift_not_over');
    expect(codeOf(await rate(boss, long.people[0]?.id ?? '', 5))).toBe('rating_closed');
    expect(await teamOf(boss, long)).toMatchObject({ to_rate: 0 });
    await app.pool.query(`insert into settings (key, value) values ('attendance', '{"rating_days": 60}')`);
    expect(await teamOf(boss, long)).toMatchObject({ to_rate: 1, team: [{ can_rate: true }] });
    expect((await rate(boss, long.people[0]?.id ?? '', 5)).statusCode).toBe(200);
    await app.pool.query(`delete from settings where key = 'attendance'`);
    expect((await rate(boss, foreign.people[0]?.id ?? '', 5)).statusCode).toBe(404);
    expect((await rate(boss, randomUUID(), 5)).statusCode).toBe(404);
  });
});
