import { listMarks } from '@proline/contract/attendance/attendance';
import { getEventMoves, previewBulkCancel } from '@proline/contract/event-move/event-move';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPublished,
  addReadyDraft,
  attend,
  beginsIn,
  hire,
  makeMove,
  missShift,
} from '../../testing/event/event-course.ts';
import { effectsOn } from '../../testing/event/event-effects.ts';
import { refusedBy } from '../../testing/schema/refused-by.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: { id: string; token: string };
let effects: ReturnType<typeof effectsOn>;
beforeAll(async () => {
  // without the clock, which would start what is due
  app = await startTestApp({ jobs: [] });
  owner = await app.signIn('owner');
  effects = effectsOn(app.pool);
});
afterAll(() => app.close());

const move = (id: string, to: Parameters<typeof makeMove>[3], ask = {}) => makeMove(app, owner.token, id, to, ask);

test('canceling lets everybody go, tells them why, and gives what was promised to those who were counted on', async () => {
  const asked = await addRow(app.pool, 'ushers', { status: 'approved' });
  const { event_id, type_id, leader_id } = await addPublished(app, owner.token, (plan) => ({
    ...plan,
    stepThreeTeam: { ...plan.stepThreeTeam, invited: [asked.id] },
  }));
  const applied = await effects.apply(event_id, type_id);
  const comes = await hire(app.pool, event_id);
  await hire(app.pool, event_id, { post: 1, usher_id: comes.usher_id });
  const invited = await hire(app.pool, event_id, { status: 'invited' });
  await beginsIn(app.pool, event_id, 20);
  await move(event_id, 'canceled', { reason: 'Storm warning', compensation_minor: 5_000 });

  expect(await effects.applicationsOf(event_id)).toEqual([{ usher_id: applied, status: 'expired' }]);
  // three places, and the invitation that came with the publishing
  expect((await effects.assignmentsOf(event_id)).map(({ status }) => status)).toEqual(Array(4).fill('released'));
  expect(await effects.staffingOf(event_id)).toEqual([{ places: 10, confirmed: 0, invited: 0 }]);
  expect(
    await effects.read('select released_at is null as live from event_leads where event_id = $1', [event_id]),
  ).toEqual([{ live: false }]);
  const people = await effects.told(event_id, 'event_canceled');
  expect(people).toHaveLength(5);
  expect(new Set(people)).toEqual(new Set([applied, comes.usher_id, invited.usher_id, asked.id, leader_id]));
  expect(await effects.payOf(event_id)).toMatchObject([
    {
      kind: 'compensation',
      person: comes.usher_id,
      gross: 5_000,
      created_by: owner.id,
      status: 'pending_approval',
      lines: [['other', null, null, 1, 5_000]],
    },
  ]);
  expect(
    await effects.read('select status, cancel_reason, canceled_at is not null as when from events where id = $1', [
      event_id,
    ]),
  ).toEqual([{ status: 'canceled', cancel_reason: 'Storm warning', when: true }]);
  expect(await effects.lastAudit(event_id)).toMatchObject({
    action: 'cancel',
    before: { status: 'published' },
    after: {
      reason: 'Storm warning',
      applications_expired: 1,
      ushers_released: 3,
      leads_released: 1,
      compensated: 1,
      told: 5,
    },
  });
});

test('canceling a draft needs nothing but a reason', async () => {
  const { event_id } = await addReadyDraft(app, owner.token);
  await move(event_id, 'canceled', { reason: 'Double entry' });
  expect(await effects.payOf(event_id)).toEqual([]);
});

test('canceling what has begun pays what was worked, and lets the rest go', async () => {
  const { event_id, leader_id } = await addPublished(app, owner.token);
  const there = await hire(app.pool, event_id);
  const wasThere = await hire(app.pool, event_id);
  const missed = await hire(app.pool, event_id);
  const later = await hire(app.pool, event_id, { post: 1 });
  await move(event_id, 'in_progress');
  await beginsIn(app.pool, event_id, -2);
  await attend(app.pool, there, { clocked_in: true });
  await attend(app.pool, wasThere, { clocked_in: true });
  await app.pool.query(
    `update attendance set outcome = 'attended', checked_out_at = checked_in_at + interval '1 hour', approved_minutes = 45, minutes_by_hand = true
       where assignment_id = $1`,
    [wasThere.id],
  );
  await missShift(app.pool, missed);
  const named = await app.call(getEventMoves, { token: owner.token, params: { id: event_id } });
  const selection = { ids: [event_id] };
  const previewed = await app.call(previewBulkCancel, { token: owner.token, body: { selection } });
  await move(event_id, 'canceled', { reason: 'Power cut' });
  // as many as were named before are let go
  expect(await effects.lastAudit(event_id)).toMatchObject({ after: { ushers_released: 1 } });
  expect(named.json()).toMatchObject({ data: { touches: { confirmed: 1 } } });
  expect(previewed.json()).toMatchObject({ data: { events: 1, confirmed: 1 } });

  const pay = await effects.payOf(event_id);
  expect(pay.map(({ person }) => person)).toEqual([wasThere.usher_id, leader_id, there.usher_id]);
  // three quarters of an hour, two hours of eighteen, two hours
  expect(pay[0]).toMatchObject({ gross: 3_000, lines: [['work', 45, 4_000, 1, 3_000]] });
  expect(pay[1]?.['gross']).toBeGreaterThanOrEqual(6_666);
  expect(pay[1]?.['gross']).toBeLessThan(6_800);
  expect(pay[2]).toMatchObject({ gross: 8_000, lines: [['work', 120, 4_000, 1, 8_000]] });
  expect((await effects.assignmentsOf(event_id)).map(({ status }) => status)).toEqual([
    'confirmed',
    'confirmed',
    'confirmed',
    'released',
  ]);
  expect(
    await effects.read(
      `select outcome, checked_out_at is not null as out, approved_minutes as minutes from attendance where assignment_id = $1`,
      [there.id],
    ),
  ).toEqual([{ outcome: 'attended', out: true, minutes: 120 }]);
  // the history of that shift says who ended it, and why
  const marks = await app.call(listMarks, { token: owner.token, params: { id: there.id } });
  expect(marks.json()).toMatchObject({
    data: [
      {
        ...{ kind: 'check_out', method: 'canceling', reason: 'Power cut' },
        by: { name_en: expect.any(String), name_ar: expect.any(String) },
        before: { outcome: null, checked_out_at: null },
        after: { outcome: 'attended', checked_out_at: expect.any(String) },
      },
    ],
  });
  expect(await effects.told(event_id, 'event_canceled')).toContain(later.usher_id);
  expect(
    await refusedBy(app.pool.query('update attendance set approved_minutes = 900 where event_id = $1', [event_id])),
  ).toBe('attendance_locked');
});
