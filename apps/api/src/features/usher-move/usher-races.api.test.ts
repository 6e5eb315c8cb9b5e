import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addInterviewer,
  addScorecard,
  askInterview,
  askLeader,
  askUsher,
  interviewTime,
  outcomeOf,
  personOf,
} from '../../testing/people/person-course.ts';
import { addPlaces, addRow, assign } from '../../testing/sample/sample-rows.ts';
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
  const { id } = await addRow(app.pool, 'team_leaders');
  await addScorecard(app.pool, id, admin_id, 5, 'leader');
  const outcomes = await Promise.all([app, other].map((at) => outcomeOf(askLeader(at, token, id, 'approve'))));
  expect(outcomes.sort()).toEqual(['conflict', 'done']);
  const { rows } = await app.pool.query(`select 1 from audit_log where record_id = $1 and action = 'approve'`, [id]);
  expect(rows).toHaveLength(1);
});

test.each(rounds)('block while being assigned: nobody who is blocked keeps a place (%i)', async () => {
  const { id } = await addRow(app.pool, 'ushers', { status: 'approved' });
  const places = await addPlaces(app.pool);
  const [blocking, hiring] = await Promise.all([
    outcomeOf(askUsher(other, token, id, 'blocked', { reason: 'No-show' })),
    assign(app.pool, places, id).then(
      () => 'hired',
      (error: unknown) => (error instanceof Error && 'constraint' in error ? error.constraint : error),
    ),
  ]);
  expect(blocking).toBe('done');
  expect(['hired', 'usher_blocked']).toContain(hiring);
  const { rows } = await app.pool.query(
    `select count(*)::integer as live from assignments where usher_id = $1 and status in ('invited', 'confirmed')`,
    [id],
  );
  expect(rows).toEqual([{ live: 0 }]);
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
