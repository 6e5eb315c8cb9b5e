import {
  createEvent,
  deleteEvent,
  duplicateEvent,
  getEventPlan,
  saveEventPlan,
} from '@proline/contract/event-plan/event-plan';
import { getEvent } from '@proline/contract/event/event';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import { emptyPlan } from '@proline/domain/event-plan/plan';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addNamed, samplePlan } from '../../testing/sample/sample-plans.ts';
import { addPlaces, addRow, atHour } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
/** another process on the same database */
let other: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ database: app.database, dataKey: app.dataKey });
  ({ token } = await app.signIn('ops'));
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const codeOf = (reply: { statusCode: number; json: () => unknown }) =>
  [reply.statusCode, (reply.json() as ErrorReply).code] as const;

const create = async (steps: Partial<PlanSteps>) => {
  const reply = await app.call(createEvent, { token, body: { steps } });
  expect(reply.statusCode, reply.body).toBe(200);
  return createEvent.response.parse(reply.json()).data;
};
const planOf = async (id: string) =>
  getEventPlan.response.parse((await app.call(getEventPlan, { token, params: { id } })).json()).data;
const eventOf = async (id: string) =>
  getEvent.response.parse((await app.call(getEvent, { token, params: { id } })).json()).data;
const save = (id: string, version: number, steps: Partial<PlanSteps>, process = app) =>
  process.call(saveEventPlan, { token, params: { id }, body: { version, steps } });
const auditOf = async (record_id: string) =>
  (
    await app.pool.query<{ action: string; after: unknown; before: unknown }>(
      'select action, before, after from audit_log where record_id = $1 order by id',
      [record_id],
    )
  ).rows;

test('a draft may be started with nothing at all, in the zone and currency of the organisation', async () => {
  const plan = await create({});
  expect(plan).toMatchObject({ status: 'draft', version: 1, leaders: [], ushers: [], saved_by: 'huda nasser' });
  expect(plan.steps).toEqual(emptyPlan('Asia/Riyadh', 'SAR'));
  await app.pool.query(
    `insert into settings (key, value) values ('region', '{"time_zone": "Africa/Cairo", "currency": "EGP"}')`,
  );
  expect((await create({})).steps).toEqual(emptyPlan('Africa/Cairo', 'EGP'));
  await app.pool.query(
    `insert into settings (key, value) values
      ('attendance', '{"late_grace_minutes": 5}'), ('pay', '{"overtime_percent": 200, "night_percent": 125, "paid_breaks": true}')`,
  );
  expect((await create({})).steps.stepFour).toMatchObject({
    late_grace_minutes: 5,
    overtime_percent: 200,
    night: { percent: 125, starts: 1_320, ends: 360 },
    paid_breaks: true,
  });
  await app.pool.query(`delete from settings where key in ('region', 'attendance', 'pay')`);
});

test('what is saved is read again as it was typed, and the list shows what makes sense of it', async () => {
  const named = await addNamed(app.pool);
  const sent = samplePlan(named);
  const { event_id } = await create(sent);
  const plan = await planOf(event_id);
  expect(plan.steps).toEqual(sent);
  expect(plan.leaders).toMatchObject([{ id: named.leader_id, name_en: 'Nasser Salem', status: 'approved' }]);
  expect(await eventOf(event_id)).toMatchObject({
    title_en: 'Date Palm Fair',
    status: 'draft',
    category: { id: named.category_id },
    starts_at: '2031-03-01T05:00:00.000Z',
    ends_at: '2031-03-01T23:00:00.000Z',
    places: 10,
    reserve_percent: 10,
    // four people for seven hours, six for seven and a half at 40.00, and the leader
    cost_minor: 4 * 7 * 4_000 + 6 * 7.5 * 4_000 + 60_000,
    leaders: [{ id: named.leader_id }],
    application_deadline: '2031-02-25T17:00:00.000Z',
  });
  expect(await auditOf(event_id)).toMatchObject([{ action: 'create' }]);
});

