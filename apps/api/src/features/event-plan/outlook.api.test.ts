import { createEvent, getOutlook, listLeaderCandidates } from '@proline/contract/event-plan/event-plan';
import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addNamed, samplePlan } from '../../testing/sample/sample-plans.ts';
import { addPlaces, addRow, assign } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('ops')).token;
});
afterAll(() => app.close());

/** A city of its own for each test, so that only its own ushers are counted. */
let plan: PlanSteps;
let type_id: string;
let leader_id: string;
let tests = 0;
beforeEach(async () => {
  const named = await addNamed(app.pool);
  ({ type_id, leader_id } = named);
  plan = samplePlan(named);
  plan = { ...plan, stepOne: { ...plan.stepOne, city: `City ${++tests}` } };
});

const outlookOf = async (steps: PlanSteps) => {
  const made = await app.call(createEvent, { token, body: { steps } });
  expect(made.statusCode, made.body).toBe(200);
  const { event_id: id } = createEvent.response.parse(made.json()).data;
  const reply = await app.call(getOutlook, { token, params: { id } });
  expect(reply.statusCode, reply.body).toBe(200);
  return { id, ...getOutlook.response.parse(reply.json()).data };
};

type Usher = Parameters<typeof addRow<'ushers'>>[2];
const addUsher = async (values: Usher = {}, roles: readonly string[] = [type_id]): Promise<string> => {
  const { id } = await addRow(app.pool, 'ushers', { status: 'approved', city: plan.stepOne.city, ...values });
  for (const role of roles) await app.pool.query('insert into usher_roles values ($1, $2)', [id, role]);
  return id;
};

test('what it costs, how long it takes and whom it asks', async () => {
  const { places, asked, hours, forecast, currency, version } = await outlookOf(plan);
  expect({ places, asked, hours, currency, version }).toEqual({
    places: 10,
    asked: 11,
    hours: 4 * 7 + 6 * 7.5,
    currency: 'SAR',
    version: 1,
  });
  expect(forecast).toEqual({
    work_minor: 73 * 4_000,
    lead_minor: 60_000,
    allowances_minor: 0,
    total_minor: 73 * 4_000 + 60_000,
  });
});

test('a city written in Arabic is the city that ushers live in', async () => {
  await addUsher({ city: 'Buraydah' });
  const { id, roles } = await outlookOf({ ...plan, stepOne: { ...plan.stepOne, city: 'بريده' } });
  expect(roles).toMatchObject([{ type_id, eligible: 1 }]);
  const { rows } = await app.pool.query('select city from events where id = $1', [id]);
  expect(rows).toEqual([{ city: 'Buraydah' }]);
});

test('eligible is who is approved, of that city, doing the role and not excluded', async () => {
  const wanted = await addUsher();
  const excluded = await addUsher();
  await addUsher({ status: 'pending' });
  await addUsher({ city: 'Elsewhere' });
  await addUsher({}, []);
  const another = await addRow(app.pool, 'types');
  const needs = [...plan.stepThree.needs, { shift: 'day', type_id: another.id, headcount: 2 }];
  await addUsher({}, [type_id, another.id]);
  const outlook = await outlookOf({
    ...plan,
    stepThree: { ...plan.stepThree, needs },
    stepThreeTeam: { ...plan.stepThreeTeam, excluded: [excluded] },
  });
  expect(outlook.roles).toEqual([
    // the night wants six of them, the day four
    expect.objectContaining({ type_id, needed: 6, eligible: 2, free: 2 }),
    {
      type_id: another.id,
      name_en: another.name_en,
      name_ar: another.name_ar,
      needed: 2,
      funnel: [
        { by: 'city', left: 4 },
        { by: 'role', left: 1 },
        { by: 'excluded', left: 1 },
      ],
      eligible: 1,
      free: 1,
    },
  ]);
  expect(wanted).not.toBe(excluded);
});

test('free is who has nothing else then, and has rested for eight hours', async () => {
  // the peak is the night: 14:00 to 22:00 in Greenwich
  const at = (time: string) => new Date(`2031-03-${time}:00Z`);
  const book = async (starts: string, ends: string, status: 'confirmed' | 'invited' | 'declined' = 'confirmed') => {
    const shift = { work_date: '2031-03-01', starts_at: at(starts), ends_at: at(ends) };
    const places = await addPlaces(app.pool, { shift, event: { starts_at: at('01T00:00'), ends_at: at('03T00:00') } });
    await assign(app.pool, places, await addUsher(), { ...shift, status });
  };
  await book('01T02:00', '01T06:00'); // eight hours before: free
  await book('02T06:00', '02T10:00'); // eight hours after: free
  await book('01T13:00', '01T15:00', 'declined'); // does not come there: free
  await book('01T02:00', '01T06:01'); // a minute less
  await book('02T05:59', '02T10:00');
  await book('01T13:00', '01T15:00');
  await book('01T21:00', '01T22:30', 'invited');
  const [role] = (await outlookOf(plan)).roles;
  expect(role).toMatchObject({ eligible: 7, free: 3 });
});

