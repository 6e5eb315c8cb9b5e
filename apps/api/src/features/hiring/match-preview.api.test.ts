import { previewMatch } from '@proline/contract/settings/house-settings';
import { DEFAULT_HIRING } from '@proline/domain/hiring/hiring-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDoing, addShifts } from '../../testing/event/hiring-course.ts';
import type { Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  token = (await app.signIn('owner')).token;
});
afterAll(() => app.close());

type Weights = { readonly [Part in keyof typeof DEFAULT_HIRING & `weight_${string}`]?: number };
const ask = (weights: Weights) => {
  const all = Object.entries(DEFAULT_HIRING).filter(([name]) => name.startsWith('weight_'));
  const query = Object.fromEntries(
    [...all, ...Object.entries(weights)].map(([name, points]) => [name, String(points)]),
  );
  return app.call(previewMatch, { token, query });
};
const seen = async (weights: Weights) => previewMatch.response.parse((await ask(weights)).json()).data;

test('other weights rank the candidates of the next open place anew, beside the rank and the score of today', async () => {
  expect(await seen({})).toBeNull();
  const [day] = (await addShifts(app, [{ from: 0, to: 6, headcount: 2 }])) as [Places];
  const near = await addDoing(app, day, { city: 'Riyadh', latitude: 24.72, longitude: 46.68 });
  const liked = await addDoing(app, day, { city: 'Riyadh', latitude: 25.1, longitude: 46.9 });
  await app.pool.query(
    `insert into usher_work (person_id, attended, on_time, last_worked) values ($1, 40, 40, '2026-01-01')
     on conflict (person_id) do update set attended = 40, on_time = 40`,
    [liked],
  );
  const idsOf = (found: Awaited<ReturnType<typeof seen>>) => found?.people.map(({ usher }) => usher.id);
  const only = { weight_rating: 0, weight_experience: 0, weight_rest: 0, weight_fairness: 0 };
  const byDistance = await seen({ ...only, weight_reliability: 0, weight_distance: 100 });
  const byReliability = await seen({ ...only, weight_reliability: 100, weight_distance: 0 });
  expect(byDistance?.event.id).toBe(day.event_id);
  expect(idsOf(byDistance)).toEqual([near, liked]);
  expect(idsOf(byReliability)).toEqual([liked, near]);
  const now = await seen({});
  expect(now?.people.map(({ rank_now }) => rank_now)).toEqual([1, 2]);
  expect(now?.people.every(({ tenths, tenths_now }) => tenths === tenths_now)).toBe(true);
  expect(byDistance?.people.map(({ tenths_now }) => tenths_now).toSorted()).toEqual(
    now?.people.map(({ tenths }) => tenths).toSorted(),
  );
});

test('weights that do not add up to 100 rank nobody', async () => {
  const reply = await ask({ weight_rating: 0 });
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([422, 'validation_failed']);
});
