import { getUsherKpis } from '@proline/contract/usher-page/usher-page';
import { NEW_BELOW_SHIFTS, reliabilityOf, type ShiftCounts } from '@proline/domain/figures/reliability';
import { STANDING_MIN_PEERS } from '@proline/domain/figures/standing';
import { TREND_MONTHS } from '@proline/domain/figures/trend';
import { addMonths } from '@proline/domain/time/calendar-day';
import { firstOfMonth } from '@proline/domain/time/calendar-week';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPlaces, addRow, assign } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let admin_id: string;
let this_month: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token, id: admin_id } = await app.signIn('viewer'));
  const { rows } = await app.pool.query<{ today: string }>(
    `select (now() at time zone 'Asia/Riyadh')::date::text as today`,
  );
  this_month = firstOfMonth(rows[0]?.today ?? '');
});
afterAll(() => app.close());

const HOUR = 3_600_000;
const kpisOf = async (id: string) => {
  const reply = await app.call(getUsherKpis, { token, params: { id } });
  expect(reply.statusCode, reply.body).toBe(200);
  return getUsherKpis.response.parse(reply.json()).data;
};
const newUsher = async () => (await addRow(app.pool, 'ushers', { status: 'approved' })).id;

type Shift = { readonly months_ago: number; readonly day?: number; readonly outcome?: 'attended' | 'no_show' };

/** A shift of eight hours at noon of a day of that month. */
async function work(usher_id: string, { months_ago, day = 2, outcome }: Shift) {
  const work_date = `${addMonths(this_month, -months_ago).slice(0, 8)}${String(day).padStart(2, '0')}`;
  const starts_at = new Date(`${work_date}T09:00:00Z`);
  const shift = { work_date, starts_at, ends_at: new Date(starts_at.getTime() + 8 * HOUR) };
  const places = await addPlaces(app.pool, { shift });
  const { id } = await assign(app.pool, places, usher_id, {
    ...shift,
    ...(outcome === undefined && { status: 'released', late_cancel: true }),
  });
  if (outcome)
    await addRow(app.pool, 'attendance', {
      ...{ assignment_id: id, event_id: places.event_id, usher_id, work_date, outcome },
      ...(outcome === 'attended' && { checked_in_at: starts_at, method: 'qr', approved_minutes: 480 }),
    });
  return { id, starts_at };
}

test('the figures of each of the last months, as they stood at its end; older work is behind the first', async () => {
  const id = await newUsher();
  for (const months_ago of [14, 3, 2]) await work(id, { months_ago, outcome: 'attended' });
  await work(id, { months_ago: 1, outcome: 'no_show' });
  await work(id, { months_ago: 1, day: 5 });
  const { trend, ...now } = await kpisOf(id);
  expect(trend.map(({ month }) => month)).toEqual(
    Array.from({ length: TREND_MONTHS }, (_, at) => addMonths(this_month, at + 1 - TREND_MONTHS)),
  );
  const [oldest, three, two, one, today] = [trend[0], ...trend.slice(-4)];
  expect(oldest).toMatchObject({ attendance: 1, reliability: null, approved_minutes: 0 });
  expect([three?.reliability, three?.approved_minutes]).toEqual([null, 480]);
  expect([two?.attendance, two?.reliability === null]).toEqual([1, false]);
  expect(one).toMatchObject({ attendance: 3 / 5, no_show_rate: 1 / 4, punctuality: 1, approved_minutes: 0 });
  expect(today).toMatchObject({
    reliability: now.reliability,
    attendance: now.attendance.value,
    acceptance: now.acceptance.value,
    rating: now.rating.value,
  });
});

test('a rating counts from the month in which it was given', async () => {
  const id = await newUsher();
  const { id: assignment_id, starts_at } = await work(id, { months_ago: 2, outcome: 'attended' });
  const created_at = new Date(starts_at.getTime() + 9 * HOUR);
  await addRow(app.pool, 'ratings', { assignment_id, usher_id: id, author_admin_id: admin_id, stars: 5, created_at });
  const { trend, rating } = await kpisOf(id);
  expect(trend.map((month) => month.rating !== null).slice(-4)).toEqual([false, true, true, true]);
  expect(trend.at(-1)?.rating).toBe(rating.value);
});

const keptScores = async () => {
  const { rows } = await app.pool.query<{ value: number; count: number }>(
    `select status::integer as value, sum(n)::integer as count from status_counts where entity = 'reliability'
     group by status having sum(n) <> 0 order by 1`,
  );
  return rows;
};

