import {
  getUsherCounts,
  getUsherKpis,
  listPersonTransfers,
  listUsherActivity,
  listUsherRatings,
  listUsherWork,
} from '@proline/contract/usher-page/usher-page';
import { ratingOf } from '@proline/domain/figures/rating';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAttended, addWork, DAY, type Worked } from '../../testing/people/worked-shift.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let admin_id: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token, id: admin_id } = await app.signIn('viewer'));
});
afterAll(() => app.close());

const newUsher = async () => (await addRow(app.pool, 'ushers', { status: 'approved' })).id;

const work = (usher_id: string, days_ago: number, values?: Parameters<typeof addWork>[3]) =>
  addWork(app.pool, usher_id, days_ago, values);
const attend = (worked: Worked, usher_id: string, late_minutes: number) =>
  addAttended(app.pool, worked, usher_id, late_minutes);
const miss = ({ id, event_id, work_date }: Worked, usher_id: string, outcome: 'no_show' | 'excused') =>
  addRow(app.pool, 'attendance', { assignment_id: id, event_id, usher_id, work_date, outcome });

test('what is ahead with the next first, what is past with the last first, with attendance and pay', async () => {
  const id = await newUsher();
  const soon = await work(id, -2);
  await work(id, -5, { status: 'invited', invited_at: new Date() });
  const done = await work(id, 10);
  await attend(done, id, 15);
  await miss(await work(id, 20), id, 'no_show');
  await work(id, 30, { status: 'released', late_cancel: true });
  await addRow(app.pool, 'transfers', {
    kind: 'event_pay',
    event_id: done.event_id,
    usher_id: id,
    gross_minor: 32_000,
  });
  const read = async (time: 'ahead' | 'past') => {
    const reply = await app.call(listUsherWork, { token, params: { id }, query: { time } });
    return listUsherWork.response.parse(reply.json());
  };
  const ahead = await read('ahead');
  expect(ahead.meta.counts).toEqual({ ahead: 2, past: 3 });
  expect(ahead.data.map(({ status, state }) => [status, state])).toEqual([
    ['confirmed', 'expected'],
    ['invited', null],
  ]);
  expect(ahead.data[0]).toMatchObject({ id: soon.id, event: { id: soon.event_id }, pay: null });
  const past = await read('past');
  expect(past.data).toMatchObject([
    {
      state: 'attended',
      late_minutes: 15,
      approved_minutes: 465,
      pay: { status: 'pending_approval', net_minor: 32_000, currency: 'SAR' },
    },
    { state: 'no_show', approved_minutes: null, pay: null },
    { status: 'released', late_cancel: true, state: null },
  ]);
});

test('the figures are those of the definitions, each with its sample; excused shifts do not count', async () => {
  const id = await newUsher();
  for (const [days, late] of [
    [40, 0],
    [41, 10],
    [42, 11],
  ] as const)
    await attend(await work(id, days, { invited_at: new Date(), answered_at: new Date() }), id, late);
  await miss(await work(id, 43), id, 'no_show');
  await miss(await work(id, 44), id, 'excused');
  await work(id, 45, { status: 'released', late_cancel: true });
  await work(id, 46, { status: 'declined', invited_at: new Date(), answered_at: new Date() });
  await work(id, 47, { status: 'expired', invited_at: new Date() });
  await work(id, -3, { status: 'invited', invited_at: new Date() });
  const reply = await app.call(getUsherKpis, { token, params: { id } });
  const kpis = getUsherKpis.response.parse(reply.json()).data;
  expect(kpis).toMatchObject({
    shifts: 4,
    attendance: { value: 3 / 5, part: 3, sample: 5 },
    punctuality: { value: 2 / 3, part: 2, sample: 3 },
    no_show_rate: { value: 1 / 4, part: 1, sample: 4 },
    acceptance: { value: 3 / 5, part: 3, sample: 5 },
    approved_minutes: 480 + 470 + 469,
    rating: { value: null, count: 0 },
  });
  const sum = kpis.parts.reduce((total, { weight, counted }) => total + weight * counted, 0);
  expect(kpis.reliability).toBeCloseTo(sum);
});