test('every kind of requirement comes back as it was sent, whatever tenth of a star it asks for', async () => {
  const mode = 'flag' as const;
  const { stepTwo } = samplePlan(await addNamed(app.pool));
  for (let tenths = 10; tenths <= 50; tenths += 4) {
    const requirements: PlanSteps['stepTwo']['requirements'] = [
      { kind: 'gender', mode, female_percent: 40 },
      { kind: 'languages', mode, languages: ['ar', 'en'] },
      { kind: 'experience', mode, shifts: 3 },
      { kind: 'rating', mode, least: tenths / 10 },
      { kind: 'documents', mode, documents: ['id_number', 'photo', 'bank_account'] },
    ];
    const { steps } = await create({ stepTwo: { ...stepTwo, requirements } });
    expect(steps.stepTwo.requirements).toEqual(requirements);
  }
});

test('steps that are not sent stay, and the log holds what changed, before and after', async () => {
  const sent = samplePlan(await addNamed(app.pool));
  const { event_id } = await create(sent);
  const stepOne = { ...sent.stepOne, title_en: 'Another title' };
  const reply = await save(event_id, 1, { stepOne, stepTwo: sent.stepTwo });
  expect(reply.json()).toMatchObject({ data: { version: 2 } });
  expect((await planOf(event_id)).steps).toEqual({ ...sent, stepOne });
  expect(await auditOf(event_id)).toMatchObject([
    { action: 'create' },
    {
      action: 'save_plan',
      before: { 'stepOne.title_en': sent.stepOne.title_en },
      after: { 'stepOne.title_en': 'Another title' },
    },
  ]);
});