test('each Block requirement is met by its own people, Flag ones by all', async () => {
  const woman = await addUsher({ gender: 'female', languages: ['ar', 'en'], photo: '/p.webp' });
  const man = await addUsher({
    gender: 'male',
    languages: ['ar'],
    id_number_encrypted: Buffer.from('x'),
    id_number_hmac: Buffer.from(`hmac of ${tests}`),
    id_number_last4: '1234',
  });
  await addRow(app.pool, 'bank_accounts', { person_id: man });
  const worked = async (usher_id: string, stars: number) => {
    const places = await addPlaces(app.pool, {
      event: { starts_at: new Date('2029-01-01'), ends_at: new Date('2029-01-09') },
    });
    const { id } = await assign(app.pool, places, usher_id, { status: 'released' });
    await addRow(app.pool, 'attendance', {
      assignment_id: id,
      event_id: places.event_id,
      usher_id,
      outcome: 'attended',
      checked_in_at: new Date('2029-01-01T06:00:00Z'),
      method: 'qr',
    });
    const author = await addRow(app.pool, 'team_leaders');
    await addRow(app.pool, 'ratings', { assignment_id: id, usher_id, author_leader_id: author.id, stars });
  };
  for (const stars of [5, 5, 5]) await worked(woman, stars);
  await worked(man, 1);
  // mean 4, and five of that mean weigh with everybody: the woman (20 + 15) / 8 = 4.4, the man (20 + 1) / 6 = 3.5
  type Requirement = PlanSteps['stepTwo']['requirements'][number];
  const eligible = async (...requirements: Requirement[]) =>
    (await outlookOf({ ...plan, stepTwo: { ...plan.stepTwo, requirements } })).roles[0]?.eligible;
  const mode = 'block' as const;
  expect(await eligible()).toBe(2);
  expect(await eligible({ kind: 'gender', mode, female_percent: 100 })).toBe(1);
  expect(await eligible({ kind: 'gender', mode, female_percent: 0 })).toBe(1);
  expect(await eligible({ kind: 'gender', mode, female_percent: 60 })).toBe(2);
  expect(await eligible({ kind: 'languages', mode, languages: ['ar'] })).toBe(2);
  expect(await eligible({ kind: 'languages', mode, languages: ['en', 'ar'] })).toBe(1);
  expect(await eligible({ kind: 'languages', mode: 'flag', languages: ['en', 'ar'] })).toBe(2);
  expect(await eligible({ kind: 'experience', mode, shifts: 0 })).toBe(2);
  expect(await eligible({ kind: 'experience', mode, shifts: 3 })).toBe(1);
  expect(await eligible({ kind: 'experience', mode, shifts: 4 })).toBe(0);
  expect(await eligible({ kind: 'rating', mode, least: 3.4 })).toBe(2);
  expect(await eligible({ kind: 'rating', mode, least: 3.6 })).toBe(1);
  expect(await eligible({ kind: 'rating', mode, least: 4.4 })).toBe(0);
  expect(await eligible({ kind: 'documents', mode, documents: ['photo'] })).toBe(2);
  expect(await eligible({ kind: 'documents', mode, documents: ['photo', 'id_number', 'bank_account'] })).toBe(1);
  expect(
    await eligible({ kind: 'gender', mode, female_percent: 100 }, { kind: 'languages', mode, languages: ['fr'] }),
  ).toBe(0);
});

test('who is lost to which condition is counted in turn', async () => {
  const woman = { gender: 'female' } as const;
  await addUsher({ gender: 'male', languages: ['ar', 'fr'] });
  await addUsher({ ...woman, languages: ['ar'] });
  await addUsher({ ...woman, languages: ['ar', 'fr'] }, []);
  const excluded = await addUsher({ ...woman, languages: ['ar', 'fr'] });
  const requirements: PlanSteps['stepTwo']['requirements'] = [
    { kind: 'languages', mode: 'block', languages: ['fr'] },
    { kind: 'rating', mode: 'flag', least: 5 },
    { kind: 'gender', mode: 'block', female_percent: 100 },
  ];
  const { roles } = await outlookOf({
    ...plan,
    stepTwo: { ...plan.stepTwo, requirements },
    stepThreeTeam: { ...plan.stepThreeTeam, excluded: [excluded] },
  });
  expect(roles[0]?.funnel.map(({ by, left }) => [by, left])).toEqual([
    ['city', 4],
    ['role', 3],
    ['languages', 2],
    ['gender', 1],
    ['excluded', 0],
  ]);
  expect(roles).toMatchObject([{ eligible: 0, free: 0 }]);

  const nobody = await outlookOf({ ...plan, stepOne: { ...plan.stepOne, city: 'Nowhere at all' } });
  expect(nobody.roles[0]?.funnel).toEqual([
    { by: 'city', left: 0 },
    { by: 'role', left: 0 },
  ]);
});

