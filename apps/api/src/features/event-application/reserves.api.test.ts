import { acceptBest, decideApplication, getApplication } from '@proline/contract/event-application/event-application';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addShifts, apply, resultOf } from '../../testing/event/hiring-course.ts';
import { codesOf, resultsOfJob } from '../../testing/program/bulk-results.ts';
import { runClockTwice } from '../../testing/program/clock-turns.ts';
import type { Places } from '../../testing/sample/sample-rows.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { acceptBestJob, firstComeJob } from './accept-jobs.service.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [acceptBestJob] });
  ({ token } = await app.signIn('ops'));
});
afterAll(() => app.close());

/** Two shifts: the first has one place, the second two; half as many stand by beside each. */
async function addEvent() {
  const [first, second] = (await addShifts(app, [
    { from: 0, to: 6 },
    { from: 24, to: 30, headcount: 2 },
  ])) as [Places, Places];
  await app.pool.query('update events set reserve_percent = 50 where id = $1', [first.event_id]);
  return { first, second };
}
const accept = (id: string, reserve: boolean) =>
  app.call(decideApplication, { token, params: { id }, body: { to: 'accepted', version: 1, reserve } });
const shiftsOf = async (id: string) =>
  getApplication.response.parse((await app.call(getApplication, { token, params: { id } })).json()).data.shifts;
/** Of each position places and reserves that are taken. */
const takenAt = async ({ event_id }: Places) => {
  const { rows } = await app.pool.query<{ confirmed: number; reserves: number }>(
    `select p.confirmed, p.reserves from positions p join shifts s on s.id = p.shift_id
     where p.event_id = $1 order by s.starts_at`,
    [event_id],
  );
  return rows.map(({ confirmed, reserves }) => [confirmed, reserves]);
};

test('where no place is left somebody is accepted as a reserve, if that is asked for and the plan wants one', async () => {
  const { first, second } = await addEvent();
  expect(await resultOf(accept((await apply(app, first)).id, false))).toBe('done');
  const next = await apply(app, first);
  expect(await shiftsOf(next.id)).toMatchObject([
    { refusal: 'place_taken', as_reserve: true },
    { refusal: null, as_reserve: false },
  ]);
  const reply = decideApplication.response.parse((await accept(next.id, true)).json());
  expect(reply.data.shifts).toEqual([
    { shift_id: first.shift_id, refusal: null, reserve: true },
    { shift_id: second.shift_id, refusal: null, reserve: false },
  ]);
  expect(await takenAt(first)).toEqual([
    [1, 1],
    [2, 0],
  ]);
  const { rows } = await app.pool.query('select kind from messages where person_id = $1', [next.usher_id]);
  expect(rows).toEqual([{ kind: 'work_confirmed' }]);

  const third = await apply(app, first, { shift_ids: [first.shift_id] });
  expect(await resultOf(accept(third.id, true))).toBe('place_taken');
  const back = { to: 'pending', version: 2 } as const;
  const undo = app.call(decideApplication, { token, params: { id: next.id }, body: back });
  expect(await resultOf(undo)).toBe('done');
  expect(await takenAt(first)).toEqual([
    [1, 0],
    [1, 0],
  ]);
  expect(await counterDifferences(app.pool)).toEqual([]);
});

test('the best go on into the reserves, and so does whoever comes first', async () => {
  for (const mode of ['apply', 'first_come']) {
    const { first, second } = await addEvent();
    await app.pool.query('update events set hiring_mode = $2 where id = $1', [first.event_id, mode]);
    const people = await Promise.all(
      Array.from({ length: 4 }, () => apply(app, second, { shift_ids: [second.shift_id] })),
    );
    if (mode === 'first_come') await runClockTwice(app, firstComeJob, {});
    else {
      const started = await app.call(acceptBest, { token, params: { id: first.event_id }, body: {} });
      const { job_id } = acceptBest.response.parse(started.json()).data;
      const codes = codesOf(await resultsOfJob(app, token, job_id));
      expect(people.map(({ usher_id }) => codes[usher_id]).sort()).toEqual(['done', 'done', 'done', 'place_taken']);
    }
    expect(await takenAt(first), mode).toEqual([
      [0, 0],
      [2, 1],
    ]);
  }
});
