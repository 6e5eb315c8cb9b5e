import { listLeaderCandidates } from '@proline/contract/event-plan/event-plan';
import { getLeaderMoves } from '@proline/contract/team-leader-move/team-leader-move';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addScorecard,
  askInterview,
  askLeader,
  interviewTime,
  outcomeOf,
  personOf,
} from '../../testing/people/person-course.ts';
import { addPlaces, addRow, atHour } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let admin_id: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token, id: admin_id } = await app.signIn('recruiter'));
});
afterAll(() => app.close());

const ask = (id: string, step: Parameters<typeof askLeader>[3], reason?: string) =>
  outcomeOf(askLeader(app, token, id, step, reason));
const addLeader = (values: Parameters<typeof addRow<'team_leaders'>>[2] = {}) =>
  addRow(app.pool, 'team_leaders', values);
const counted = async () =>
  (
    await app.pool.query<{ n: number }>(
      `select coalesce(sum(n), 0)::integer as n from status_counts where entity = 'team_leaders' and status = 'pending'`,
    )
  ).rows[0]?.n;

test('a leader is approved by the rules of an usher; a promoted usher needs no second scorecard', async () => {
  const { id } = await addLeader();
  expect(await ask(id, 'approve')).toBe('scorecard_missing');
  await addScorecard(app.pool, id, admin_id, 4, 'usher');
  expect(await ask(id, 'approve')).toBe('scorecard_missing');
  await addScorecard(app.pool, id, admin_id, 4, 'leader');
  expect(await ask(id, 'approve')).toBe('done');
  expect(await personOf(app.pool, id)).toMatchObject({ leader_status: 'approved', leader_status_changed_by: admin_id });

  const usher = await addRow(app.pool, 'ushers', { status: 'approved' });
  await app.pool.query(`update persons set leader_status = 'pending' where id = $1`, [usher.id]);
  expect(await ask(usher.id, 'approve')).toBe('done');

  const young = await addLeader({ birth_date: '2015-01-01' });
  expect(await ask(young.id, 'approve')).toBe('under_age');
  const faceless = await addLeader({ photo: null });
  expect(await ask(faceless.id, 'approve')).toBe('approval_incomplete');
});

test('a block as an usher holds for the person: no interview, no approval, not offered as a leader', async () => {
  const { id } = await addRow(app.pool, 'ushers', { status: 'approved' });
  const { event_id } = await addPlaces(app.pool);
  const slot = { interviewer_id: admin_id, starts_at: interviewTime(30) };
  const offered = async () => {
    const reply = await app.call(listLeaderCandidates, {
      token: owner,
      params: { id: event_id },
      query: { q: `L-${code}` },
    });
    return listLeaderCandidates.response.parse(reply.json()).data.map((leader) => leader.id);
  };
  await app.pool.query(`update persons set leader_status = 'pending' where id = $1`, [id]);
  const code = (await personOf(app.pool, id))?.leader_code;
  const { token: owner } = await app.signIn('owner');
  expect(await offered()).toEqual([id]);
  await app.pool.query(`update persons set usher_status = 'blocked', usher_status_reason = 'Fights' where id = $1`, [
    id,
  ]);
  expect(await ask(id, 'approve')).toBe('usher_is_blocked');
  expect(await outcomeOf(askInterview(app, token, id, slot, 'leader'))).toBe('usher_is_blocked');
  await app.pool.query(
    `update persons set leader_status = 'approved', leader_status_changed_at = now() where id = $1`,
    [id],
  );
  expect(await offered()).toEqual([]);
});

const movesOf = async (id: string) =>
  getLeaderMoves.response.parse((await app.call(getLeaderMoves, { token, params: { id } })).json()).data;

test('nobody returns to pending while leading a running event; also before the clock has started it', async () => {
  const { id } = await addLeader({ status: 'approved' });
  const running = await addPlaces(app.pool, { event: { status: 'in_progress' } });
  const lead = await addRow(app.pool, 'event_leads', { event_id: running.event_id, leader_id: id });
  expect(await ask(id, 'return')).toBe('leads_live_event');
  expect(await movesOf(id)).toMatchObject({
    ...{ live_events: 1, future_events: 0 },
    moves: [{ step: 'return', refusal: 'leads_live_event' }],
  });
  await app.pool.query('update event_leads set released_at = now() where id = $1', [lead.id]);
  const late = await addPlaces(app.pool);
  const span = { starts_at: new Date(Date.now() - 60_000), ends_at: atHour(6) };
  await addRow(app.pool, 'event_leads', { event_id: late.event_id, leader_id: id, ...span });
  expect(await ask(id, 'return')).toBe('leads_live_event');
});

test('whoever returns to pending leads no published event any more, is told of each, and the log says how many', async () => {
  const { id } = await addLeader({ status: 'approved' });
  const ahead = [await addPlaces(app.pool), await addPlaces(app.pool)];
  for (const [at, { event_id }] of ahead.entries()) {
    const span = { starts_at: atHour(50 + 24 * at), ends_at: atHour(58 + 24 * at) };
    await addRow(app.pool, 'event_leads', { event_id, leader_id: id, ...span });
  }
  expect(await movesOf(id)).toMatchObject({ future_events: 2, moves: [{ step: 'return', refusal: null }] });
  expect(await ask(id, 'return')).toBe('done');
  expect(await personOf(app.pool, id)).toMatchObject({ leader_status: 'pending' });
  const { rows } = await app.pool.query(
    `select (select count(*)::int from event_leads where leader_id = $1 and released_at is null) as leads,
       (select array_agg(cause_id order by cause_id) from messages where person_id = $1 and kind = 'lead_released') as told,
       (select count(*)::int from audit_log where record_id = $1::text and action = 'return' and after ? 'leads_lost') as logged`,
    [id],
  );
  expect(rows).toEqual([{ leads: 0, told: ahead.map(({ event_id }) => event_id).toSorted(), logged: 1 }]);
});

test('who is turned down stays pending, leaves the counts, and comes back when it is taken back', async () => {
  const { id } = await addLeader();
  const before = (await counted()) ?? 0;
  expect(await ask(id, 'turn_down')).toBe('reason_required');
  expect(await ask(id, 'turn_down', 'No experience yet')).toBe('done');
  expect(await personOf(app.pool, id)).toMatchObject({
    leader_status: 'pending',
    leader_turn_down_reason: 'No experience yet',
  });
  expect(await counted()).toBe(before - 1);
  expect(await ask(id, 'approve')).toBe('move_not_allowed');
  expect(await ask(id, 'take_back')).toBe('done');
  expect(await counted()).toBe(before);
  expect(await personOf(app.pool, id)).toMatchObject({ leader_turned_down_at: null, leader_turn_down_reason: null });
});

test('an usher without that hat is no team leader', async () => {
  const usher = await addRow(app.pool, 'ushers');
  expect(await ask(usher.id, 'approve')).toBe('not_found');
});
