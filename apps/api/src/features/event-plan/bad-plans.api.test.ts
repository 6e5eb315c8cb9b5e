import { createEvent, getEventPlan, getOutlook, saveEventPlan } from '@proline/contract/event-plan/event-plan';
import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import { uploadFile } from '@proline/contract/file/file';
import { addDays } from '@proline/domain/time/calendar-day';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addNamed, samplePlan } from '../../testing/sample/sample-plans.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('ops')).token;
});
afterAll(() => app.close());

let good: PlanSteps;
let id: string;
let version: number;
beforeEach(async () => {
  good = samplePlan(await addNamed(app.pool));
  const reply = await app.call(createEvent, { token, body: { steps: good } });
  ({ event_id: id, version } = createEvent.response.parse(reply.json()).data);
});

const save = (steps: Partial<PlanSteps>) =>
  app.call(saveEventPlan, { token, params: { id }, body: { version, steps } });
const kept = async () =>
  getEventPlan.response.parse((await app.call(getEventPlan, { token, params: { id } })).json()).data.steps;
const problems = async (): Promise<string[]> => {
  const reply = await app.call(getOutlook, { token, params: { id } });
  expect(reply.statusCode, reply.body).toBe(200);
  return getOutlook.response
    .parse(reply.json())
    .data.problems.map(({ step, field, code, blocking }) => `${step} ${field} ${code}${blocking ? '' : ' (warning)'}`);
};

const shift = (key: string, work_date: string, starts: number, ends: number) => ({
  key,
  work_date,
  starts,
  ends,
  break_minutes: 0,
  arrival_minutes: 0,
});

test('the plan that all of these spoil has no problem', async () => {
  expect(await problems()).toEqual([]);
});

type Bad = { readonly steps: (good: PlanSteps) => Partial<PlanSteps>; readonly told: readonly string[] };

/** Kept as it was typed, and told at its field. */
const KEPT: Readonly<Record<string, Bad>> = {
  'an end before the start': {
    steps: ({ stepOne, stepTwo }) => ({
      stepOne: { ...stepOne, ends: { day: '2031-02-28', minutes: 0 } },
      stepTwo: { ...stepTwo, shifts: stepTwo.shifts.slice(0, 1) },
    }),
    told: ['stepOne ends ends_before_start', 'stepTwo shifts.0.work_date shift_outside_event'],
  },
  'an event of 61 days': {
    steps: ({ stepOne }) => ({ stepOne: { ...stepOne, ends: { day: addDays('2031-03-01', 60), minutes: 600 } } }),
    told: ['stepOne ends too_many_days'],
  },
  'a past date': {
    steps: ({ stepOne, stepTwo }) => ({
      stepOne: { ...stepOne, starts: { day: '2020-01-01', minutes: 480 }, ends: { day: '2020-01-01', minutes: 1_000 } },
      stepTwo: { ...stepTwo, shifts: [shift('day', '2020-01-01', 480, 960)], application_deadline: null },
    }),
    told: ['stepOne starts in_the_past', 'stepTwo shifts.0.work_date in_the_past'],
  },
  'zones that hold more than are wanted': {
    steps: ({ stepThreeZones }) => ({
      stepThreeZones: {
        ...stepThreeZones,
        places: stepThreeZones.places.map((place) => ({ ...place, headcount: place.headcount + 1 })),
      },
    }),
    told: ['stepThreeZones places zones_overfilled'],
  },
  'zones that hold fewer': {
    steps: ({ stepThreeZones }) => ({
      stepThreeZones: { ...stepThreeZones, places: stepThreeZones.places.slice(0, 1) },
    }),
    told: ['stepThreeZones places some_unzoned (warning)'],
  },
  'a category that nobody knows': {
    steps: ({ stepOne }) => ({ stepOne: { ...stepOne, category_id: '00000000-0000-4000-8000-000000000001' } }),
    told: ['stepOne category_id unknown_category'],
  },
  'a zone of time that nobody knows': {
    steps: ({ stepOne }) => ({ stepOne: { ...stepOne, time_zone: 'Mars/Olympus' } }),
    told: ['stepOne time_zone unknown_zone'],
  },
  'a title that is too long for the list': {
    steps: ({ stepOne }) => ({ stepOne: { ...stepOne, title_en: 'x'.repeat(500) } }),
    told: ['stepOne title_en too_long'],
  },
  '201 shifts': {
    steps: ({ stepTwo }) => ({
      stepTwo: {
        ...stepTwo,
        shifts: Array.from({ length: 201 }, (_, n) => ({ ...shift(`s${n}`, '2031-03-01', 480, 960), key: `s${n}` })),
      },
    }),
    told: ['stepTwo shifts too_many_shifts'],
  },
};

