import { moveLeader } from '@proline/contract/team-leader-move/team-leader-move';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { give } from '../../testing/event/hiring-course.ts';
import {
  addInterviewer,
  addScorecard,
  askInterview,
  askUsher,
  interviewTime,
  outcomeOf,
  personOf,
} from '../../testing/people/person-course.ts';
import { startUnguarded } from '../../testing/program/unguarded-app.ts';
import { addPlaces, addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Two processes on one database. */
let app: TestApp;
let other: TestApp;
let token: string;
let admin_id: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  other = await startTestApp({ database: app.database, dataKey: app.dataKey, jobs: [] });
  ({ token, id: admin_id } = await app.signIn('recruiter'));
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const ROUNDS = 4;
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

test.each(rounds)('approve versus reject: one wins, the other is told of a conflict (%i)', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  await addScorecard(app.pool, id, admin_id, 5);
  const [approval, rejection] = await Promise.all([
    outcomeOf(askUsher(app, token, id, 'approved')),
    outcomeOf(askUsher(other, token, id, 'rejected', { reason: 'No need' })),
  ]);
  expect([approval, rejection].sort()).toEqual(['conflict', 'done']);
  expect((await personOf(app.pool, id))?.usher_status).toBe(approval === 'done' ? 'approved' : 'rejected');
});

test.each(rounds)('two approve one leader: it happens once (%i)', async () => {
  const { id, version } = await addRow(app.pool, 'team_leaders');
  await addScorecard(app.pool, id, admin_id, 5, 'leader');
  const approve = (at: TestApp) =>
    // both have seen the same version
    outcomeOf(at.call(moveLeader, { token, params: { id }, body: { step: 'approve', version } }));
  const outcomes = await Promise.all([app, other].map(approve));
  expect(outcomes.sort()).toEqual(['conflict', 'done']);
  const { rows } = await app.pool.query(`select 1 from audit_log where record_id = $1 and action = 'approve'`, [id]);
  expect(rows).toHaveLength(1);
});

/** How many places somebody has or is invited to. */
const liveOf = async ({ pool }: TestApp, id: string): Promise<number | null> =>
  (await pool.query(`select from assignments where usher_id = $1 and status in ('invited', 'confirmed')`, [id]))
    .rowCount;

/** In most rounds the one is begun a moment after the other, so that each of them wins in some. */
const HIRING_ROUNDS = 12;

test('block while being assigned: whoever comes second hears it by its name, and nobody who is blocked keeps a place', async () => {
  const { token: ops } = await app.signIn('ops');
  const heard: string[] = [];
  for (let round = 0; round < HIRING_ROUNDS; round += 1) {
    const { id } = await addRow(app.pool, 'ushers', { status: 'approved' });
    const places = await addPlaces(app.pool);
    const hire = () => outcomeOf(give(app, ops, places, id));
    const block = () => outcomeOf(askUsher(other, token, id, 'blocked', { reason: 'No-show' }));
    const [hiring, blocking] = round % 2 === 0 ? [hire(), block()] : [block(), hire()].toReversed();
    expect(await blocking).toBe('done');
    heard.push((await hiring) ?? '');
    expect(await liveOf(app, id)).toBe(0);
    expect(await hire()).toBe('usher_blocked');
  }
  expect(heard.filter((outcome) => outcome !== 'done' && outcome !== 'usher_blocked')).toEqual([]);
});

test('control: a program without the locks and the trigger leaves somebody who is blocked with a place', async () => {
  const [reached, answered] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
  const unguarded = await startUnguarded({
    without: `drop trigger assignments_usher_free on assignments;
      drop trigger assignments_usher_still_free on assignments`,
    // the hiring has looked at the usher, and writes only once the block is through
    hold: (text) => {
      if (!text.includes('insert into assignments')) return null;
      reached.resolve(null);
      return answered.promise;
    },
  });
  try {
    const { token: owner } = await unguarded.signIn('owner');
    const { id } = await addRow(unguarded.pool, 'ushers', { status: 'approved' });
    const hiring = outcomeOf(give(unguarded, owner, await addPlaces(unguarded.pool), id));
    await reached.promise;
    expect(await outcomeOf(askUsher(unguarded, owner, id, 'blocked', { reason: 'No-show' }))).toBe('done');
    answered.resolve(null);
    expect([await hiring, await liveOf(unguarded, id)]).toEqual(['done', 1]);
  } finally {
    await unguarded.close();
  }
});

test.each(rounds)('the same slot twice: one is booked, the other is told that it is taken (%i)', async (round) => {
  const { id: interviewer_id } = await addInterviewer(app.pool);
  const slot = { interviewer_id, starts_at: interviewTime(10 + round) };
  const people = await Promise.all([addRow(app.pool, 'ushers'), addRow(app.pool, 'team_leaders')]);
  const outcomes = await Promise.all([
    outcomeOf(askInterview(app, token, people[0].id, slot)),
    outcomeOf(askInterview(other, token, people[1].id, slot, 'leader')),
  ]);
  expect(outcomes.sort()).toEqual(['done', 'slot_taken']);
});

test.each(rounds)('two book one person: there is one interview (%i)', async (round) => {
  const { id } = await addRow(app.pool, 'ushers', { status: 'in_interview' });
  const book = async (at: TestApp, hour: string) => {
    const { id: interviewer_id } = await addInterviewer(app.pool);
    return outcomeOf(
      askInterview(at, token, id, { interviewer_id, starts_at: interviewTime(20 + round, `${hour}:00:00`) }),
    );
  };
  expect((await Promise.all([book(app, '08'), book(other, '12')])).sort()).toEqual([
    'done',
    'interview_already_planned',
  ]);
});
