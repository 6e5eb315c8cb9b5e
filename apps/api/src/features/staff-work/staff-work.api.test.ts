import type { ErrorReply } from '@proline/contract/frame/error-reply';
import {
  applyForWork,
  getStaffEvent,
  listStaffApplications,
  listStaffEvents,
  withdrawApplication,
} from '@proline/contract/staff-work/staff-work';
import { emptyPlan, type EventPlan } from '@proline/domain/event-plan/plan';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPlaces, addRow, assign, type Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
});
afterAll(() => app.close());

type Staff = { readonly id: string; readonly token: string };
const codeOf = (reply: { json: <T>() => T }) => reply.json<ErrorReply>().code;

const addStaff = async (values: Parameters<typeof addRow<'ushers'>>[2] = {}): Promise<Staff> =>
  app.signInStaff((await addRow(app.pool, 'ushers', { status: 'approved', ...values })).id);

const apply = ({ token }: Staff, { event_id, type_id }: Places, shift_ids: string[] = []) =>
  app.call(applyForWork, { token, params: { id: event_id }, body: { type_id, shift_ids, message: '' } });
const applied = async (...wanted: Parameters<typeof apply>) =>
  applyForWork.response.parse((await apply(...wanted)).json()).data;
const look = ({ token }: Staff, { event_id }: Places) => app.call(getStaffEvent, { token, params: { id: event_id } });
const seen = async (staff: Staff, places: Places) =>
  getStaffEvent.response.parse((await look(staff, places)).json()).data;
const withdraw = ({ token }: Staff, id: string, version: number) =>
  app.call(withdrawApplication, { token, params: { id }, body: { version } });

const PLAN = emptyPlan('Asia/Riyadh', 'SAR');

/** What an event asks of everybody. */
const asks = (places: Places, stepTwo: Partial<EventPlan['stepTwo']>, excluded: readonly string[] = []) =>
  app.pool.query('insert into event_plans (event_id, steps) values ($1, $2)', [
    places.event_id,
    JSON.stringify({
      ...PLAN,
      stepTwo: { ...PLAN.stepTwo, ...stepTwo },
      stepThreeTeam: { ...PLAN.stepThreeTeam, excluded },
    }),
  ]);

describe('events', () => {
  test('are listed while they take applications, with what speaks against them', async () => {
    const open = await addPlaces(app.pool);
    const closed = [
      await addPlaces(app.pool, { event: { hiring_mode: 'invite' } }),
      await addPlaces(app.pool, { event: { status: 'draft', published_at: null } }),
      await addPlaces(app.pool, { event: { status: 'completed', completed_at: new Date() } }),
    ];
    const staff = await addStaff();
    const pages = await Promise.all(
      [1, 2].map(async (page) => {
        const reply = await app.call(listStaffEvents, { token: staff.token, query: { page: String(page) } });
        return listStaffEvents.response.parse(reply.json());
      }),
    );
    const rows = pages.flatMap(({ data }) => data);
    expect(rows.find(({ id }) => id === open.event_id)).toMatchObject({ fits: true, reasons: [] });
    for (const { event_id } of closed) expect(rows.some(({ id }) => id === event_id)).toBe(false);
    expect(pages[0]?.meta).toMatchObject({ current_page: 1, total: rows.length });
  });

  test('name every reason that is about the reader, and no figure', async () => {
    const places = await addPlaces(app.pool);
    await asks(places, {
      requirements: [
        { kind: 'languages', mode: 'block', languages: ['en', 'fr'] },
        { kind: 'rating', mode: 'block', least: 4.5 },
        { kind: 'experience', mode: 'flag', shifts: 3 },
      ],
    });
    const staff = await addStaff({ languages: ['en'], city: 'Dubai' });
    const { offered, ...event } = await seen(staff, places);
    expect(event).toMatchObject({ fits: false, reasons: ['languages', 'rating'] });
    expect(event.notes).toEqual(expect.arrayContaining(['not_this_role', 'not_near', 'experience']));
    expect(offered).toMatchObject([{ shift_id: places.shift_id, rate_minor: 4_000, currency: 'SAR', fits: false }]);
    expect(codeOf(await apply(staff, places))).toBe('not_suitable');
  });

  test('whom the plan excludes is told as little as whom it has no place for', async () => {
    const places = await addPlaces(app.pool);
    const staff = await addStaff();
    await asks(places, {}, [staff.id]);
    const reply = await look(staff, places);
    expect(reply.json()).toMatchObject({ data: { fits: false, reasons: ['not_selected'] } });
    expect(reply.body).not.toContain('excluded');
    expect(codeOf(await apply(staff, places))).toBe('not_suitable');
  });

  test('show nobody else: neither applicants nor who works there nor how many', async () => {
    const places = await addPlaces(app.pool);
    const other = await addStaff({ name_en: 'Reem Otherwise' });
    await applied(other, places);
    await assign(app.pool, places, (await addRow(app.pool, 'ushers', { status: 'approved' })).id);
    const staff = await addStaff();
    const reply = await look(staff, places);
    expect(reply.json()).toMatchObject({ data: { applications: [], places: [] } });
    expect(reply.body).not.toMatch(/Reem|confirmed|headcount|score|tenths|reliability/);
    expect(reply.body).not.toContain(other.id);
  });

  test('say who to call and what to wear to whoever works there alone', async () => {
    const places = await addPlaces(app.pool, { event: { contact_name: 'Omar', contact_phone: '+966500000000' } });
    await asks(places, { uniform: 'Black suit', briefing: 'Gate 3' });
    const [worker, looker] = [await addStaff(), await addStaff()];
    await assign(app.pool, places, worker.id);
    expect(await seen(worker, places)).toMatchObject({ uniform: 'Black suit', contact_name: 'Omar' });
    expect(await seen(looker, places)).toMatchObject({ uniform: null, briefing: null, contact_phone: null });
  });

  test('that are drafts or by invitation are not there, for whoever is not invited', async () => {
    const staff = await addStaff();
    const byInvitation = await addPlaces(app.pool, { event: { hiring_mode: 'invite' } });
    const draft = await addPlaces(app.pool, { event: { status: 'draft', published_at: null } });
    const missing = await look(staff, { ...draft, event_id: '00000000-0000-4000-8000-000000000000' });
    for (const places of [byInvitation, draft]) {
      const reply = await look(staff, places);
      expect([reply.statusCode, reply.body]).toEqual([404, missing.body]);
      expect([(await apply(staff, places)).statusCode]).toEqual([404]);
    }
    await assign(app.pool, byInvitation, staff.id, { status: 'invited', invited_at: new Date() });
    expect((await look(staff, byInvitation)).statusCode).toBe(200);
    expect(codeOf(await apply(staff, byInvitation))).toBe('applications_not_taken');
  });
});

