import {
  assignUsher,
  confirmAssignment,
  inviteUsher,
  moveAssignment,
  swapAssignments,
} from '@proline/contract/assignment/assignment';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import type { Requirement } from '@proline/domain/event-plan/plan';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDoing, addShifts, apply, decideAs, planAsks, resultOf } from '../../testing/event/hiring-course.ts';
import { assign, atHour, type Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('ops'));
});
afterAll(() => app.close());

const UNTIL = atHour(-24).toISOString();

const bodyOf = ({ position_id }: Places, usher_id: string, anyway: boolean) => ({
  usher_id,
  position_ids: [position_id],
  reserve: false,
  anyway,
});
const give = (place: Places, usher_id: string, { anyway = false } = {}) =>
  app.call(assignUsher, { token, params: { id: place.event_id }, body: bodyOf(place, usher_id, anyway) });
const invite = (place: Places, usher_id: string, anyway = false) =>
  app.call(inviteUsher, {
    token,
    params: { id: place.event_id },
    body: { ...bodyOf(place, usher_id, anyway), expires_at: UNTIL },
  });

/** An event with one place in each shift, eight hours long unless told otherwise. */
const event = async (...starts: readonly [number, ...number[]]): Promise<readonly Places[]> => {
  const [first, ...others] = starts.map((from) => ({ from, to: from + 8 }));
  return addShifts(app, [first ?? { from: 0, to: 8 }, ...others]);
};
const one = async (start = 0): Promise<Places> => {
  const [place] = await event(start);
  if (!place) throw new Error('an event has a place');
  return place;
};
const works = (place: Places, usher_id: string, from: number) =>
  assign(app.pool, place, usher_id, {
    starts_at: atHour(from),
    ends_at: atHour(from + 8),
    work_date: atHour(from).toISOString().slice(0, 10),
  });

describe('other work', () => {
  test('rest, the day and the week are kept by every way to a place', async () => {
    const [here, elsewhere] = [await one(0), await one(12)];
    const tired = await addDoing(app, here);
    await works(elsewhere, tired, 12);
    expect(await resultOf(give(here, tired))).toBe('rest_too_short');
    expect(await resultOf(give(here, tired, { anyway: true }))).toBe('rest_too_short');
    // an invitation holds no person: it is sent on purpose, and answered only when there is rest
    expect(await resultOf(invite(here, tired))).toBe('rest_too_short');
    const sent = await invite(here, tired, true);
    const id = inviteUsher.response.parse(sent.json()).data.assignments[0]?.id ?? '';
    expect(await resultOf(app.call(confirmAssignment, { token, params: { id }, body: { version: 1 } }))).toBe(
      'rest_too_short',
    );
    const asked = await apply(app, here, { usher_id: tired });
    await app.pool.query(`update assignments set status = 'released' where id = $1`, [id]);
    expect(await resultOf(decideAs(app, token, asked.id, 'accepted'))).toBe('rest_too_short');
  });

  test('two shifts of one day, and seven of a week, are too many', async () => {
    const [early, late] = (await event(0, 8)) as [Places, Places];
    const busy = await addDoing(app, early);
    expect(await resultOf(give(early, busy))).toBe('done');
    expect(await resultOf(give(late, busy))).toBe('day_cap_reached');
    // Sunday 2030-01-06 is 120 hours later
    const days = await event(120, 144, 168, 192, 216, 240, 264);
    const worker = await addDoing(app, days[0] as Places);
    const results = [];
    for (const day of days) results.push(await resultOf(give(day, worker)));
    expect(results).toEqual([...Array<string>(6).fill('done'), 'week_cap_reached']);
  });

  test('of several places at once it is said which do not fit, and none is given', async () => {
    const places = (await event(0, 24, 48)) as [Places, Places, Places];
    const elsewhere = await one(36);
    const usher_id = await addDoing(app, places[0]);
    await works(elsewhere, usher_id, 36);
    const position_ids = places.map(({ position_id }) => position_id);
    const body = { usher_id, position_ids, reserve: false };
    const reply = await app.call(assignUsher, { token, params: { id: places[0].event_id }, body });
    expect(reply.statusCode).toBe(409);
    expect(reply.json<ErrorReply>()).toMatchObject({
      code: 'rest_too_short',
      errors: { 'position_ids.1': ['rest_too_short'], 'position_ids.2': ['rest_too_short'] },
    });
    const { rows } = await app.pool.query('select from assignments where event_id = $1', [places[0].event_id]);
    expect(rows).toEqual([]);
  });

  test('a move and a swap are judged without the place that is left', async () => {
    const [first, second, third] = (await event(0, 24, 48)) as [Places, Places, Places];
    const elsewhere = await one(36);
    const usher_id = await addDoing(app, first);
    const { id } = await works(first, usher_id, 0);
    const move = (position_id: string) =>
      resultOf(app.call(moveAssignment, { token, params: { id }, body: { version: 1, position_id } }));
    await works(elsewhere, usher_id, 36);
    expect(await move(second.position_id)).toBe('rest_too_short');
    const counterpart = await works(third, await addDoing(app, first), 48);
    const swap = () =>
      resultOf(
        app.call(swapAssignments, {
          token,
          params: { id },
          body: { version: 1, with_id: counterpart.id, with_version: 1 },
        }),
      );
    expect(await swap()).toBe('rest_too_short');
    await app.pool.query(`update assignments set status = 'released' where event_id = $1`, [elsewhere.event_id]);
    expect(await swap()).toBe('done');
  });
});