test('of two who save the same version at once one is told so, and nothing of the other is lost', async () => {
  const sent = samplePlan(await addNamed(app.pool));
  const { event_id } = await create(sent);
  const titles = ['First come', 'First served', 'Third', 'Fourth'];
  const replies = await Promise.all(
    titles.map((title_en, index) =>
      save(event_id, 1, { stepOne: { ...sent.stepOne, title_en } }, index % 2 ? app : other),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  const won = titles[replies.findIndex(({ statusCode }) => statusCode === 200)];
  const plan = await planOf(event_id);
  expect([plan.version, plan.steps.stepOne.title_en]).toEqual([2, won]);
  expect(codeOf(await save(event_id, 1, { stepThree: sent.stepThree }))).toEqual([409, 'conflict']);
});

test('only drafts have a plan that can be saved', async () => {
  const { event_id } = await addPlaces(app.pool);
  expect(codeOf(await save(event_id, 1, {}))).toEqual([409, 'event_not_draft']);
  expect(codeOf(await save(crypto.randomUUID(), 1, {}))).toEqual([404, 'not_found']);
});

test('an event without a saved plan is read from its rows; the first save of such a draft takes them away', async () => {
  const places = await addPlaces(app.pool, {
    headcount: 3,
    event: { status: 'draft', published_at: null, starts_at: atHour(0), ends_at: atHour(9) },
    shift: { break_minutes: 45, arrival_minutes: 20 },
  });
  const leader = await addRow(app.pool, 'team_leaders', { status: 'approved' });
  const zone = await addRow(app.pool, 'zones', { event_id: places.event_id, code: 'N' });
  await addRow(app.pool, 'positions', {
    event_id: places.event_id,
    shift_id: places.shift_id,
    type_id: places.type_id,
    zone_id: zone.id,
    headcount: 2,
  });
  await addRow(app.pool, 'event_leads', {
    event_id: places.event_id,
    leader_id: leader.id,
    scope: 'zone',
    zone_id: zone.id,
    ends_at: atHour(9),
  });
  const plan = await planOf(places.event_id);
  expect(plan.steps).toMatchObject({
    stepOne: { starts: { day: '2030-01-01', minutes: 540 }, ends: { day: '2030-01-01', minutes: 1_080 } },
    stepTwo: {
      shifts: [
        {
          key: places.shift_id,
          work_date: '2030-01-01',
          starts: 540,
          ends: 1_020,
          break_minutes: 45,
          arrival_minutes: 20,
        },
      ],
    },
    stepThree: { needs: [{ shift: places.shift_id, type_id: places.type_id, headcount: 5 }] },
    stepThreeTeam: { leaders: [{ leader_id: leader.id, scope: 'zone', of: zone.id, pay_minor: 50_000 }] },
    stepThreeZones: { zones: [{ key: zone.id, code: 'N' }], places: [{ zone: zone.id, headcount: 2 }] },
    stepFour: { pay: [{ type_id: places.type_id, basis: 'hour', rate_minor: 4_000 }] },
  });

  expect((await save(places.event_id, 1, { stepThree: plan.steps.stepThree })).statusCode).toBe(200);
  expect((await planOf(places.event_id)).steps).toEqual(plan.steps);
  const { rows } = await app.pool.query(
    `select ((select count(*) from shifts where event_id = $1) + (select count(*) from zones where event_id = $1)
       + (select count(*) from positions where event_id = $1) + (select count(*) from event_leads where event_id = $1))::integer as made,
       (select row_to_json(s) from event_staffing s where event_id = $1) as staffing`,
    [places.event_id],
  );
  expect(rows).toMatchObject([{ made: 0, staffing: { places: 5, confirmed: 0, invited: 0 } }]);
});

test('a copy on another date moves every date, keeps the times, and asks nobody again', async () => {
  const sent = samplePlan(await addNamed(app.pool));
  const usher = await addRow(app.pool, 'ushers');
  const { event_id } = await create({ ...sent, stepThreeTeam: { ...sent.stepThreeTeam, invited: [usher.id] } });
  expect((await planOf(event_id)).ushers).toMatchObject([{ id: usher.id, name_en: 'Hala Mansour' }]);
  const reply = await app.call(duplicateEvent, { token, params: { id: event_id }, body: { starts_on: '2031-12-31' } });
  const copy = duplicateEvent.response.parse(reply.json()).data;
  expect(copy.event_id).not.toBe(event_id);
  expect(copy.steps).toEqual({
    ...sent,
    stepOne: {
      ...sent.stepOne,
      starts: { day: '2031-12-31', minutes: 480 },
      ends: { day: '2032-01-01', minutes: 120 },
    },
    stepTwo: {
      ...sent.stepTwo,
      shifts: sent.stepTwo.shifts.map((shift) => ({ ...shift, work_date: '2031-12-31' })),
      application_deadline: { day: '2031-12-27', minutes: 1_200 },
    },
  });
  expect(await auditOf(copy.event_id)).toMatchObject([
    { action: 'duplicate', after: { copy_of: event_id, starts_on: '2031-12-31' } },
  ]);
  const beyond = await app.call(duplicateEvent, { token, params: { id: event_id }, body: { starts_on: '2199-12-31' } });
  expect(beyond.json()).toMatchObject({ code: 'bad_request', errors: { starts_on: ['no_such_day'] } });
});

test('a completed event can be copied too', async () => {
  const { event_id, type_id } = await addPlaces(app.pool, {
    event: { status: 'completed', completed_at: atHour(200), ends_at: atHour(10) },
  });
  const reply = await app.call(duplicateEvent, { token, params: { id: event_id }, body: { starts_on: '2032-05-05' } });
  const { data } = duplicateEvent.response.parse(reply.json());
  expect(data).toMatchObject({
    status: 'draft',
    steps: { stepTwo: { shifts: [{ work_date: '2032-05-05', starts: 540 }] }, stepThree: { needs: [{ type_id }] } },
  });
});

test('a draft is deleted with all that belongs to it, others are not', async () => {
  const { event_id } = await create(samplePlan(await addNamed(app.pool)));
  const remove = (id: string, version = '1') => app.call(deleteEvent, { token, params: { id }, query: { version } });
  expect(codeOf(await remove(event_id, '7'))).toEqual([409, 'conflict']);
  expect((await remove(event_id)).statusCode).toBe(200);
  expect(codeOf(await remove(event_id))).toEqual([404, 'not_found']);
  expect((await auditOf(event_id)).at(-1)).toMatchObject({ action: 'delete', before: { title_en: 'Date Palm Fair' } });
  const published = await addPlaces(app.pool);
  expect(codeOf(await remove(published.event_id))).toEqual([409, 'event_not_draft']);
  const bare = await addPlaces(app.pool, { event: { status: 'draft', published_at: null } });
  await addRow(app.pool, 'event_leads', {
    event_id: bare.event_id,
    leader_id: (await addRow(app.pool, 'team_leaders')).id,
    scope: 'shift',
    shift_id: bare.shift_id,
  });
  expect((await remove(bare.event_id)).statusCode).toBe(200);
});

test('who saved it last is said by name', async () => {
  const { event_id } = await create({});
  const colleague = await app.addAdmin('ops', 'Salma Aziz');
  const session = await app.signIn('ops', colleague.id);
  await app.call(saveEventPlan, { token: session.token, params: { id: event_id }, body: { version: 1, steps: {} } });
  expect(await planOf(event_id)).toMatchObject({ saved_by: 'Salma Aziz', version: 2 });
});