describe.each(Object.entries(KEPT))('%s', (_, { steps, told }) => {
  test('is kept, and told at its field', async () => {
    const sent = steps(good);
    expect((await save(sent)).statusCode).toBe(200);
    expect(await kept()).toEqual({ ...good, ...sent });
    expect(await problems()).toEqual(expect.arrayContaining([...told]));
  });
});

test('1,000 shifts are one problem, answered as fast as one', async () => {
  const shifts = Array.from({ length: 1_000 }, (_, n) => shift(`s${n}`, addDays('2031-03-01', n % 300), 480, 960));
  expect(
    (await save({ stepTwo: { ...good.stepTwo, shifts }, stepThree: { ...good.stepThree, needs: [] } })).statusCode,
  ).toBe(200);
  expect((await kept()).stepTwo.shifts).toHaveLength(1_000);
  expect(await problems()).toContain('stepTwo shifts too_many_shifts');
});

test('a leader who is pending', async () => {
  const pending = await addRow(app.pool, 'team_leaders');
  const leaders = [{ leader_id: pending.id, scope: 'event' as const, of: null, pay_minor: null }];
  expect((await save({ stepThreeTeam: { ...good.stepThreeTeam, leaders } })).statusCode).toBe(200);
  expect(await problems()).toEqual(['stepThreeTeam leaders.0.leader_id leader_not_approved']);
});

test('a leader who leads something else then', async () => {
  const [lead] = good.stepThreeTeam.leaders;
  const elsewhere = await addRow(app.pool, 'events', { category_id: good.stepOne.category_id });
  const lead_elsewhere = await addRow(app.pool, 'event_leads', {
    event_id: elsewhere.id,
    leader_id: lead?.leader_id ?? '',
    starts_at: new Date('2031-03-01T22:59:00Z'),
    ends_at: new Date('2031-03-03T00:00:00Z'),
  });
  expect(await problems()).toEqual(['stepThreeTeam leaders.0.leader_id leader_busy']);
  await app.pool.query('update event_leads set released_at = now() where id = $1', [lead_elsewhere.id]);
  expect(await problems()).toEqual([]);
});

test('a category and a role that were archived meanwhile', async () => {
  await app.pool.query('update categories set archived_at = now() where id = $1', [good.stepOne.category_id]);
  await app.pool.query('update types set archived_at = now() where id = $1', [good.stepThree.needs[0]?.type_id]);
  expect(await problems()).toEqual([
    'stepOne category_id unknown_category',
    'stepThree needs.0.type_id unknown_type',
    'stepThree needs.1.type_id unknown_type',
  ]);
  // and yet it can be saved
  expect((await save({ stepOne: { ...good.stepOne, venue: 'Hall 9' } })).statusCode).toBe(200);
});

