import { getEventStaffing } from '@proline/contract/event/event';
import { getEventMoves } from '@proline/contract/event-move/event-move';
import { getEventPlan } from '@proline/contract/event-plan/event-plan';
import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addReadyDraft, hire, makeMove } from '../../testing/event/event-course.ts';
import { addNamed } from '../../testing/sample/sample-plans.ts';
import { addRow, atHour } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let admin_id: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token, id: admin_id } = await app.signIn('ops'));
});
afterAll(() => app.close());

const read = async (text: string, values: unknown[]) =>
  (await app.pool.query<Record<string, unknown>>(text, values)).rows;
const countOf = async (table: string, event_id: string) =>
  (await read(`select count(*)::integer as n from ${table} where event_id = $1`, [event_id]))[0]?.['n'];
const noticesOf = (event_id: string) =>
  read(
    `select kind, person_id as person from messages where cause_id = $1 and revoked_at is null order by kind, person`,
    [event_id],
  );
const staffingOf = (event_id: string) =>
  read('select places, confirmed, invited from event_staffing where event_id = $1', [event_id]);
const auditOf = (event_id: string, action: string) =>
  read('select admin_id, before, after from audit_log where record_id = $1 and action = $2', [event_id, action]);

/** A second role, a zone that holds a part, and leaders of each scope. */
async function addRichDraft(change: (plan: PlanSteps) => PlanSteps = (plan) => plan) {
  const other = await addNamed(app.pool);
  const third = await addNamed(app.pool);
  const draft = await addReadyDraft(app, token, (plan) => {
    const [need] = plan.stepThree.needs;
    const type_id = need?.type_id ?? '';
    return change({
      ...plan,
      stepThree: {
        ...plan.stepThree,
        needs: [
          { shift: 'day', type_id, headcount: 4 },
          { shift: 'day', type_id: other.type_id, headcount: 2 },
          { shift: 'night', type_id, headcount: 6 },
          { shift: 'night', type_id: other.type_id, headcount: 0 },
        ],
      },
      stepThreeZones: {
        zones: [
          { key: 'gate', code: ' g1 ', name_en: ' Gate ', name_ar: 'بوابة', colour: '#4c6e5c', radius_m: 150 },
          { key: 'hall', code: 'A1', name_en: 'Hall', name_ar: 'قاعة', colour: '#aa3311', radius_m: 200 },
        ],
        places: [
          { zone: 'gate', shift: 'day', type_id, headcount: 3 },
          { zone: 'hall', shift: 'night', type_id, headcount: 2 },
          { zone: 'gate', shift: 'night', type_id, headcount: 4 },
          { zone: 'hall', shift: 'day', type_id, headcount: 0 },
        ],
      },
      stepThreeTeam: {
        ...plan.stepThreeTeam,
        leaders: [
          ...plan.stepThreeTeam.leaders,
          { leader_id: other.leader_id, scope: 'zone', of: 'hall', pay_minor: 45_000 },
          { leader_id: third.leader_id, scope: 'shift', of: 'night', pay_minor: null },
        ],
      },
      stepFour: {
        ...plan.stepFour,
        pay: [...plan.stepFour.pay, { type_id: other.type_id, basis: 'shift', rate_minor: 30_000 }],
      },
    });
  });
  return { ...draft, other, third };
}

