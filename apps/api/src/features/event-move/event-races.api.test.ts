import { moveEvent } from '@proline/contract/event-move/event-move';
import { saveEventPlan } from '@proline/contract/event-plan/event-plan';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  addPublished,
  addReadyDraft,
  askMove,
  attend,
  beginsIn,
  hire,
  makeMove,
  outcomeOf,
  statusOf,
  versionOf,
} from '../../testing/event/event-course.ts';
import { samplePlan } from '../../testing/sample/sample-plans.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { PATIENCE } from '../../testing/program/patience.ts';

/** Two processes on one database. */
let app: TestApp;
let other: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  other = await startTestApp({ database: app.database, dataKey: app.dataKey, jobs: [] });
  ({ token } = await app.signIn('owner'));
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const ROUNDS = 4;
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
const REASON = { reason: 'Storm warning' };

const count = async (text: string, values: unknown[]) =>
  (await app.pool.query<{ n: number }>(`select count(*)::integer as n ${text}`, values)).rows[0]?.n;
const addRunning = async () => {
  const { event_id } = await addPublished(app, token);
  const hired = await hire(app.pool, event_id);
  await makeMove(app, token, event_id, 'in_progress');
  await beginsIn(app.pool, event_id, -20);
  await attend(app.pool, hired);
  return { event_id, hired };
};

test.each(rounds)('two admins publish one draft: it happens once (%i)', async () => {
  const { event_id } = await addReadyDraft(app, token);
  const outcomes = await Promise.all([app, other].map((at) => outcomeOf(askMove(at, token, event_id, 'published'))));
  expect(outcomes.sort()).toEqual(['conflict', 'done']);
  expect(await count('from shifts where event_id = $1', [event_id])).toBe(2);
  expect(await count(`from audit_log where record_id = $1 and action = 'publish'`, [event_id])).toBe(1);
  expect(await count(`from messages where cause_id = $1 and kind = 'chosen_to_lead'`, [event_id])).toBe(1);
});

test.each(rounds)('one publishes while another saves: what is published is what was saved last (%i)', async () => {
  const { event_id, ...named } = await addReadyDraft(app, token);
  const version = await versionOf(app.pool, event_id);
  const { stepThree, stepThreeZones } = samplePlan(named);
  const steps = {
    stepThree: { ...stepThree, needs: stepThree.needs.map((need) => ({ ...need, headcount: 9 })) },
    stepThreeZones: { ...stepThreeZones, places: [] },
  };
  const [publishing, saving] = await Promise.all([
    app.call(moveEvent, { token, params: { id: event_id }, body: { to: 'published', version } }),
    other.call(saveEventPlan, { token, params: { id: event_id }, body: { version, steps } }),
  ]);
  expect([publishing.statusCode, saving.statusCode].sort()).toEqual([200, 409]);
  const { rows } = await app.pool.query('select places from event_staffing where event_id = $1', [event_id]);
  expect(rows).toEqual([{ places: saving.statusCode === 200 ? 18 : 10 }]);
});

test.each(rounds)('two events want the same two leaders, in opposite order: one gets them (%i)', async () => {
  const others = await addRow(app.pool, 'team_leaders', { status: 'approved' });
  const first = await addReadyDraft(app, token);
  const leads = [first.leader_id, others.id].map(
    (leader_id) => ({ leader_id, scope: 'event', of: null, pay_minor: null }) as const,
  );
  const drafts = await Promise.all(
    [leads, [...leads].reverse()].map((leaders) =>
      addReadyDraft(app, token, (plan) => ({ ...plan, stepThreeTeam: { ...plan.stepThreeTeam, leaders } })),
    ),
  );
  const outcomes = await Promise.all(
    drafts.map(({ event_id }, n) => outcomeOf(askMove(n === 0 ? app : other, token, event_id, 'published'))),
  );
  expect(outcomes.sort()).toEqual(['done', 'leader_busy']);
});

test.each(rounds)('two admins complete one event: everybody is paid once (%i)', async () => {
  const { event_id } = await addRunning();
  const outcomes = await Promise.all([app, other].map((at) => outcomeOf(askMove(at, token, event_id, 'completed'))));
  expect(outcomes.sort()).toEqual(['conflict', 'done']);
  expect(await count('from transfers where event_id = $1', [event_id])).toBe(2);
});