test('who has not worked yet is new and has no rate, which is not zero', async () => {
  const reply = await app.call(getUsherKpis, { token, params: { id: await newUsher() } });
  const kpis = getUsherKpis.response.parse(reply.json()).data;
  expect(kpis).toMatchObject({
    reliability: null,
    attendance: { value: null, sample: 0 },
    punctuality: { value: null },
    no_show_rate: { value: null },
    acceptance: { value: null },
    rating: { value: null, count: 0 },
  });
});

test('ratings with their authors, newest first; the figure leans to the mean of all', async () => {
  const id = await newUsher();
  const leader = await addRow(app.pool, 'team_leaders', { name_en: 'Reem Al-Qahtani', name_ar: 'ريم القحطاني' });
  for (const [days, stars] of [
    [5, 5],
    [185, 3],
  ] as const) {
    const { id: assignment_id } = await work(id, days);
    await addRow(app.pool, 'ratings', {
      assignment_id,
      usher_id: id,
      author_leader_id: leader.id,
      stars,
      comment: `Stars: ${stars}`,
      created_at: new Date(Date.now() - days * DAY),
    });
  }
  const reply = await app.call(listUsherRatings, { token, params: { id } });
  const { data, meta } = listUsherRatings.response.parse(reply.json());
  expect(data.map(({ stars, comment, author }) => [stars, comment, author.name_ar])).toEqual([
    [5, 'Stars: 5', 'ريم القحطاني'],
    [3, 'Stars: 3', 'ريم القحطاني'],
  ]);
  const { rows } = await app.pool.query<{ mean: number }>('select avg(stars)::float8 as mean from ratings');
  expect(meta.rating.count).toBe(2);
  expect(meta.rating.value).toBeCloseTo(
    ratingOf(
      [
        { stars: 5, age_days: 5 },
        { stars: 3, age_days: 185 },
      ],
      rows[0]?.mean ?? 0,
    ) ?? 0,
    3,
  );
  expect(meta.stars.filter(({ count }) => count > 0)).toEqual([
    { stars: 5, count: 1 },
    { stars: 3, count: 1 },
  ]);
});

test('transfers of either hat, newest first; voided ones are shown but not summed', async () => {
  const id = await newUsher();
  await addRow(app.pool, 'transfers', {
    usher_id: id,
    gross_minor: 30_000,
    deductions_minor: 5_000,
    created_at: new Date('2026-01-02'),
  });
  await addRow(app.pool, 'transfers', { leader_id: id, gross_minor: 50_000, created_at: new Date('2026-01-03') });
  await addRow(app.pool, 'transfers', {
    usher_id: id,
    gross_minor: 9_000,
    voided_at: new Date(),
    void_reason: 'Twice',
    created_at: new Date('2026-01-01'),
  });
  const reply = await app.call(listPersonTransfers, { token, params: { id } });
  const { data, meta } = listPersonTransfers.response.parse(reply.json());
  expect(data.map(({ net_minor, voided }) => [net_minor, voided])).toEqual([
    [50_000, false],
    [25_000, false],
    [9_000, true],
  ]);
  expect(meta).toMatchObject({
    total: 3,
    sums: [{ currency: 'SAR', status: 'pending_approval', count: 2, net_minor: 75_000 }],
  });
});

test('a team leader who is no usher has no usher’s page', async () => {
  const { id } = await addRow(app.pool, 'team_leaders');
  for (const endpoint of [listUsherWork, listUsherRatings, getUsherKpis, listUsherActivity])
    expect((await app.call(endpoint, { token, params: { id } })).statusCode).toBe(404);
  expect((await app.call(listPersonTransfers, { token, params: { id } })).statusCode).toBe(200);
});

test('the tabs say how much they hold; documents only to those who may read them', async () => {
  const id = await newUsher();
  await work(id, -2);
  await work(id, 10);
  await app.pool.query(`insert into person_notes (person_id, author_id, text) values ($1, $2, 'Calm')`, [id, admin_id]);
  await addRow(app.pool, 'transfers', { usher_id: id });
  const countsFor = async (asking: string) =>
    getUsherCounts.response.parse((await app.call(getUsherCounts, { token: asking, params: { id } })).json()).data;
  expect(await countsFor(token)).toMatchObject({ events: 2, ratings: 1, documents: null });
  const { token: owner } = await app.signIn('owner');
  expect(await countsFor(owner)).toEqual({ events: 2, ratings: 1, documents: 0, transfers: 1 });
});
