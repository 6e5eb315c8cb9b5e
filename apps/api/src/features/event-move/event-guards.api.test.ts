import { moveEvent } from '@proline/contract/event-move/event-move';
import { saveEventPlan } from '@proline/contract/event-plan/event-plan';
import { EVENT_STATUSES, type EventStatus } from '@proline/domain/event/event-status';
import { PERMISSION_SETS, type PermissionSet } from '@proline/domain/account/permission';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
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
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let tokens: Record<PermissionSet, string>;
beforeAll(async () => {
  // without the clock, which would start what is due
  app = await startTestApp({ jobs: [] });
  const signedIn = await Promise.all(PERMISSION_SETS.map(async (set) => [set, (await app.signIn(set)).token] as const));
  tokens = Object.fromEntries(signedIn) as Record<PermissionSet, string>;
});
afterAll(() => app.close());

const REASON = 'The client moved it';
const ask = (id: string, to: EventStatus, set: PermissionSet = 'owner', more: { reason?: string } = {}) =>
  outcomeOf(askMove(app, tokens[set], id, to, more));

const addDraft = async () => (await addReadyDraft(app, tokens.owner)).event_id;
const addPublished = async () => {
  const id = await addDraft();
  await makeMove(app, tokens.owner, id, 'published');
  return id;
};
/** With somebody who was there and is out again; its shifts are over. */
const addRunning = async () => {
  const id = await addPublished();
  const hired = await hire(app.pool, id);
  await makeMove(app, tokens.owner, id, 'in_progress');
  await beginsIn(app.pool, id, -20);
  return { id, hired };
};

/** An event with which every move that its status allows is allowed. */
const addIn: Readonly<Record<EventStatus, () => Promise<string>>> = {
  draft: addDraft,
  published: async () => {
    const id = await addPublished();
    await hire(app.pool, id);
    return id;
  },
  in_progress: async () => {
    const { id, hired } = await addRunning();
    await attend(app.pool, hired);
    return id;
  },
  completed: async () => {
    const id = await addIn.in_progress();
    await makeMove(app, tokens.owner, id, 'completed');
    return id;
  },
  canceled: async () => {
    const id = await addDraft();
    await makeMove(app, tokens.owner, id, 'canceled', { reason: REASON });
    return id;
  },
};

const NO = 'move_not_allowed';
/** from → to → what an owner and what operations are told */
const TABLE: Readonly<Record<EventStatus, Readonly<Partial<Record<EventStatus, readonly [string, string]>>>>> = {
  draft: { published: ['done', 'done'], canceled: ['done', 'done'] },
  published: {
    draft: ['event_has_people', 'event_has_people'],
    in_progress: ['done', 'done'],
    canceled: ['done', 'done'],
  },
  in_progress: { completed: ['done', 'done'], canceled: ['done', 'owner_only'] },
  completed: { in_progress: ['done', 'owner_only'] },
  canceled: {},
};

describe.each(EVENT_STATUSES)('from %s', (from) => {
  test.each(EVENT_STATUSES)('to %s', async (to) => {
    const [owner, ops] = TABLE[from][to] ?? [NO, NO];
    for (const set of ['recruiter', 'finance', 'viewer'] as const) {
      const id = await addIn.draft();
      expect(await ask(id, to, set, { reason: REASON })).toBe('forbidden');
    }
    for (const [set, expected] of [['ops', ops] as const, ['owner', owner] as const]) {
      const id = await addIn[from]();
      const version = await versionOf(app.pool, id);
      expect(await ask(id, to, set, { reason: REASON }), set).toBe(expected);
      const done = expected === 'done';
      expect([await statusOf(app.pool, id), await versionOf(app.pool, id)]).toEqual([
        done ? to : from,
        version + (done ? 1 : 0),
      ]);
    }
  });
});

