import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askEdit,
  forgetPlan,
  foreseeEdit,
  placeOf,
  planOf,
  toldOf,
  withStep,
  type Edit,
} from '../../testing/event/change-course.ts';
import { addPublished, beginsIn, hire, makeMove } from '../../testing/event/event-course.ts';
import { addApproved, give, resultOf } from '../../testing/event/hiring-course.ts';
import { addNamed } from '../../testing/sample/sample-plans.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('ops'));
});
afterAll(() => app.close());

const read = async (text: string, values: unknown[]) =>
  (await app.pool.query<Record<string, unknown>>(text, values)).rows;
const edit = (id: string, change: Edit) => askEdit(app, token, id, change);

test('what nobody relies on is changed at once, and the history has before and after', async () => {
  const { event_id } = await addPublished(app, token);
  const { id, usher_id } = await hire(app.pool, event_id);
  const change: Edit = (plan) =>
    withStep('stepTwo', { briefing: 'Gate C.' })(
      withStep('stepOne', { contact_name: 'Huda', title_en: 'Palm Fair' })(plan),
    );
  const shown = await foreseeEdit(app, token, event_id, change);
  expect(shown.changes.map(({ field, class: given, people }) => [field, given, people])).toEqual([
    ['stepOne.title_en', 'free', 0],
    ['stepOne.contact_name', 'free', 0],
    ['stepTwo.briefing', 'free', 0],
  ]);
  expect([shown.numbers, shown.problems]).toEqual([{ told: 0, asked: 0, released: 0 }, []]);
  expect((await edit(event_id, change)).statusCode).toBe(200);
  expect((await planOf(app, token, event_id)).stepTwo.briefing).toBe('Gate C.');
  expect(await read('select title_en, contact_name from events where id = $1', [event_id])).toEqual([
    { title_en: 'Palm Fair', contact_name: 'Huda' },
  ]);
  expect(await placeOf(app.pool, id)).toMatchObject({ status: 'confirmed', asked: false, version: 1 });
  expect((await toldOf(app.pool, event_id)).filter(([, person]) => person === usher_id)).toEqual([]);
  const [entry] = await read(`select before, after from audit_log where record_id = $1 and action = 'change_plan'`, [
    event_id,
  ]);
  expect(entry).toMatchObject({
    before: { 'stepOne.title_en': 'Date Palm Fair', 'stepTwo.briefing': 'Gate B, ten minutes before.' },
    after: { 'stepOne.title_en': 'Palm Fair', 'stepTwo.briefing': 'Gate C.' },
  });
});

test('more people, a new shift that overlaps, a zone and a role; positions that stay keep their ids and people', async () => {
  const { event_id, type_id } = await addPublished(app, token);
  const { id } = await hire(app.pool, event_id);
  const other = await addNamed(app.pool);
  const before = await read('select id, headcount from positions where event_id = $1 order by id', [event_id]);
  const change: Edit = (plan) => ({
    ...plan,
    stepTwo: {
      ...plan.stepTwo,
      shifts: [
        ...plan.stepTwo.shifts,
        { key: 'noon', work_date: '2031-03-01', starts: 720, ends: 1_080, break_minutes: 0, arrival_minutes: 0 },
      ],
    },
    stepThree: {
      ...plan.stepThree,
      needs: [
        ...plan.stepThree.needs.map((need) => (need.shift === 'day' ? { ...need, headcount: 9 } : need)),
        { shift: 'noon', type_id: other.type_id, headcount: 2 },
      ],
    },
    stepThreeZones: {
      zones: [
        ...plan.stepThreeZones.zones.map((zone) => ({ ...zone, code: 'H1' })),
        { key: 'hall', code: 'G1', name_en: 'Hall', name_ar: 'قاعة', colour: '#aa3311', radius_m: 100 },
      ],
      places: [
        ...plan.stepThreeZones.places,
        { zone: 'hall', shift: 'day', type_id, headcount: 5 },
        { zone: 'hall', shift: 'noon', type_id: other.type_id, headcount: 2 },
      ],
    },
    stepFour: {
      ...plan.stepFour,
      pay: [...plan.stepFour.pay, { type_id: other.type_id, basis: 'shift', rate_minor: 1_000 }],
    },
  });
  const shown = await foreseeEdit(app, token, event_id, change);
  expect(shown.changes.every((one) => one.class === 'free')).toBe(true);
  expect((await edit(event_id, change)).statusCode).toBe(200);
  const after = await read('select id, headcount from positions where event_id = $1 order by id', [event_id]);
  expect(after).toHaveLength(4);
  expect(after.map((row) => row['id'])).toEqual(expect.arrayContaining(before.map((row) => row['id'])));
  expect(await placeOf(app.pool, id)).toMatchObject({ status: 'confirmed', asked: false });
  expect(await read('select places, confirmed from event_staffing where event_id = $1', [event_id])).toEqual([
    { places: 17, confirmed: 1 },
  ]);
  expect(await counterDifferences(app.pool)).toEqual([]);
});

test('shifts of one event may overlap, and one person works only one of them', async () => {
  const { event_id, type_id } = await addPublished(app, token);
  const noon: Edit = (plan) => ({
    ...plan,
    stepTwo: {
      ...plan.stepTwo,
      shifts: [
        ...plan.stepTwo.shifts,
        { key: 'noon', work_date: '2031-03-01', starts: 720, ends: 1_080, break_minutes: 0, arrival_minutes: 0 },
      ],
    },
    stepThree: {
      ...plan.stepThree,
      needs: [...plan.stepThree.needs, { shift: 'noon', type_id, headcount: 2 }],
    },
  });
  expect((await edit(event_id, noon)).statusCode).toBe(200);
  const { id, usher_id } = await hire(app.pool, event_id);
  const [position] = await read(
    `select p.id, p.shift_id from positions p join shifts s on s.id = p.shift_id where p.event_id = $1 and s.plan_key = 'noon'`,
    [event_id],
  );
  const there = { event_id, type_id, shift_id: String(position?.['shift_id']), position_id: String(position?.['id']) };
  expect(await resultOf(give(app, token, there, usher_id))).toBe('already_booked');
  expect(await resultOf(give(app, token, there, await addApproved(app)))).toBe('done');
  expect(await placeOf(app.pool, id)).toMatchObject({ status: 'confirmed' });
});

test('a leader is replaced while the event runs', async () => {
  const { event_id, leader_id } = await addPublished(app, token);
  await hire(app.pool, event_id);
  await beginsIn(app.pool, event_id, -1);
  await forgetPlan(app.pool, event_id);
  await makeMove(app, token, event_id, 'in_progress');
  const other = await addNamed(app.pool);
  const change: Edit = (plan) =>
    withStep('stepThreeTeam', {
      leaders: [{ leader_id: other.leader_id, scope: 'event', of: null, pay_minor: 70_000 }],
    })(plan);
  const reply = await edit(event_id, change);
  expect([reply.statusCode, reply.json<{ data: object }>().data]).toMatchObject([200, { told: 2, released: 0 }]);
  expect(
    await read('select leader_id, released_at is null as live from event_leads where event_id = $1 order by live', [
      event_id,
    ]),
  ).toEqual([
    { leader_id, live: false },
    { leader_id: other.leader_id, live: true },
  ]);
  const told = await toldOf(app.pool, event_id);
  expect(told).toContainEqual(['lead_released', leader_id]);
  expect(told).toContainEqual(['chosen_to_lead', other.leader_id]);
  expect(
    await read('select person_id from bookings where event_id = $1 and person_id = $2', [event_id, leader_id]),
  ).toEqual([]);
});
