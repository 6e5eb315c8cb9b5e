import { afterAll, beforeAll, expect, test } from 'vitest';
import { addApproved, give, resultOf } from '../../testing/event/hiring-course.ts';
import { addFull, AT_SHIFT, offersAt, release, runOffers, setHiring, wait } from '../../testing/event/offer-course.ts';
import { runs } from '../../testing/property-runs.ts';
import { assign, atHour } from '../../testing/sample/sample-rows.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('owner'));
  await setHiring(app);
});
afterAll(() => app.close());

const rounds = Array.from({ length: runs(2) }, (_, round) => round);

test.each(rounds)(
  'four places open at once, two processes offer them: four people are asked, each once (%i)',
  async () => {
    const { here, held } = await addFull(app, 4);
    for (let n = 0; n < 6; n += 1) await wait(app, here, n);
    await Promise.all(held.map((id) => release(app, token, id)));
    await runOffers(app);
    const offers = await offersAt(app, here);
    expect(offers.map(({ status }) => status)).toEqual(['invited', 'invited', 'invited', 'invited']);
    expect(new Set(offers.map(({ usher_id }) => usher_id)).size).toBe(4);
  },
);

test.each(rounds)('an offer meets a hand: the place has one holder (%i)', async () => {
  const { here, held } = await addFull(app);
  await wait(app, here, 5);
  await release(app, token, held[0] ?? '');
  const usher_id = await addApproved(app);
  const [by_hand] = await Promise.all([resultOf(give(app, token, here, usher_id)), runOffers(app)]);
  const offers = await offersAt(app, here);
  expect([by_hand, offers.length].join(' ')).toMatch(/^(done 0|place_taken 1)$/);
});

test('nobody and nothing was counted twice', async () => {
  expect(await counterDifferences(app.pool)).toEqual([]);
});

test('without its index a place could be offered to two at once', async () => {
  const two = async () => {
    const { here, held } = await addFull(app, 2);
    await release(app, token, held[0] ?? '');
    await release(app, token, held[1] ?? '');
    const { rows } = await app.pool.query<{ id: string }>('select id from place_openings where event_id = $1 limit 1', [
      here.event_id,
    ]);
    const offer = async () =>
      assign(app.pool, here, await addApproved(app), {
        ...AT_SHIFT,
        status: 'invited',
        invited_at: atHour(-90_000),
        origin: 'offer',
        opening_id: rows[0]?.id ?? null,
      }).then(
        () => 'offered',
        () => 'refused',
      );
    return (await Promise.all([offer(), offer()])).sort();
  };
  expect(await two()).toEqual(['offered', 'refused']);
  await app.pool.query('drop index assignments_one_offer');
  expect(await two()).toEqual(['offered', 'offered']);
});