test('leaders who lead something else at that time, or too soon before or after', async () => {
  const at = (time: string) => new Date(`2031-03-${time}:00Z`);
  const lead = async (starts: string, ends: string) => {
    const { event_id } = await addPlaces(app.pool);
    await addRow(app.pool, 'event_leads', { event_id, leader_id, starts_at: at(starts), ends_at: at(ends) });
    return event_id;
  };
  // the event: 05:00 to 23:00 in Greenwich
  const overlapping = await lead('01T22:00', '02T02:00');
  const close = await lead('02T06:00', '02T09:00');
  await lead('02T10:00', '02T12:00');
  const { id, leaders, around } = await outlookOf(plan);
  expect(leaders).toMatchObject([
    {
      leader_id,
      clashes: [
        { event_id: overlapping, rest_only: false, starts_at: '2031-03-01T22:00:00.000Z' },
        { event_id: close, rest_only: true },
      ],
    },
  ]);
  expect(around.busy_leader_ids).toEqual([leader_id]);

  const pending = await addRow(app.pool, 'team_leaders', { city: plan.stepOne.city });
  const near = await addRow(app.pool, 'team_leaders', { city: plan.stepOne.city, status: 'approved' });
  const reply = await app.call(listLeaderCandidates, { token, params: { id } });
  const { data } = listLeaderCandidates.response.parse(reply.json());
  expect(data[0]).toMatchObject({ id: near.id, clashes: [] });
  const place = (one: string) => data.findIndex((candidate) => candidate.id === one);
  // approved before pending, free before busy
  expect(place(leader_id)).toBeLessThan(place(pending.id));
  expect(data.slice(0, place(leader_id)).every(({ clashes }) => clashes.every(({ rest_only }) => rest_only))).toBe(
    true,
  );
  expect(data[place(leader_id)]?.clashes.map(({ event_id }) => event_id)).toEqual([overlapping, close]);

  const found = await app.call(listLeaderCandidates, { token, params: { id }, query: { q: `L-${near.code}` } });
  expect(listLeaderCandidates.response.parse(found.json()).data.map((one) => one.id)).toEqual([near.id]);
});

test('a leader of one shift is busy only during that shift', async () => {
  const { event_id } = await addPlaces(app.pool);
  await addRow(app.pool, 'event_leads', {
    event_id,
    leader_id,
    starts_at: new Date('2031-03-01T05:00:00Z'),
    ends_at: new Date('2031-03-01T06:00:00Z'),
  });
  const leading = (of: string) => ({
    ...plan,
    stepThreeTeam: { ...plan.stepThreeTeam, leaders: [{ leader_id, scope: 'shift' as const, of, pay_minor: 1 }] },
  });
  expect((await outlookOf(leading('day'))).around.busy_leader_ids).toEqual([leader_id]);
  expect((await outlookOf(leading('night'))).around.busy_leader_ids).toEqual([]);
});

test('the reserve is suggested by who did not come to completed events of the category', async () => {
  const category_id = plan.stepOne.category_id;
  expect((await outlookOf(plan)).reserve_suggestion).toBeNull();
  const attend = async (
    outcomes: readonly ('attended' | 'no_show' | 'excused')[],
    status: 'completed' | 'in_progress',
  ) => {
    const places = await addPlaces(app.pool, { event: { category_id, status: 'published' } });
    for (const outcome of outcomes) {
      const usher_id = (await addRow(app.pool, 'ushers')).id;
      const { id } = await assign(app.pool, places, usher_id);
      await addRow(app.pool, 'attendance', {
        assignment_id: id,
        event_id: places.event_id,
        usher_id,
        outcome,
        ...(outcome === 'attended' && { checked_in_at: new Date('2030-01-01T06:00:00Z'), method: 'qr' as const }),
      });
    }
    await app.pool.query(
      `update events set status = $2, completed_at = case when $2 = 'completed' then now() end where id = $1`,
      [places.event_id, status],
    );
  };
  await attend(['no_show', 'no_show', 'no_show'], 'in_progress');
  expect((await outlookOf(plan)).reserve_suggestion).toBeNull();
  await attend(
    ['attended', 'attended', 'attended', 'attended', 'attended', 'attended', 'no_show', 'excused'],
    'completed',
  );
  // one of seven, and the excused one is nobody's fault
  expect((await outlookOf(plan)).reserve_suggestion).toEqual({ percent: 15, shifts: 7 });
});