test('publishing opens what the plan says, at the rates of this moment', async () => {
  const { event_id, type_id, leader_id, other, third } = await addRichDraft();
  expect(await staffingOf(event_id)).toEqual([{ places: 12, confirmed: 0, invited: 0 }]);
  await makeMove(app, token, event_id, 'published');

  expect(
    await read(
      `select work_date::text, starts_at, ends_at, break_minutes, arrival_minutes from shifts where event_id = $1 order by starts_at`,
      [event_id],
    ),
  ).toEqual([
    {
      work_date: '2031-03-01',
      starts_at: new Date('2031-03-01T05:00:00Z'),
      ends_at: new Date('2031-03-01T13:00:00Z'),
      break_minutes: 60,
      arrival_minutes: 30,
    },
    {
      work_date: '2031-03-01',
      starts_at: new Date('2031-03-01T14:00:00Z'),
      ends_at: new Date('2031-03-01T22:00:00Z'),
      break_minutes: 30,
      arrival_minutes: 30,
    },
  ]);
  const staffing = await app.call(getEventStaffing, { token, params: { id: event_id } });
  // in the order of the plan
  expect(getEventStaffing.response.parse(staffing.json()).data.zones).toMatchObject([
    { code: 'g1', name_en: 'Gate', colour: '#4c6e5c', radius_m: 150 },
    { code: 'A1', name_en: 'Hall', colour: '#aa3311', radius_m: 200 },
  ]);
  const night = new Date('2031-03-01T14:00:00Z');
  const places = await read(
    `select s.starts_at = $2 as night, z.code, p.type_id, p.headcount, p.rate_minor, p.pay_basis
     from positions p join shifts s on s.id = p.shift_id left join zones z on z.id = p.zone_id
     where p.event_id = $1 order by 1, 2 nulls last, 4`,
    [event_id, night],
  );
  const [hourly, flat] = [
    { type_id, rate_minor: 4_000, pay_basis: 'hour' },
    { type_id: other.type_id, rate_minor: 30_000, pay_basis: 'shift' },
  ];
  expect(places).toHaveLength(5);
  expect(places).toEqual(
    expect.arrayContaining([
      { night: false, code: 'g1', headcount: 3, ...hourly },
      { night: false, code: null, headcount: 1, ...hourly },
      { night: false, code: null, headcount: 2, ...flat },
      { night: true, code: 'A1', headcount: 2, ...hourly },
      { night: true, code: 'g1', headcount: 4, ...hourly },
    ]),
  );
  expect(await staffingOf(event_id)).toEqual([{ places: 12, confirmed: 0, invited: 0 }]);

  const whole = { starts_at: new Date('2031-03-01T05:00:00Z'), ends_at: new Date('2031-03-01T23:00:00Z') };
  expect(
    await read(
      `select l.leader_id, l.scope, z.code, l.shift_id is not null as of_shift, l.pay_minor, l.starts_at, l.ends_at
       from event_leads l left join zones z on z.id = l.zone_id where l.event_id = $1 order by l.scope`,
      [event_id],
    ),
  ).toEqual([
    { leader_id, scope: 'event', code: null, of_shift: false, pay_minor: 60_000, ...whole },
    {
      leader_id: third.leader_id,
      scope: 'shift',
      code: null,
      of_shift: true,
      pay_minor: 60_000,
      starts_at: night,
      ends_at: new Date('2031-03-01T22:00:00Z'),
    },
    { leader_id: other.leader_id, scope: 'zone', code: 'A1', of_shift: false, pay_minor: 45_000, ...whole },
  ]);

  const [event] = await read('select status, published_at is not null as shown, version from events where id = $1', [
    event_id,
  ]);
  expect(event).toEqual({ status: 'published', shown: true, version: 2 });
  expect(await auditOf(event_id, 'publish')).toEqual([
    {
      admin_id,
      before: { status: 'draft' },
      after: { status: 'published', places: 12, shifts: 2, leaders: 3, told: 0 },
    },
  ]);
});

/** Ushers of a city of their own, so that no other test counts. */
async function addCrowd(type_id: string, city: string) {
  const add = async (values: Parameters<typeof addRow<'ushers'>>[2], role = type_id) => {
    const { id } = await addRow(app.pool, 'ushers', { status: 'approved', city, ...values });
    if (role !== '') await app.pool.query('insert into usher_roles (usher_id, type_id) values ($1, $2)', [id, role]);
    return id;
  };
  return {
    fitting: await add({}),
    asked: await add({}),
    excluded: await add({}),
    man: await add({ gender: 'male' }),
    pending: await add({ status: 'pending' }),
    elsewhere: await add({ city: 'Doha' }),
    otherRole: await add({}, ''),
  };
}

test.each([
  ['apply', ['event_open', 'invited_ahead']],
  ['invite', ['invited_ahead']],
] as const)('with %s, those concerned are told once, and the numbers are named before', async (mode, kinds) => {
  const { type_id, leader_id, ...named } = await addNamed(app.pool);
  const city = `Tabuk ${mode}`;
  const people = await addCrowd(type_id, city);
  const { event_id } = await addReadyDraft(app, token, (plan) => ({
    ...plan,
    stepOne: { ...plan.stepOne, city, category_id: named.category_id },
    stepTwo: { ...plan.stepTwo, requirements: [{ kind: 'gender', mode: 'block', female_percent: 100 }] },
    stepThree: {
      ...plan.stepThree,
      hiring_mode: mode,
      needs: plan.stepThree.needs.map((need) => ({ ...need, type_id })),
    },
    stepThreeTeam: {
      leaders: [
        { leader_id, scope: 'event', of: null, pay_minor: null },
        { leader_id, scope: 'shift', of: 'day', pay_minor: null },
      ],
      invited: [people.asked, people.pending],
      excluded: [people.excluded],
    },
    stepThreeZones: { zones: [], places: [] },
    stepFour: { ...plan.stepFour, pay: [{ type_id, basis: 'hour', rate_minor: 4_000 }] },
  }));
  const { touches } = getEventMoves.response.parse(
    (await app.call(getEventMoves, { token, params: { id: event_id } })).json(),
  ).data;
  expect([touches.eligible, touches.leaders]).toEqual([kinds.length, 1]);
  await makeMove(app, token, event_id, 'published');
  expect(await noticesOf(event_id)).toEqual([
    { kind: 'chosen_to_lead', person: leader_id },
    ...kinds.map((kind) => ({ kind, person: kind === 'event_open' ? people.fitting : people.asked })),
  ]);
});