test.each(rounds)(
  'canceling meets confirmations: nobody keeps a place, and nothing waits in a circle (%i)',
  async () => {
    const { event_id } = await addPublished(app, token);
    const invited = [];
    for (const post of [0, 1, 0, 1]) invited.push(await hire(app.pool, event_id, { post, status: 'invited' }));
    const confirm = (id: string) =>
      app.pool.query(
        `update assignments set status = 'confirmed', version = version + 1 where id = $1 and status = 'invited'`,
        [id],
      );
    const [outcome] = await Promise.all([
      outcomeOf(askMove(other, token, event_id, 'canceled', REASON)),
      ...invited.map(({ id }) => confirm(id)),
    ]);
    expect(outcome).toBe('done');
    expect(await count(`from assignments where event_id = $1 and status in ('invited', 'confirmed')`, [event_id])).toBe(
      0,
    );
    const { rows } = await app.pool.query('select confirmed, invited from event_staffing where event_id = $1', [
      event_id,
    ]);
    expect(rows).toEqual([{ confirmed: 0, invited: 0 }]);
  },
);

test('canceling waits for a confirmation that is under way, and takes it along', async () => {
  const { event_id } = await addPublished(app, token);
  const { id } = await hire(app.pool, event_id, { status: 'invited' });
  const confirming = await app.pool.connect();
  try {
    await confirming.query('begin');
    await confirming.query(`update assignments set status = 'confirmed' where id = $1`, [id]);
    const canceling = outcomeOf(askMove(other, token, event_id, 'canceled', REASON));
    await vi.waitFor(async () => {
      const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect(await count(waiting, [])).toBe(1);
    }, PATIENCE);
    await confirming.query('commit');
    expect(await canceling).toBe('done');
  } finally {
    confirming.release();
  }
  expect(await count(`from assignments where event_id = $1 and status = 'released'`, [event_id])).toBe(1);
  const told = `from messages where cause_id = $1 and kind = 'event_canceled'
    and person_id in (select usher_id from assignments where event_id = $1)`;
  expect(await count(told, [event_id])).toBe(1);
});

test.each(rounds)('withdrawing meets an assignment: one of them is refused (%i)', async () => {
  const { event_id } = await addPublished(app, token);
  const usher = await addRow(app.pool, 'ushers', { status: 'approved' });
  const [outcome, hiring] = await Promise.all([
    outcomeOf(askMove(other, token, event_id, 'draft')),
    hire(app.pool, event_id, { usher_id: usher.id }).then(
      () => 'hired',
      () => 'refused',
    ),
  ]);
  const kept = (await statusOf(app.pool, event_id)) === 'published';
  expect([kept, await count('from assignments where event_id = $1', [event_id])]).toEqual(
    hiring === 'hired' ? [true, 1] : [false, 0],
  );
  expect(['done', 'event_has_people', 'conflict']).toContain(outcome);
});

test.each(rounds)('completing meets a correction of attendance: what is paid is what is on record (%i)', async () => {
  const { event_id, hired } = await addRunning();
  await Promise.all([
    outcomeOf(askMove(other, token, event_id, 'completed')),
    app.pool
      .query('update attendance set approved_minutes = 30, minutes_by_hand = true where assignment_id = $1', [hired.id])
      .catch(() => undefined),
  ]);
  const { rows } = await app.pool.query(
    `select w.approved_minutes = l.minutes as same from attendance w join transfer_lines l using (assignment_id)
     where w.assignment_id = $1`,
    [hired.id],
  );
  expect(rows).toEqual([{ same: true }]);
});

test.each(rounds)('reopening meets an approval: either the pay is approved or it is voided (%i)', async () => {
  const { event_id, hired } = await addRunning();
  await makeMove(app, token, event_id, 'completed');
  const approver = await app.addAdmin('finance');
  const account = await addRow(app.pool, 'bank_accounts', { person_id: hired.usher_id });
  const [outcome] = await Promise.all([
    outcomeOf(askMove(other, token, event_id, 'in_progress')),
    app.pool.query(
      `update transfers set status = 'approved', approved_by = $2, approved_at = now(), bank_account_id = $3
       where event_id = $1 and usher_id is not null and status = 'pending_approval' and voided_at is null`,
      [event_id, approver.id, account.id],
    ),
  ]);
  const approved = await count(`from transfers where event_id = $1 and status = 'approved' and voided_at is null`, [
    event_id,
  ]);
  expect([outcome, approved]).toEqual(approved === 1 ? ['pay_already_approved', 1] : ['done', 0]);
});