/** Refused at their field, and what was there stays. */
const REFUSED: Readonly<Record<string, { steps: (good: PlanSteps) => Partial<PlanSteps>; errors: object }>> = {
  'a title beyond all measure': {
    steps: ({ stepOne }) => ({ stepOne: { ...stepOne, title_en: 'x'.repeat(501) } }),
    errors: { 'steps.stepOne.title_en': ['too_long'] },
  },
  '1,001 shifts': {
    steps: ({ stepTwo }) => ({
      stepTwo: {
        ...stepTwo,
        shifts: Array.from({ length: 1_001 }, (_, n) => shift(`s${n}`, '2031-03-01', 480, 960)),
      },
    }),
    errors: { 'steps.stepTwo.shifts': ['too_large'] },
  },
  'a day that no calendar has': {
    steps: ({ stepOne }) => ({ stepOne: { ...stepOne, starts: { day: '2031-02-30', minutes: 0 } } }),
    errors: { 'steps.stepOne.starts.day': ['no_such_day'] },
  },
  'letters that deceive': {
    steps: ({ stepOne }) => ({ stepOne: { ...stepOne, title_ar: 'عنوان\u202e' } }),
    errors: { 'steps.stepOne.title_ar': ['forbidden_characters'] },
  },
  'one key for two shifts': {
    steps: ({ stepTwo }) => ({
      stepTwo: { ...stepTwo, shifts: [...stepTwo.shifts, ...stepTwo.shifts] },
    }),
    errors: { 'steps.stepTwo.shifts': ['named_twice'] },
  },
};

describe.each(Object.entries(REFUSED))('%s', (_, { steps, errors }) => {
  test('is refused at its field, and nothing is lost', async () => {
    const reply = await save(steps(good));
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ code: 'validation_failed', errors });
    expect(await kept()).toEqual(good);
  });
});

const MEGABYTE = 1024 * 1024;

test.each([
  [1, 'title_en', 'x'.repeat(MEGABYTE)],
  [4, 'title_en', 'x'.repeat(4 * MEGABYTE)],
  [7, 'title_ar', 'ع'.repeat((7 * MEGABYTE) / 2)],
])('a title of %i MB is refused at its field, and nothing is lost', async (_, field, title) => {
  for (const reply of [
    await save({ stepOne: { ...good.stepOne, [field]: title } }),
    await app.call(createEvent, { token, body: { steps: { stepOne: { ...good.stepOne, [field]: title } } } }),
  ]) {
    expect([reply.statusCode, reply.json()]).toMatchObject([
      422,
      { code: 'validation_failed', errors: { [`steps.stepOne.${field}`]: ['too_long'] } },
    ]);
    expect(Object.keys(reply.json<{ errors: object }>().errors)).toHaveLength(1);
  }
  expect(await kept()).toEqual(good);
});

test('what is larger yet, or large without a text that is too long, is refused as a whole', async () => {
  const bodies = [
    { version, steps: { stepOne: { ...good.stepOne, title_en: 'x'.repeat(9 * MEGABYTE) } } },
    { version, steps: { stepThree: { ...good.stepThree, needs: Array.from({ length: MEGABYTE }, () => ({})) } } },
  ];
  for (const body of bodies) {
    const reply = await app.call(saveEventPlan, { token, params: { id }, body });
    expect([reply.statusCode, reply.json()]).toMatchObject([413, { code: 'body_too_large' }]);
  }
  expect(await kept()).toEqual(good);
});

test('an image that is none is not taken; what is no cover is refused as one', async () => {
  const upload = await app.call(uploadFile, {
    token,
    query: { purpose: 'event_cover', name: 'cover.png' },
    bytes: Buffer.from('%PDF-1.7 not a picture %%EOF'),
  });
  expect([upload.statusCode, upload.json()]).toMatchObject([422, { code: 'file_type_not_allowed' }]);
  const reply = await save({ stepOne: { ...good.stepOne, cover_id: '00000000-0000-4000-8000-000000000009' } });
  expect([reply.statusCode, reply.json()]).toMatchObject([
    409,
    { code: 'file_not_usable', errors: { 'steps.stepOne.cover_id': ['file_not_usable'] } },
  ]);
  expect(await kept()).toEqual(good);
});