test('withdrawing leaves nothing but the plan, tells those who were counted on, and it can be published again', async () => {
  const asked = await addRow(app.pool, 'ushers', { status: 'approved' });
  const { event_id, leader_id, other, third } = await addRichDraft((plan) => ({
    ...plan,
    stepThreeTeam: { ...plan.stepThreeTeam, invited: [asked.id] },
  }));
  await makeMove(app, token, event_id, 'published');
  const before = getEventPlan.response.parse(
    (await app.call(getEventPlan, { token, params: { id: event_id } })).json(),
  );
  await makeMove(app, token, event_id, 'draft');

  for (const table of ['shifts', 'zones', 'positions', 'event_leads']) expect(await countOf(table, event_id)).toBe(0);
  expect(await staffingOf(event_id)).toEqual([{ places: 12, confirmed: 0, invited: 0 }]);
  const [event] = await read(
    'select status, published_at, cost_minor::integer as cost, planned_leader_ids from events where id = $1',
    [event_id],
  );
  expect(event).toMatchObject({ status: 'draft', published_at: null });
  expect(new Set(event?.['planned_leader_ids'] as string[])).toEqual(
    new Set([leader_id, other.leader_id, third.leader_id]),
  );
  const after = getEventPlan.response.parse((await app.call(getEventPlan, { token, params: { id: event_id } })).json());
  expect(after.data.steps).toEqual(before.data.steps);
  const told = await noticesOf(event_id);
  expect(told.map(({ kind }) => kind)).toEqual(Array(4).fill('event_withdrawn'));
  expect(new Set(told.map(({ person }) => person))).toEqual(
    new Set([asked.id, leader_id, other.leader_id, third.leader_id]),
  );

  await makeMove(app, token, event_id, 'published');
  expect(await staffingOf(event_id)).toEqual([{ places: 12, confirmed: 0, invited: 1 }]);
  expect(await countOf('positions', event_id)).toBe(5);
});

test('a draft whose plan was never saved is published by what stands there, and keeps that as its plan', async () => {
  const { category_id, type_id, leader_id } = await addNamed(app.pool);
  const { id: event_id } = await addRow(app.pool, 'events', { category_id, venue: 'Expo' });
  const shift = await addRow(app.pool, 'shifts', { event_id });
  await addRow(app.pool, 'positions', { event_id, shift_id: shift.id, type_id, headcount: 3, rate_minor: 4_200 });
  await addRow(app.pool, 'event_leads', { event_id, leader_id });
  await makeMove(app, token, event_id, 'published');
  expect(await staffingOf(event_id)).toEqual([{ places: 3, confirmed: 0, invited: 0 }]);
  expect(await read('select headcount, rate_minor from positions where event_id = $1', [event_id])).toEqual([
    { headcount: 3, rate_minor: 4_200 },
  ]);
  expect(await read('select starts_at from shifts where event_id = $1', [event_id])).toEqual([
    { starts_at: atHour(0) },
  ]);
  const { data } = getEventPlan.response.parse(
    (await app.call(getEventPlan, { token, params: { id: event_id } })).json(),
  );
  expect(data.steps.stepThree.needs).toMatchObject([{ type_id, headcount: 3 }]);
  expect(await countOf('event_plans', event_id)).toBe(1);

  await makeMove(app, token, event_id, 'draft');
  expect(await staffingOf(event_id)).toEqual([{ places: 3, confirmed: 0, invited: 0 }]);
  await makeMove(app, token, event_id, 'published');
  await hire(app.pool, event_id);
  expect(await staffingOf(event_id)).toEqual([{ places: 3, confirmed: 1, invited: 0 }]);
});

test('a category that has come back into use since the plan was saved is taken up again', async () => {
  const { category_id } = await addNamed(app.pool);
  await app.pool.query('update categories set archived_at = now() where id = $1', [category_id]);
  const { event_id } = await addReadyDraft(app, token, (plan) => ({
    ...plan,
    stepOne: { ...plan.stepOne, category_id },
  }));
  expect(await read('select category_id from events where id = $1', [event_id])).toEqual([{ category_id: null }]);
  await app.pool.query('update categories set archived_at = null where id = $1', [category_id]);
  await makeMove(app, token, event_id, 'published');
  expect(await read('select category_id from events where id = $1', [event_id])).toEqual([{ category_id }]);
});
