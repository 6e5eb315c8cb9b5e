import { changeSettings } from '@proline/contract/settings/settings';
import { DEFAULT_ATTENDANCE } from '@proline/domain/attendance/attendance-settings';
import { DEFAULT_HIRING } from '@proline/domain/hiring/hiring-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askEdit,
  foreseeEdit,
  forgetPlan,
  later,
  placeOf,
  toldOf,
  type Edit,
} from '../../testing/event/change-course.ts';
import { addPublished, beginsIn, hire } from '../../testing/event/event-course.ts';
import { comeIn } from '../../testing/event/day-course.ts';
import { addApproved } from '../../testing/event/hiring-course.ts';
import { addPlaces, assign } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let owner: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('ops'));
  ({ token: owner } = await app.signIn('owner'));
});
afterAll(() => app.close());

/** Somebody of the day shift, 8 to 16 in Riyadh, who begins elsewhere half an hour after midnight. */
const hireRested = async (event_id: string) => {
  const hired = await hire(app.pool, event_id);
  const times = {
    work_date: '2031-03-02',
    starts_at: new Date('2031-03-01T21:30:00Z'),
    ends_at: new Date('2031-03-02T01:30:00Z'),
  };
  await assign(app.pool, await addPlaces(app.pool, { shift: times }), hired.usher_id, times);
  return hired;
};

test('new hours that leave too little rest release, are counted before, told and kept with that reason', async () => {
  const { event_id } = await addPublished(app, token);
  const [stays, tired] = [await hire(app.pool, event_id), await hireRested(event_id)];
  const change = later(60, ['day']);
  const shown = await foreseeEdit(app, token, event_id, change);
  expect(shown.numbers).toEqual({ told: 2, asked: 1, released: 1 });
  expect(shown.released.map(({ person, as, reason }) => [person.id, as, reason])).toEqual([
    [tired.usher_id, 'usher', 'too_little_rest'],
  ]);
  expect((await askEdit(app, token, event_id, change, shown)).statusCode).toBe(200);
  expect(await placeOf(app.pool, tired.id)).toMatchObject({ status: 'released', release_reason: 'too_little_rest' });
  expect(await placeOf(app.pool, stays.id)).toMatchObject({ status: 'confirmed', asked: true });
  expect(await toldOf(app.pool, event_id)).toContainEqual(['work_clashed', tired.usher_id]);
});

/** The night shift a day later, and the event with it. */
const NEXT_NIGHT: Edit = (plan) => ({
  ...plan,
  stepOne: { ...plan.stepOne, ends: { day: '2031-03-03', minutes: 120 } },
  stepTwo: {
    ...plan.stepTwo,
    shifts: plan.stepTwo.shifts.map((shift) => (shift.key === 'night' ? { ...shift, work_date: '2031-03-02' } : shift)),
  },
});

test('a shift that moves to another day can make it too long: what moved is given up', async () => {
  const { event_id } = await addPublished(app, token, NEXT_NIGHT);
  const usher_id = await addApproved(app);
  const day = await hire(app.pool, event_id, { usher_id });
  const night = await hire(app.pool, event_id, { usher_id, post: 1 });
  const sameDay: Edit = (plan) => ({
    ...plan,
    stepTwo: { ...plan.stepTwo, shifts: plan.stepTwo.shifts.map((shift) => ({ ...shift, work_date: '2031-03-01' })) },
  });
  const shown = await foreseeEdit(app, token, event_id, sameDay);
  expect(shown.numbers).toEqual({ told: 1, asked: 0, released: 1 });
  expect((await askEdit(app, token, event_id, sameDay, shown)).statusCode).toBe(200);
  expect(await placeOf(app.pool, day.id)).toMatchObject({ status: 'confirmed', asked: false });
  expect(await placeOf(app.pool, night.id)).toMatchObject({ status: 'released', release_reason: 'too_many_hours' });
});

test('the limits are those of the settings, also between showing and saving', async () => {
  const { event_id } = await addPublished(app, token);
  const tired = await hireRested(event_id);
  const change = later(60, ['day']);
  const set = async (version: number, rest_hours: number) => {
    const body = { version, value: { ...DEFAULT_HIRING, rest_hours } };
    expect((await app.call(changeSettings.hiring, { token: owner, body })).statusCode).toBe(200);
  };
  const strict = await foreseeEdit(app, token, event_id, change);
  expect(strict.numbers.released).toBe(1);
  await set(0, 7);
  const refused = await askEdit(app, token, event_id, change, strict);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'change_outdated']);
  expect((await askEdit(app, token, event_id, change)).statusCode).toBe(200);
  expect(await placeOf(app.pool, tired.id)).toMatchObject({ status: 'confirmed', asked: true });
  // who has too little rest by now, and no less by this change, stays
  await set(1, 12);
  const earlier = await foreseeEdit(app, token, event_id, later(-30, ['day']));
  expect(earlier.numbers).toEqual({ told: 1, asked: 1, released: 0 });
  expect((await foreseeEdit(app, token, event_id, later(30, ['day']))).numbers.released).toBe(1);
});

test('whoever learns that a shift begins soon is expected when they can be there, and nobody else', async () => {
  const { event_id } = await addPublished(app, token);
  const [asked, reserve, here, agreed] = [
    await hire(app.pool, event_id),
    await hire(app.pool, event_id),
    await hire(app.pool, event_id),
    await hire(app.pool, event_id),
  ];
  await beginsIn(app.pool, event_id, 2);
  await forgetPlan(app.pool, event_id);
  await app.pool.query(`update events set starts_at = starts_at - interval '1 day' where id = $1`, [event_id]);
  const due = new Date(Math.ceil(Date.now() / 60_000 + 100) * 60_000);
  await app.pool.query('update assignments set reserve = true where id = $1', [reserve.id]);
  await comeIn(app.pool, here.id);
  await app.pool.query('update assignments set due_at = $2, expected_at = $2 where id = $1', [agreed.id, due]);
  const dueOf = async ({ id }: { readonly id: string }) =>
    (
      await app.pool.query<{ due_at: Date | null; expected_at: Date | null; starts_at: Date }>(
        'select due_at, expected_at, starts_at from assignments where id = $1',
        [id],
      )
    ).rows[0];
  const move = async (minutes: number) => {
    const reply = await askEdit(app, token, event_id, later(minutes));
    expect(reply.statusCode, reply.body).toBe(200);
  };
  // later is no reason to come later still
  await move(15);
  expect((await dueOf(asked))?.due_at).toBeNull();
  const before = Date.now();
  await move(-120);
  const moved = await dueOf(asked);
  expect(moved?.starts_at.getTime()).toBeLessThan(before + 20 * 60_000);
  const { set_out_minutes } = DEFAULT_ATTENDANCE;
  const least = Math.ceil(before / 60_000 + set_out_minutes) * 60_000;
  expect([0, 60_000]).toContain((moved?.due_at?.getTime() ?? 0) - least);
  expect(moved?.expected_at).toEqual(moved?.due_at);
  expect([(await dueOf(reserve))?.due_at, (await dueOf(here))?.due_at]).toEqual([null, null]);
  expect((await dueOf(agreed))?.due_at).toEqual(due);
});
