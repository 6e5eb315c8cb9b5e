import { closeInterview, rescheduleInterview } from '@proline/contract/interview/interview';
import { changeSettings } from '@proline/contract/settings/settings';
import { DEFAULT_RECRUITING } from '@proline/domain/recruiting/recruiting';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addReadyDraft, hire, makeMove } from '../../testing/event/event-course.ts';
import {
  addInterviewer,
  askInterview,
  askLeader,
  askUsher,
  dayIn,
  interviewTime,
  outcomeOf,
} from '../../testing/people/person-course.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let admin_id: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token, id: admin_id } = await app.signIn('owner'));
  const value = { ...DEFAULT_RECRUITING, scorecard_required: false };
  await app.call(changeSettings.recruiting, { token, body: { version: 0, value } });
});
afterAll(() => app.close());

const toldTo = async (person_id: string) =>
  (
    await app.pool.query(
      'select kind, params, cause, cause_id, created_by, withheld from messages where person_id = $1 order by created_at, id',
      [person_id],
    )
  ).rows as Record<string, unknown>[];
const kindsTo = async (person_id: string) => (await toldTo(person_id)).map(({ kind }) => kind);
const addUsher = async (values: Parameters<typeof addRow<'ushers'>>[2] = {}) =>
  (await addRow(app.pool, 'ushers', values)).id;
const move = async (id: string, to: Parameters<typeof askUsher>[3], rest = {}) =>
  expect(await outcomeOf(askUsher(app, token, id, to, rest))).toBe('done');

test('each decision about an usher is told once, with the days that matter and without its reason', async () => {
  const approved = await addUsher();
  await move(approved, 'approved');
  expect(await toldTo(approved)).toEqual([
    { kind: 'usher_approved', params: {}, cause: 'usher', cause_id: approved, created_by: admin_id, withheld: null },
  ]);
  await move(approved, 'blocked', { reason: 'Took a phone' });
  await move(approved, 'approved', { reason: 'Was a mistake' });
  const until = await dayIn(app.pool, 9);
  await move(approved, 'blocked', { reason: 'Came late', until });
  expect((await toldTo(approved)).slice(1).map(({ kind, params }) => [kind, params])).toEqual([
    ['usher_blocked', {}],
    ['usher_unblocked', {}],
    ['usher_blocked_until', { on: until }],
  ]);
  const rejected = await addUsher();
  await move(rejected, 'rejected', { reason: 'Not now' });
  expect((await toldTo(rejected)).map(({ kind, params }) => [kind, params])).toEqual([
    ['usher_rejected', { on: await dayIn(app.pool, DEFAULT_RECRUITING.reapply_days) }],
  ]);
});

test('an interview is told when it is planned, moved and called off, each once', async () => {
  const id = await addUsher();
  const { id: interviewer_id } = await addInterviewer(app.pool);
  const slot = { interviewer_id, starts_at: new Date(interviewTime(30)).toISOString() };
  const moved = new Date(interviewTime(31)).toISOString();
  const booked = (await askInterview(app, token, id, slot)).json<{ data: { id: string; version: number } }>().data;
  const change = async (starts_at: string, version: number, mode = 'video', who = interviewer_id) =>
    app.call(rescheduleInterview, {
      token,
      params: { id: booked.id },
      body: { version, mode, interviewer_id: who, starts_at },
    });
  expect((await change(moved, 1)).statusCode).toBe(200);
  // only somebody else who asks the questions
  expect((await change(moved, 2, 'video', (await addInterviewer(app.pool)).id)).statusCode).toBe(200);
  const called = await app.call(closeInterview, {
    token,
    params: { id: booked.id },
    body: { outcome: 'canceled', version: 3 },
  });
  expect(called.statusCode).toBe(200);
  const when = { time_zone: 'Asia/Riyadh', how: 'video' };
  expect((await toldTo(id)).map(({ kind, params, cause_id }) => [kind, params, cause_id])).toEqual([
    ['interview_planned', { starts_at: slot.starts_at, ...when }, booked.id],
    ['interview_moved', { starts_at: moved, ...when }, booked.id],
    ['interview_called_off', { starts_at: moved, ...when }, booked.id],
  ]);
});

test('a decision ends a planned interview without another word', async () => {
  const id = await addUsher();
  const { id: interviewer_id } = await addInterviewer(app.pool);
  await askInterview(app, token, id, { interviewer_id, starts_at: interviewTime(48) });
  await move(id, 'approved');
  expect(await kindsTo(id)).toEqual(['interview_planned', 'usher_approved']);
});

test('each decision about a leader is told once', async () => {
  const { id } = await addRow(app.pool, 'team_leaders');
  for (const [step, reason] of [
    ['turn_down', 'No experience'],
    ['take_back'],
    ['approve'],
    ['return', 'Asked for it'],
  ] as const)
    expect(await outcomeOf(askLeader(app, token, id, step, reason))).toBe('done');
  expect(await kindsTo(id)).toEqual(['leader_turned_down', 'leader_approved', 'leader_returned']);
});

test('a refused decision tells nobody', async () => {
  const id = await addUsher({ photo: null });
  expect(await outcomeOf(askUsher(app, token, id, 'approved'))).toBe('approval_incomplete');
  expect(await toldTo(id)).toEqual([]);
});

test('somebody who works and leads at one event hears of its end once, with the event as it was', async () => {
  const { event_id, leader_id } = await addReadyDraft(app, token);
  await makeMove(app, token, event_id, 'published');
  await app.pool.query(`update persons set usher_status = 'approved' where id = $1`, [leader_id]);
  await hire(app.pool, event_id, { usher_id: leader_id });
  await makeMove(app, token, event_id, 'canceled', { reason: 'Rain' });
  const told = await toldTo(leader_id);
  expect(told.map(({ kind }) => kind)).toEqual(['chosen_to_lead', 'event_canceled']);
  expect(told[1]).toMatchObject({
    cause: 'event',
    cause_id: event_id,
    created_by: admin_id,
    params: { title_en: expect.any(String), city: expect.any(String), time_zone: expect.any(String) },
  });
});

test('who wants no messages gets none, and the row says why; whoever is anonymised or merged has no row', async () => {
  const quiet = await addUsher();
  await app.pool.query('update persons set messages_off_at = now() where id = $1', [quiet]);
  await move(quiet, 'approved');
  expect(await toldTo(quiet)).toMatchObject([{ kind: 'usher_approved', withheld: 'unsubscribed' }]);
  const { event_id } = await addReadyDraft(app, token);
  await makeMove(app, token, event_id, 'published');
  const gone = [await addUsher({ status: 'approved' }), await addUsher({ status: 'approved' })];
  for (const usher_id of gone) await hire(app.pool, event_id, { usher_id });
  const [anonymised, merged] = gone;
  const bare =
    'update persons set usher_status = null, usher_code = null, usher_since = null, usher_status_changed_at = null';
  await app.pool.query(`${bare}, anonymised_at = now() where id = $1`, [anonymised]);
  await app.pool.query(`${bare}, merged_into = $2 where id = $1`, [merged, quiet]);
  await makeMove(app, token, event_id, 'canceled', { reason: 'Rain' });
  for (const id of gone) expect(await toldTo(id)).toEqual([]);
});
