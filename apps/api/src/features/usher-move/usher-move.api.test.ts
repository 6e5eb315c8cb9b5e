import { getUsherMoves, moveUsher } from '@proline/contract/usher-move/usher-move';
import { changeSettings } from '@proline/contract/settings/settings';
import { DEFAULT_RECRUITING } from '@proline/domain/recruiting/recruiting';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addScorecard,
  askUsher,
  dayIn,
  interviewTime,
  outcomeOf,
  personOf,
} from '../../testing/people/person-course.ts';
import { addPlaces, addRow, assign, atHour } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let admin_id: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token, id: admin_id } = await app.signIn('recruiter'));
});
beforeEach(() => app.pool.query(`delete from settings where key = 'recruiting'`));
afterAll(() => app.close());

const ask = (id: string, to: Parameters<typeof askUsher>[3], rest = {}) => askUsher(app, token, id, to, rest);
const movesOf = async (id: string, as = token) =>
  getUsherMoves.response.parse((await app.call(getUsherMoves, { token: as, params: { id } })).json()).data;
const addUsher = (values: Parameters<typeof addRow<'ushers'>>[2] = {}) => addRow(app.pool, 'ushers', values);
const waive = async () => {
  const { token: owner } = await app.signIn('owner');
  const value = { ...DEFAULT_RECRUITING, scorecard_required: false };
  await app.call(changeSettings.recruiting, { token: owner, body: { version: 0, value } });
};

test('approving needs a scorecard that passes, and says which of the two is missing', async () => {
  const { id } = await addUsher();
  expect(await outcomeOf(ask(id, 'approved'))).toBe('scorecard_missing');
  await addScorecard(app.pool, id, admin_id, 3.4);
  expect(await outcomeOf(ask(id, 'approved'))).toBe('score_below_pass');
  await addScorecard(app.pool, id, admin_id, 3.5);
  expect(await movesOf(id)).toMatchObject({
    scorecard: 'passed',
    mean: 3.5,
    pass_mark: 3.5,
    moves: [
      { to: 'in_interview', refusal: null },
      { to: 'approved', refusal: null },
      { to: 'rejected', refusal: null },
    ],
  });
  expect(await outcomeOf(ask(id, 'approved'))).toBe('done');
  expect(await personOf(app.pool, id)).toMatchObject({ usher_status: 'approved', usher_status_changed_by: admin_id });
  const { rows } = await app.pool.query(
    `select admin_id, action, before, after from audit_log where record_id = $1 and entity = 'usher'`,
    [id],
  );
  expect(rows).toEqual([{ admin_id, action: 'approve', before: { status: 'pending' }, after: { status: 'approved' } }]);
});

test('without a scorecard where the settings waive it', async () => {
  await waive();
  const { id } = await addUsher();
  expect(await outcomeOf(ask(id, 'approved'))).toBe('done');
});

test('what is missing is named at its field; 18 years count to the day', async () => {
  await waive();
  const empty = await addUsher({ photo: null, birth_date: null });
  const reply = await ask(empty.id, 'approved');
  expect([reply.statusCode, reply.json()]).toMatchObject([
    409,
    { code: 'approval_incomplete', errors: { photo: ['photo'], birth_date: ['birth_date'] } },
  ]);
  expect((await movesOf(empty.id)).missing).toEqual(['photo', 'birth_date']);
  const born = async (days: number) => {
    const { rows } = await app.pool.query<{ day: string }>(
      `select ((now() at time zone 'Asia/Riyadh')::date - interval '18 years' + make_interval(days => $1))::date::text as day`,
      [days],
    );
    return (await addUsher({ birth_date: rows[0]?.day ?? '' })).id;
  };
  expect(await outcomeOf(ask(await born(1), 'approved'))).toBe('under_age');
  expect(await outcomeOf(ask(await born(0), 'approved'))).toBe('done');
});

test('somebody rejected comes back when the days of the settings are over', async () => {
  const { id } = await addUsher();
  const bare = await ask(id, 'rejected');
  expect([bare.statusCode, bare.json()]).toMatchObject([
    422,
    { code: 'reason_required', errors: { reason: ['reason_required'] } },
  ]);
  expect(await outcomeOf(ask(id, 'rejected', { reason: 'No need in this city' }))).toBe('done');
  expect(await personOf(app.pool, id)).toMatchObject({
    usher_status: 'rejected',
    usher_status_reason: 'No need in this city',
    usher_reapply_on: await dayIn(app.pool, DEFAULT_RECRUITING.reapply_days),
  });
  expect(await outcomeOf(ask(id, 'pending'))).toBe('reapply_too_early');
  await app.pool.query('update persons set usher_reapply_on = $2 where id = $1', [id, await dayIn(app.pool, 0)]);
  expect(await outcomeOf(ask(id, 'pending'))).toBe('done');
  expect(await personOf(app.pool, id)).toMatchObject({
    usher_status: 'pending',
    usher_status_reason: null,
    usher_reapply_on: null,
  });
});

