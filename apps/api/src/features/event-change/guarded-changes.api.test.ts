import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askEdit,
  foreseeEdit,
  later,
  placeOf,
  toldOf,
  wanting,
  withStep,
  type Edit,
} from '../../testing/event/change-course.ts';
import { addPublished, hire } from '../../testing/event/event-course.ts';
import { addApproved } from '../../testing/event/hiring-course.ts';
import { addPlaces, assign } from '../../testing/sample/sample-rows.ts';
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
/** Day 1, 10:00 in Riyadh. */
const TEN = new Date('2031-03-01T07:00:00Z');

test('new times: people and leads move, are told and asked; whoever then clashes is released with that reason', async () => {
  const { event_id, leader_id } = await addPublished(app, token, wanting(8));
  const [stays, clashes, both] = [
    await hire(app.pool, event_id),
    await hire(app.pool, event_id),
    await addApproved(app),
  ];
  const first = await hire(app.pool, event_id, { usher_id: both });
  const second = await hire(app.pool, event_id, { usher_id: both, post: 1 });
  const invited = await hire(app.pool, event_id, { status: 'invited' });
  // 16:30 to 20:30 in Riyadh, elsewhere: free before, not after
  const elsewhere = await addPlaces(app.pool, {
    shift: {
      work_date: '2031-03-01',
      starts_at: new Date('2031-03-01T13:30:00Z'),
      ends_at: new Date('2031-03-01T17:30:00Z'),
    },
  });
  const times = {
    work_date: '2031-03-01',
    starts_at: new Date('2031-03-01T13:30:00Z'),
    ends_at: new Date('2031-03-01T17:30:00Z'),
  };
  await assign(app.pool, elsewhere, clashes.usher_id, times);
  const pending = await addApproved(app);
  const movesToo = await hire(app.pool, event_id, { usher_id: pending });
  const other = await assign(app.pool, elsewhere, pending, { ...times, status: 'invited', invited_at: new Date() });

  const longer = withStep('stepOne', { ends: { day: '2031-03-02', minutes: 240 } });
  const change: Edit = (plan) => longer(later(120)(plan));
  // both shifts two hours later: on the way the first would overlap the second
  const shown = await foreseeEdit(app, token, event_id, change);
  expect(
    shown.changes.map(({ field, way, class: given, subject, people }) => [field, way, given, subject, people]),
  ).toEqual([
    ['stepOne.ends', 'set', 'guarded', null, 1],
    ['stepTwo.shifts', 'moved', 'guarded', 'day', 5],
    ['stepTwo.shifts', 'moved', 'guarded', 'night', 1],
  ]);
  expect(shown.numbers).toEqual({ told: 6, asked: 4, released: 1 });
  expect(shown.released.map(({ person, reason }) => [person.id, reason])).toEqual([
    [clashes.usher_id, 'times_changed'],
  ]);

  const reply = await edit(event_id, change);
  expect(reply.json<{ data: object }>().data).toMatchObject({ told: 6, asked: 4, released: 1 });
  for (const { id } of [stays, first, movesToo])
    expect(await placeOf(app.pool, id)).toMatchObject({
      status: 'confirmed',
      asked: true,
      answered: false,
      starts_at: TEN,
    });
  expect(await placeOf(app.pool, second.id)).toMatchObject({
    asked: true,
    starts_at: new Date('2031-03-01T16:00:00Z'),
  });
  expect(await placeOf(app.pool, invited.id)).toMatchObject({ status: 'invited', asked: false, starts_at: TEN });
  expect(await placeOf(app.pool, clashes.id)).toMatchObject({ status: 'released', release_reason: 'times_changed' });
  // an invitation elsewhere that can no longer be accepted has ended
  expect(await placeOf(app.pool, other.id)).toMatchObject({ status: 'released', release_reason: 'clash' });
  expect(await read('select starts_at from bookings where person_id = $1', [stays.usher_id])).toEqual([
    { starts_at: TEN },
  ]);
  const told = await toldOf(app.pool, event_id);
  expect(told).toContainEqual(['work_changed', stays.usher_id]);
  expect(told).toContainEqual(['work_clashed', clashes.usher_id]);
  expect(told).toContainEqual(['work_moved', invited.usher_id]);
  expect(told.filter(([kind, person]) => person === both && kind === 'work_changed')).toHaveLength(1);
  expect(told).toContainEqual(['lead_changed', leader_id]);
  expect(await counterDifferences(app.pool)).toEqual([]);
});