describe('is refused', () => {
  test('what the plan still lacks', async () => {
    const { event_id } = await addReadyDraft(app, tokens.ops, (plan) => ({
      ...plan,
      stepOne: { ...plan.stepOne, title_en: 'Ab' },
    }));
    expect(await ask(event_id, 'published', 'ops')).toBe('event_not_ready');
  });

  test('a title that only seems long enough', async () => {
    const { event_id } = await addReadyDraft(app, tokens.ops, (plan) => ({
      ...plan,
      stepOne: { ...plan.stepOne, title_en: '🎪A' },
    }));
    expect(await ask(event_id, 'published', 'ops')).toBe('event_not_ready');
    expect(await statusOf(app.pool, event_id)).toBe('draft');
  });

  test('a leader who is not approved by then, and a role that is archived by then', async () => {
    const { event_id, leader_id, type_id } = await addReadyDraft(app, tokens.ops);
    await app.pool.query(`update team_leaders set status = 'pending' where id = $1`, [leader_id]);
    expect(await ask(event_id, 'published', 'ops')).toBe('event_not_ready');
    await app.pool.query(`update team_leaders set status = 'approved' where id = $1`, [leader_id]);
    await app.pool.query('update types set archived_at = now() where id = $1', [type_id]);
    expect(await ask(event_id, 'published', 'ops')).toBe('event_not_ready');
    await app.pool.query('update types set archived_at = null where id = $1', [type_id]);
    expect(await ask(event_id, 'published', 'ops')).toBe('done');
  });

  test('a leader who leads something else at that time', async () => {
    const first = await addReadyDraft(app, tokens.ops);
    const second = await addReadyDraft(app, tokens.ops, (plan) => ({
      ...plan,
      stepThreeTeam: {
        ...plan.stepThreeTeam,
        leaders: [{ leader_id: first.leader_id, scope: 'event', of: null, pay_minor: null }],
      },
    }));
    expect(await ask(first.event_id, 'published', 'ops')).toBe('done');
    expect(await ask(second.event_id, 'published', 'ops')).toBe('leader_busy');
    expect(await ask(first.event_id, 'canceled', 'ops', { reason: REASON })).toBe('done');
    expect(await ask(second.event_id, 'published', 'ops')).toBe('done');
  });

  test('to take back what somebody has applied for, or was ever asked for', async () => {
    const applied = await addReadyDraft(app, tokens.ops);
    await makeMove(app, tokens.ops, applied.event_id, 'published');
    const usher = await addRow(app.pool, 'ushers');
    const { event_id, type_id } = applied;
    await addRow(app.pool, 'applications', { event_id, type_id, usher_id: usher.id });
    expect(await ask(event_id, 'draft', 'ops')).toBe('event_has_people');

    const asked = await addPublished();
    const { id } = await hire(app.pool, asked, { status: 'invited' });
    await app.pool.query(`update assignments set status = 'declined' where id = $1`, [id]);
    expect(await ask(asked, 'draft', 'ops')).toBe('event_has_people');
  });

  test('to start without somebody who has said yes', async () => {
    const id = await addPublished();
    await hire(app.pool, id, { status: 'invited' });
    expect(await ask(id, 'in_progress', 'ops')).toBe('nobody_confirmed');
  });

  test('to complete while a shift is on, somebody is in, or nobody knows how it went', async () => {
    const { id, hired } = await addRunning();
    expect(await ask(id, 'completed', 'ops')).toBe('attendance_unresolved');
    await attend(app.pool, hired, { clocked_in: true });
    expect(await ask(id, 'completed', 'ops')).toBe('still_clocked_in');
    await app.pool.query(
      `update attendance set outcome = 'attended', checked_out_at = checked_in_at + interval '7 hours' where assignment_id = $1`,
      [hired.id],
    );
    await beginsIn(app.pool, id, -16);
    expect(await ask(id, 'completed', 'ops')).toBe('shifts_not_over');
    await beginsIn(app.pool, id, -20);
    expect(await ask(id, 'completed', 'ops')).toBe('done');
  });

  test('to open again what is already approved for payment', async () => {
    const id = await addIn.completed();
    const approver = await app.addAdmin('finance');
    const { rows } = await app.pool.query<{ id: string; usher_id: string }>(
      'select id, usher_id from transfers where event_id = $1 and usher_id is not null',
      [id],
    );
    const account = await addRow(app.pool, 'bank_accounts', { person_id: rows[0]?.usher_id ?? '' });
    await app.pool.query(
      `update transfers set status = 'approved', approved_by = $2, approved_at = now(), bank_account_id = $3 where id = $1`,
      [rows[0]?.id, approver.id, account.id],
    );
    expect(await ask(id, 'in_progress')).toBe('pay_already_approved');
  });

  test('to cancel without a reason, at its field', async () => {
    for (const status of ['draft', 'published', 'in_progress'] as const) {
      const id = await addIn[status]();
      expect(await ask(id, 'canceled')).toBe('reason_required');
      const short = await app.call(moveEvent, {
        token: tokens.owner,
        params: { id },
        body: { to: 'canceled', version: await versionOf(app.pool, id), reason: ' ' },
      });
      expect([short.statusCode, Object.keys(short.json().errors)]).toEqual([422, ['reason']]);
    }
  });

  test('a compensation for those who are told in time, and where nobody was told at all', async () => {
    const give = { reason: REASON, compensation_minor: 5_000 };
    const early = await addIn.published();
    await beginsIn(app.pool, early, 49);
    expect(await outcomeOf(askMove(app, tokens.ops, early, 'canceled', give))).toBe('outside_notice_period');
    await beginsIn(app.pool, early, 47);
    expect(await outcomeOf(askMove(app, tokens.ops, early, 'canceled', give))).toBe('done');
    // as long as the settings say
    const longer = await addIn.published();
    await beginsIn(app.pool, longer, 71);
    await app.pool.query(`insert into settings (key, value) values ('pay', '{"notice_hours": 72}')`);
    expect(await outcomeOf(askMove(app, tokens.ops, longer, 'canceled', give))).toBe('done');
    await app.pool.query(`delete from settings where key = 'pay'`);
    expect(await outcomeOf(askMove(app, tokens.ops, await addDraft(), 'canceled', give))).toBe('outside_notice_period');
    expect(await outcomeOf(askMove(app, tokens.owner, await addIn.in_progress(), 'canceled', give))).toBe(
      'outside_notice_period',
    );
    expect(await outcomeOf(askMove(app, tokens.ops, await addDraft(), 'published', { compensation_minor: 1 }))).toBe(
      'outside_notice_period',
    );
  });

  test('what was decided on an older version, whatever would be said of it', async () => {
    const { event_id } = await addReadyDraft(app, tokens.ops);
    const seen = await versionOf(app.pool, event_id);
    const saving = await app.call(saveEventPlan, {
      token: tokens.ops,
      params: { id: event_id },
      body: { version: seen, steps: {} },
    });
    expect(saving.statusCode).toBe(200);
    for (const to of ['published', 'canceled', 'completed'] as const) {
      expect(await outcomeOf(askMove(app, tokens.ops, event_id, to, { version: seen, reason: REASON }))).toBe(
        'conflict',
      );
    }
  });

  test('an event that is not there', async () => {
    const body = { to: 'published', version: 1 };
    const id = '018f0000-0000-7000-8000-000000000000';
    expect((await app.call(moveEvent, { token: tokens.ops, params: { id }, body })).statusCode).toBe(404);
  });
});