test('a block frees what was to be led, in numbers too, and leaves what is being led', async () => {
  const { id } = await addUsher({ status: 'approved' });
  await app.pool.query(`update persons set leader_status = 'approved' where id = $1`, [id]);
  const lead = async (hours: readonly [number, number]) => {
    const { event_id } = await addPlaces(app.pool);
    const [starts_at, ends_at] = [
      new Date(Date.now() + hours[0] * 3_600_000),
      new Date(Date.now() + hours[1] * 3_600_000),
    ];
    return (await addRow(app.pool, 'event_leads', { event_id, leader_id: id, starts_at, ends_at })).id;
  };
  const leads = { now: await lead([-1, 1]), later: await lead([24, 32]) };
  expect((await movesOf(id)).touches).toMatchObject({ leads: 1 });
  expect(await outcomeOf(ask(id, 'blocked', { reason: 'No-show' }))).toBe('done');
  const { rows } = await app.pool.query(
    'select id, released_at is not null as released from event_leads where leader_id = $1 order by starts_at',
    [id],
  );
  expect(rows).toEqual([
    { id: leads.now, released: false },
    { id: leads.later, released: true },
  ]);
  expect((await movesOf(id)).touches).toMatchObject({ leads: 0 });
});

test('blocking says in numbers what it touches, releases what is ahead and leaves what was done', async () => {
  const { id } = await addUsher({ status: 'approved' });
  const ahead = await addPlaces(app.pool);
  const work = await assign(app.pool, ahead, id);
  const past = { starts_at: atHour(-90_000), ends_at: atHour(-89_992), work_date: '2019-09-25' };
  const before = await addPlaces(app.pool, { shift: past });
  const done = await assign(app.pool, before, id, past);
  const other = await addPlaces(app.pool);
  const application = await addRow(app.pool, 'applications', {
    event_id: other.event_id,
    usher_id: id,
    type_id: other.type_id,
  });
  expect((await movesOf(id)).touches).toEqual({ places: 1, events: 1, applications: 1, leads: 0 });
  for (const until of [await dayIn(app.pool, 0), await dayIn(app.pool, -1)]) {
    const code = 'block_ends_too_early';
    const early = await ask(id, 'blocked', { reason: 'No-show', until });
    expect([early.statusCode, early.json()]).toMatchObject([422, { code, errors: { until: [code] } }]);
  }
  const until = await dayIn(app.pool, 30);
  expect(await outcomeOf(ask(id, 'blocked', { reason: 'No-show', until }))).toBe('done');
  const { rows } = await app.pool.query(
    `select (select status from assignments where id = $1) as ahead, (select status from assignments where id = $2) as done,
       (select status from applications where id = $3) as application`,
    [work.id, done.id, application.id],
  );
  expect(rows).toEqual([{ ahead: 'released', done: 'confirmed', application: 'expired' }]);
  expect(await personOf(app.pool, id)).toMatchObject({ usher_status: 'blocked', usher_blocked_until: until });
  expect(await outcomeOf(ask(id, 'approved'))).toBe('reason_required');
  expect(await outcomeOf(ask(id, 'approved', { reason: 'Talked to her' }))).toBe('done');
  expect(await personOf(app.pool, id)).toMatchObject({ usher_status: 'approved', usher_blocked_until: null });
});

test('rejecting frees places and closes applications that somebody has from before', async () => {
  const { id } = await addUsher();
  const work = await assign(app.pool, await addPlaces(app.pool), id);
  const { event_id, type_id } = await addPlaces(app.pool);
  const application = await addRow(app.pool, 'applications', { event_id, usher_id: id, type_id });
  expect(await outcomeOf(ask(id, 'rejected', { reason: 'No need' }))).toBe('done');
  const { rows } = await app.pool.query(
    `select (select status from assignments where id = $1) as work, (select status from applications where id = $2) as application,
       (select after ?& array['places_released', 'applications_closed'] from audit_log
        where record_id = $3 and action = 'reject') as told`,
    [work.id, application.id, id],
  );
  expect(rows).toEqual([{ work: 'released', application: 'expired', told: true }]);
});

test('an interview needs a slot; a decision cancels what is planned', async () => {
  const { id } = await addUsher();
  expect(await outcomeOf(ask(id, 'in_interview'))).toBe('slot_required');
  const interview = { interviewer_id: admin_id, starts_at: interviewTime(30), mode: 'video' };
  for (const extra of [{ interview }, { until: '2034-01-01' }])
    expect(await outcomeOf(ask(id, 'rejected', { reason: 'Withdrew', ...extra }))).toBe('not_of_this_move');
  expect(await outcomeOf(ask(id, 'in_interview', { interview }))).toBe('done');
  expect(await outcomeOf(ask(id, 'rejected', { reason: 'Withdrew' }))).toBe('done');
  const { rows } = await app.pool.query('select status from interviews where person_id = $1', [id]);
  expect(rows).toEqual([{ status: 'canceled' }]);
});

test('every other move is refused by name, a stale one as a conflict, and viewers are offered nothing', async () => {
  const { id } = await addUsher();
  for (const to of ['pending', 'blocked'] as const)
    expect(await outcomeOf(ask(id, to, { reason: 'Because' }))).toBe('move_not_allowed');
  const stale = await app.call(moveUsher, {
    token,
    params: { id },
    body: { to: 'rejected', version: 9, reason: 'Because' },
  });
  expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([409, 'conflict']);
  const { token: viewer } = await app.signIn('viewer');
  expect((await movesOf(id, viewer)).moves).toEqual([]);
  expect((await askUsher(app, viewer, id, 'rejected', { reason: 'Because' })).statusCode).toBe(403);
  expect(await outcomeOf(ask(crypto.randomUUID(), 'rejected', { reason: 'Because' }))).toBe('not_found');
});