test('shifts of one event may overlap, one person’s may not: the one that moved is given up', async () => {
  const { event_id } = await addPublished(app, token);
  const day = await hire(app.pool, event_id);
  const night = await hire(app.pool, event_id, { post: 1, usher_id: day.usher_id });
  expect((await edit(event_id, later(90, ['day']))).statusCode).toBe(200);
  expect(await placeOf(app.pool, day.id)).toMatchObject({ status: 'released', release_reason: 'times_changed' });
  expect(await placeOf(app.pool, night.id)).toMatchObject({ status: 'confirmed', asked: false });
});

test('another venue asks everybody, another start of the event the leaders, a rise those of the role', async () => {
  const { event_id, leader_id, type_id } = await addPublished(app, token);
  await hire(app.pool, event_id);
  await hire(app.pool, event_id, { post: 1 });
  const numbers = async (change: Edit) => (await foreseeEdit(app, token, event_id, change)).numbers;
  expect(await numbers(withStep('stepOne', { venue: 'Expo Hall 4' }))).toEqual({ told: 3, asked: 3, released: 0 });
  const early = withStep('stepOne', { starts: { day: '2031-03-01', minutes: 420 } });
  expect(await numbers(early)).toEqual({ told: 1, asked: 1, released: 0 });
  const rise = withStep('stepFour', { pay: [{ type_id, basis: 'hour', rate_minor: 4_500 }] });
  expect(await numbers(rise)).toEqual({ told: 2, asked: 2, released: 0 });
  expect((await edit(event_id, rise)).statusCode).toBe(200);
  expect(await read('select distinct rate_minor from positions where event_id = $1', [event_id])).toEqual([
    { rate_minor: 4_500 },
  ]);
  expect((await edit(event_id, early)).statusCode).toBe(200);
  expect(await toldOf(app.pool, event_id)).toContainEqual(['lead_changed', leader_id]);
  expect(await read('select starts_at from event_leads where event_id = $1', [event_id])).toEqual([
    { starts_at: new Date('2031-03-01T04:00:00Z') },
  ]);
});

test('fewer places down to those taken; a shift that goes releases its people, who keep their history', async () => {
  const { event_id, type_id } = await addPublished(app, token);
  const { id, usher_id } = await hire(app.pool, event_id);
  const headcounts = (day: number) => (plan: Parameters<Edit>[0]) => ({
    ...plan,
    stepThree: {
      ...plan.stepThree,
      needs: [
        { shift: 'day', type_id, headcount: day },
        { shift: 'night', type_id, headcount: 6 },
      ],
    },
    stepThreeZones: {
      ...plan.stepThreeZones,
      places: [
        { zone: 'gate', shift: 'day', type_id, headcount: day },
        { zone: 'gate', shift: 'night', type_id, headcount: 6 },
      ],
    },
  });
  const shown = await foreseeEdit(app, token, event_id, headcounts(1));
  expect(shown.changes.map(({ field, way, class: given }) => [field, way, given])).toEqual([
    ['stepThree.needs', 'down', 'guarded'],
    ['stepThreeZones.places', 'set', 'free'],
  ]);
  expect((await edit(event_id, headcounts(1))).statusCode).toBe(200);

  const only: Edit = (plan) => ({
    ...plan,
    stepTwo: { ...plan.stepTwo, shifts: plan.stepTwo.shifts.filter(({ key }) => key === 'night') },
    stepThree: { ...plan.stepThree, needs: plan.stepThree.needs.filter(({ shift }) => shift === 'night') },
    stepThreeZones: {
      ...plan.stepThreeZones,
      places: plan.stepThreeZones.places.filter(({ shift }) => shift === 'night'),
    },
  });
  expect((await foreseeEdit(app, token, event_id, only)).numbers).toEqual({ told: 1, asked: 0, released: 1 });
  expect((await edit(event_id, only)).statusCode).toBe(200);
  expect(await placeOf(app.pool, id)).toMatchObject({ status: 'released', release_reason: 'shift_removed' });
  expect(await toldOf(app.pool, event_id)).toContainEqual(['work_released', usher_id]);
  expect(
    await read('select removed_at is not null as gone from shifts where event_id = $1 order by gone', [event_id]),
  ).toEqual([{ gone: false }, { gone: true }]);
  expect(await read('select places, confirmed from event_staffing where event_id = $1', [event_id])).toEqual([
    { places: 6, confirmed: 0 },
  ]);
  expect(await counterDifferences(app.pool)).toEqual([]);
});