/** By the rules, over everybody who has worked. */
const countedScores = async () => {
  const { rows } = await app.pool.query<ShiftCounts>(
    'select attended, no_shows, late_cancels, on_time, reconfirmed, reconfirm_asked from usher_work',
  );
  const scores = rows.flatMap((work) => reliabilityOf(work) ?? []);
  const counts = Map.groupBy(scores.map(Math.round), (score) => score);
  return [...counts].map(([value, same]) => ({ value, count: same.length })).toSorted((a, b) => a.value - b.value);
};

test('where somebody stands among all: by counts that follow every change, and only among enough', async () => {
  const before = (await countedScores()).reduce((sum, { count }) => sum + count, 0);
  expect(before).toBeLessThan(STANDING_MIN_PEERS);
  const best = await newUsher();
  for (let day = 1; day <= 6; day += 1) await work(best, { months_ago: 4, day, outcome: 'attended' });
  const fresh = await newUsher();
  await work(fresh, { months_ago: 4, outcome: 'attended' });
  expect([(await kpisOf(best)).standing, (await kpisOf(fresh)).standing]).toEqual([null, null]);

  const others = await Promise.all(Array.from({ length: STANDING_MIN_PEERS }, newUsher));
  for (const [at, other] of others.entries())
    for (let day = 1; day <= NEW_BELOW_SHIFTS; day += 1)
      await work(other, { months_ago: 4, day, outcome: day <= at % 3 ? 'attended' : 'no_show' });
  expect(await keptScores()).toEqual(await countedScores());
  const peers = before + 1 + STANDING_MIN_PEERS;
  expect((await kpisOf(best)).standing).toMatchObject({ rank: 1, peers });
  expect((await kpisOf(fresh)).standing).toBeNull();

  // whoever is erased is in no count, and no recount brings them back
  const [gone = ''] = others;
  await app.pool.query(
    `update persons set usher_status = null, usher_status_reason = null, usher_status_changed_at = null,
       usher_status_changed_by = null, usher_since = null, anonymised_at = now() where id = $1`,
    [gone],
  );
  await app.pool.query('select recount_usher_work($1)', [[gone, best]]);
  expect(await keptScores()).toEqual(await countedScores());
  expect((await kpisOf(best)).standing).toMatchObject({ rank: 1, peers: peers - 1 });
});

const minutesOf = async () => {
  const { rows } = await app.pool.query<{ person_id: string; kept: number; counted: number }>(
    `select person_id, w.approved_minutes as kept, coalesce((
       select sum(t.approved_minutes) from attendance t where t.usher_id = w.person_id and t.outcome = 'attended'
     ), 0)::integer as counted
     from usher_work w where attended > 0`,
  );
  return rows;
};

test('hours worked: the kept sum is the sum counted, whatever happens to a shift, and the median is that of all who worked', async () => {
  const people = await Promise.all(Array.from({ length: STANDING_MIN_PEERS }, newUsher));
  for (const [at, id] of people.entries()) {
    for (let day = 1; day <= 1 + (at % 3); day += 1) await work(id, { months_ago: 5, day, outcome: 'attended' });
    await work(id, { months_ago: 5, day: 9, outcome: 'no_show' });
  }
  const [first = '', second = '', third = ''] = people;
  const change = (id: string, set: string) =>
    app.pool.query(`update attendance set ${set} where usher_id = $1 and outcome = 'attended'`, [id]);
  await change(first, 'approved_minutes = 125');
  await change(second, 'approved_minutes = null');
  await change(third, `outcome = 'excused', checked_in_at = null, method = null, approved_minutes = null`);
  await app.pool.query(`delete from attendance where usher_id = $1 and outcome = 'no_show'`, [second]);
  const minutes = await minutesOf();
  expect(minutes.length).toBeGreaterThanOrEqual(STANDING_MIN_PEERS - 1);
  expect(minutes.filter(({ kept, counted }) => kept !== counted)).toEqual([]);
  expect(new Set(minutes.map(({ kept }) => kept)).size).toBeGreaterThan(3);
  expect((await kpisOf(first)).approved_minutes).toBe(minutes.find(({ person_id }) => person_id === first)?.kept);
  // to the whole hour, as they are kept
  const hours = minutes.map(({ counted }) => Math.floor((counted + 30) / 60)).toSorted((a, b) => a - b);
  const middle = [hours[Math.floor((hours.length - 1) / 2)] ?? 0, hours[Math.floor(hours.length / 2)] ?? 0];
  expect((await kpisOf(first)).median_minutes).toBe(30 * ((middle[0] ?? 0) + (middle[1] ?? 0)));
});