describe('what the event asks for', () => {
  const CASES: readonly [string, Requirement, Parameters<typeof addDoing>[2]][] = [
    ['gender_required', { kind: 'gender', mode: 'block', female_percent: 100 }, { gender: 'male' }],
    ['languages_missing', { kind: 'languages', mode: 'block', languages: ['fr'] }, { languages: ['ar'] }],
    ['experience_missing', { kind: 'experience', mode: 'block', shifts: 1 }, {}],
    ['rating_too_low', { kind: 'rating', mode: 'block', least: 4 }, {}],
    ['documents_missing', { kind: 'documents', mode: 'block', documents: ['bank_account'] }, {}],
  ];
  test.each(CASES)('%s', async (code, requirement, person) => {
    const here = await one();
    const usher_id = await addDoing(app, here, person);
    await planAsks(app, here.event_id, { requirements: [requirement] });
    const application = await apply(app, here, { usher_id });
    expect(await resultOf(give(here, usher_id, { anyway: true }))).toBe(code);
    expect(await resultOf(invite(here, usher_id, true))).toBe(code);
    expect(await resultOf(decideAs(app, token, application.id, 'accepted'))).toBe(code);
    await app.pool.query(
      `update event_plans set steps = jsonb_set(steps, '{stepTwo,requirements,0,mode}', '"flag"') where event_id = $1`,
      [here.event_id],
    );
    expect(await resultOf(give(here, usher_id))).toBe('done');
  });
});

test('whom the program would not choose is given a place only on purpose', async () => {
  const here = await one();
  const elsewhere = await one();
  const otherRole = await addDoing(app, elsewhere);
  const far = await addDoing(app, here, { city: 'Jeddah' });
  const away = await addDoing(app, here);
  await app.pool.query('insert into availability (person_id) values ($1)', [away]);
  await app.pool.query(
    `insert into days_off (person_id, first_day, last_day) values ($1, '2030-01-01', '2030-01-01')`,
    [away],
  );
  for (const [usher_id, code] of [
    [otherRole, 'not_this_role'],
    [far, 'usher_not_near'],
    [away, 'usher_unavailable'],
  ] as const) {
    expect(await resultOf(give(here, usher_id))).toBe(code);
    expect(await resultOf(invite(here, usher_id))).toBe(code);
  }
  // who applies has said that day and way are fine
  const asked = await apply(app, here, { usher_id: away });
  expect(await resultOf(decideAs(app, token, asked.id, 'accepted'))).toBe('done');
  expect(await resultOf(decideAs(app, token, asked.id, 'pending'))).toBe('done');
  expect(await resultOf(give(here, far, { anyway: true }))).toBe('done');
});