describe('applying', () => {
  test('names the shifts, is recorded under one’s own name, and is shown to oneself', async () => {
    const places = await addPlaces(app.pool);
    const staff = await addStaff();
    const made = await applied(staff, places, [places.shift_id]);
    expect(made).toMatchObject({ status: 'pending', shift_ids: [places.shift_id], version: 1 });
    const { rows } = await app.pool.query(
      `select actor, person_id, action, entity from audit_log where record_id = $1`,
      [made.id],
    );
    expect(rows).toEqual([{ actor: 'person', person_id: staff.id, action: 'apply', entity: 'application' }]);
    const mine = await app.call(listStaffApplications, { token: staff.token });
    expect(mine.json()).toMatchObject({ data: [{ id: made.id, event: { id: places.event_id } }] });
    expect(codeOf(await apply(staff, places))).toBe('already_applied');
  });

  test('is refused for shifts of another event or role, for none at all, and after the deadline', async () => {
    const [places, other] = [await addPlaces(app.pool), await addPlaces(app.pool)];
    const staff = await addStaff();
    expect(codeOf(await apply(staff, places, [other.shift_id]))).toBe('shifts_not_offered');
    expect(codeOf(await apply(staff, { ...places, type_id: other.type_id }))).toBe('shifts_not_offered');
    const twice = await apply(staff, places, [places.shift_id, places.shift_id]);
    expect(codeOf(twice)).toBe('validation_failed');
    await app.pool.query(`update events set application_deadline = now() where id = $1`, [places.event_id]);
    expect(codeOf(await apply(staff, places))).toBe('applications_closed');
    // whoever has seen it before is told so, and nobody else finds it
    expect(await seen(staff, places)).toMatchObject({ fits: false, reasons: ['applications_closed'] });
    const open = await app.call(listStaffEvents, { token: staff.token });
    expect(listStaffEvents.response.parse(open.json()).data.map(({ id }) => id)).not.toContain(places.event_id);
  });

  test('is possible anew after an application has expired, such as by a block that is over', async () => {
    const places = await addPlaces(app.pool);
    const staff = await addStaff();
    const { id } = await applied(staff, places);
    await app.pool.query(`update applications set status = 'expired', decided_at = now() where id = $1`, [id]);
    expect(await applied(staff, places)).toMatchObject({ id, status: 'pending' });
  });

  test('is for approved ushers who are free then', async () => {
    const places = await addPlaces(app.pool);
    for (const status of ['pending', 'in_interview'] as const)
      expect(codeOf(await apply(await addStaff({ status }), places))).toBe('not_suitable');
    const busy = await addStaff();
    await assign(app.pool, await addPlaces(app.pool), busy.id);
    expect(await seen(busy, places)).toMatchObject({ reasons: ['overlap', 'day_cap'] });
    expect(codeOf(await apply(busy, places))).toBe('not_suitable');
    const leader = await addRow(app.pool, 'team_leaders', { status: 'approved' });
    expect(codeOf(await apply(await app.signInStaff(leader.id), places))).toBe('not_suitable');
  });

  test('of twenty at the same moment one is kept', async () => {
    const places = await addPlaces(app.pool);
    const staff = await addStaff();
    const replies = await Promise.all(Array.from({ length: 20 }, () => apply(staff, places)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });
});

describe('withdrawing', () => {
  test('ends an application that is not decided, once, and one may apply again', async () => {
    const places = await addPlaces(app.pool);
    const staff = await addStaff();
    const { id } = await applied(staff, places);
    expect(codeOf(await withdraw(staff, id, 2))).toBe('conflict');
    expect((await withdraw(staff, id, 1)).json()).toMatchObject({ data: { status: 'withdrawn', version: 2 } });
    expect(codeOf(await withdraw(staff, id, 2))).toBe('already_decided');
    expect(await applied(staff, places, [places.shift_id])).toMatchObject({ id, status: 'pending', version: 3 });
  });

  test('is too late once it is decided, and another person’s is not there', async () => {
    const places = await addPlaces(app.pool);
    const [staff, other] = [await addStaff(), await addStaff()];
    const { id } = await applied(staff, places);
    expect((await withdraw(other, id, 1)).statusCode).toBe(404);
    await app.pool.query(`update applications set status = 'accepted', decided_at = now() where id = $1`, [id]);
    expect(codeOf(await withdraw(staff, id, 1))).toBe('already_decided');
  });
});

test('a shift that has begun is offered no more', async () => {
  const places = await addPlaces(app.pool, {
    shift: { starts_at: new Date(Date.now() - 3_600_000), ends_at: new Date(Date.now() + 3_600_000) },
  });
  const staff = await addStaff();
  expect((await look(staff, places)).statusCode).toBe(404);
});
