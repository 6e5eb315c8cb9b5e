import type { List } from '@proline/contract/frame/list';
import { usherList } from '@proline/contract/usher/usher';
import { countedShiftList, getUsherKpiFigures, usherKpiList } from '@proline/contract/usher-kpi/usher-kpi';
import { getUsherKpis } from '@proline/contract/usher-page/usher-page';
import { DEFAULT_ATTENDANCE, reasonWords } from '@proline/domain/attendance/attendance-settings';
import { reliabilityOf } from '@proline/domain/figures/reliability';
import { DEFAULT_RELIABILITY, reliabilityWeightsOf } from '@proline/domain/figures/reliability-settings';
import { changeSettings, getSettings } from '@proline/contract/settings/settings';
import { medianOf, standingOf } from '@proline/domain/figures/standing';
import { addWork, NO_WORK, shiftCountsOf } from '@proline/domain/figures/trend';
import { spreadOf } from '@proline/domain/figures/spread';
import { bulkTagCounted } from '@proline/contract/usher-bulk/usher-bulk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDemo } from '../../demo/fill-demo.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const SIZE = { ushers: 110, events: 40, assignments: 600, transfers: 250 };
const FILL_TIMEOUT_MS = 120_000;
const EVER = { period: '1990-01-01..2100-12-31' };

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    await fillDemo(client, { seed: 7, today: new Date('2026-11-15T09:20:00Z'), size: SIZE, dataKey: app.dataKey });
    await client.query('commit');
  } finally {
    client.release();
  }
  ({ token } = await app.signIn('viewer'));
}, FILL_TIMEOUT_MS);
afterAll(() => app.close());

type Query = Readonly<Record<string, string>>;
/** All rows, from one cursor to the next. */
async function rowsOf(list: List, query: Query): Promise<unknown[]> {
  const found: unknown[] = [];
  let after: string | null = null;
  do {
    const asked: Query = { per_page: '100', ...query, ...(after !== null && { after }) };
    const reply = await app.call(list.rows, { token, query: asked });
    expect(reply.statusCode, reply.body).toBe(200);
    const page: { data: unknown[]; meta: { next: string | null } } = reply.json();
    found.push(...page.data);
    after = page.meta.next;
  } while (after !== null);
  return found;
}
const peopleOf = async (query: Query) => usherKpiList.row.array().parse(await rowsOf(usherKpiList, query));
const shiftsOf = async (query: Query) => countedShiftList.row.array().parse(await rowsOf(countedShiftList, query));
const ushersOf = async (query: Query) => usherList.row.array().parse(await rowsOf(usherList, query));
const figuresOf = async (query: Query) => {
  const reply = await app.call(getUsherKpiFigures, { token, query });
  expect(reply.statusCode, reply.body).toBe(200);
  return getUsherKpiFigures.response.parse(reply.json()).data;
};

/** Every kept sum that says who was on time. */
const keptSums = async () => {
  const { rows } = await app.pool.query(`
    select 'person' as what, person_id as id, reliability, on_time from usher_work
    union all select 'assignment', assignment_id, null, on_time from assignment_figures
    union all select 'shift', position_id, null, on_time from position_results
    union all select 'lead', lead_id, null, on_time from lead_results
    order by 1, 2`);
  return rows;
};
const RECOUNT = `select recount_usher_work(null), recount_assignment_figures(null), sum_positions(null), sum_leads(null)`;

/** How many came in time, by what is on record. */
const cameInTime = async (grace: number) => {
  const { rows } = await app.pool.query<{ shifts: number }>(
    `select count(*)::integer as shifts from attendance where outcome = 'attended' and late_minutes <= $1`,
    [grace],
  );
  return rows[0]?.shifts;
};

const MOSTLY_PUNCTUAL = { weight_attendance: 5, weight_punctuality: 65 };

test.each([
  ['by the usual weights', DEFAULT_RELIABILITY],
  ['by other weights, at once', { ...DEFAULT_RELIABILITY, ...MOSTLY_PUNCTUAL }],
  ['by weights of which one is nothing', { ...DEFAULT_RELIABILITY, weight_attendance: 60, weight_reconfirmed: 0 }],
  ['by more minutes of grace', { ...DEFAULT_RELIABILITY, grace_minutes: 25 }],
  ['by none, and other weights in the same moment', { ...DEFAULT_RELIABILITY, ...MOSTLY_PUNCTUAL, grace_minutes: 0 }],
  ['by the usual ones again', DEFAULT_RELIABILITY],
])('list, page and KPIs say the same of everybody, and so do the rules: %s', async (_, value) => {
  const owner = await app.signIn('owner');
  const all = getSettings.response.parse((await app.call(getSettings, { token: owner.token })).json()).data;
  const { version } = all.reliability;
  const saved = await app.call(changeSettings.reliability, { token: owner.token, body: { version, value } });
  expect(saved.statusCode, saved.body).toBe(200);
  const kept = await keptSums();
  await app.pool.query(RECOUNT);
  expect(await keptSums()).toEqual(kept);
  const weights = reliabilityWeightsOf(value);
  const listed = new Map((await ushersOf({})).map((row) => [row.id, row]));
  const people = await peopleOf(EVER);
  expect(people.length).toBeGreaterThan(50);
  expect(people.reduce((sum, row) => sum + row.on_time, 0)).toBe(await cameInTime(value.grace_minutes));
  for (const row of people) {
    expect(listed.get(row.id)).toMatchObject({
      reliability: row.reliability,
      shifts: row.shifts,
      ratings: row.ratings,
      rating: row.rating,
    });
    const exact = reliabilityOf(row, weights);
    expect(row.reliability === null).toBe(exact === null);
    if (exact !== null) expect(row.reliability).toBe(Math.round(exact));
    expect(row.trend.at(-1)).toBe(row.reliability);
  }
  for (const row of people.slice(0, 12)) {
    const reply = await app.call(getUsherKpis, { token, params: { id: row.id } });
    const page = getUsherKpis.response.parse(reply.json()).data;
    expect(page.reliability === null ? null : Math.round(page.reliability)).toBe(row.reliability);
    expect(page).toMatchObject({
      attendance: { part: row.attended, sample: row.attended + row.no_shows + row.late_cancels },
      punctuality: { part: row.on_time },
      acceptance: { part: row.accepted, sample: row.offers },
      approved_minutes: row.approved_minutes,
    });
  }
  // nobody with work is left out
  const worked = people.filter(({ shifts }) => shifts > 0).map(({ id }) => id);
  expect(worked.toSorted()).toEqual(
    [...listed.values()]
      .filter(({ shifts }) => shifts > 0)
      .map(({ id }) => id)
      .toSorted(),
  );
});

test('rank and percentile are those of the rules, and so are the bars and the median', async () => {
  const people = await peopleOf(EVER);
  const { spread, median, newcomers, ushers } = await figuresOf(EVER);
  expect([ushers, newcomers]).toEqual([people.length, people.filter(({ reliability }) => reliability === null).length]);
  for (const { reliability, rank, percentile } of people) {
    const standing = standingOf(reliability, spread);
    expect([rank, percentile]).toEqual([
      standing?.rank ?? null,
      standing && Math.floor((100 * standing.above) / standing.peers),
    ]);
  }
  expect(median).toBe(medianOf(spread));
  for (const { from, to, count } of spreadOf(spread))
    expect((await peopleOf({ ...EVER, reliability: `${from}..${to}` })).length).toBe(count);
});

const NARROWINGS: readonly Query[] = [
  {},
  EVER,
  { period: '2026-06-01..2026-08-31' },
  { city: 'Riyadh' },
  { ...EVER, shifts: '4..1000' },
  { ...EVER, reliability: '0..85', q: 'a' },
];

test.each(NARROWINGS)('sums, lines, reasons and starts are of the very rows that are listed: %o', async (query) => {
  const { now, points, reasons, starts } = await figuresOf(query);
  const people = await peopleOf(query);
  const all = people.reduce(addWork, NO_WORK);
  expect(now).toMatchObject(all);
  expect(points.map((point) => point.now).reduce(addWork, NO_WORK)).toEqual(all);
  const counted = async (counted_as: string, more: Query = {}) =>
    (await shiftsOf({ ...query, counted_as, ...more })).length;
  expect(await counted('attended')).toBe(now.attended);
  expect(await counted('shift')).toBe(now.attended + now.no_shows + now.late_cancels);
  expect(await counted('on_time')).toBe(now.on_time);
  expect(await counted('no_show')).toBe(now.no_shows);
  expect(await counted('offer')).toBe(now.offers);
  expect(await counted('accepted')).toBe(now.accepted);
  expect(reasons.reduce((sum, { count }) => sum + count, 0)).toBe(now.no_shows);
  for (const { id, count } of reasons) expect(await counted('no_show', { reason: id })).toBe(count);
  expect(starts.reduce((sum, cell) => sum + cell.no_shows, 0)).toBe(now.no_shows);
  for (const { weekday, hour, attended, no_shows } of starts.slice(0, 4))
    expect(await counted('attended,no_show', { weekday, hour: `${hour}..${hour + 2}` })).toBe(attended + no_shows);
  const [first] = people;
  if (first) expect(await counted('attended', { usher: first.id })).toBe(first.attended);
});

test('the period before is what it was when it was asked for, of the same people', async () => {
  const { before, then, points } = await figuresOf({});
  expect(then).toEqual((await figuresOf({ period: `${before?.starts_on}..${before?.ends_on}` })).now);
  expect(points.map((point) => point.then ?? NO_WORK).reduce(addWork, NO_WORK)).toEqual(shiftsAndOffers(then));
  expect((await figuresOf({ period: '..2026-11-15' })).then).toBeNull();
});
const shiftsAndOffers = (sums: Awaited<ReturnType<typeof figuresOf>>['then']) =>
  sums && addWork(NO_WORK, { ...sums, ...shiftCountsOf(sums) });

test('what is kept follows a role, a time zone and a person, and is what a recount gives', async () => {
  const { pool } = app;
  const { id: type_id } = await addRow(pool, 'types');
  await pool.query(
    'update positions set type_id = $1 where id = (select position_id from assignments order by id limit 1)',
    [type_id],
  );
  await pool.query(
    `update events set time_zone = 'Pacific/Auckland' where id in (select event_id from assignments order by id limit 5)`,
  );
  expect(await counterDifferences(pool)).toEqual([]);
  const kept = async () => (await pool.query('select * from assignment_figures order by assignment_id')).rows;
  const before = await kept();
  await pool.query('select recount_assignment_figures(null)');
  expect(await kept()).toEqual(before);
});

test('a job over all matching is of exactly the people whom the narrowed table lists, and one over some of those who are named', async () => {
  const { token: recruiter } = await app.signIn('recruiter');
  const tag = async (selection: { all: true; query: Query } | { ids: string[] }) => {
    const body = { selection, tags: ['Shortlist'] };
    const reply = await app.call(bulkTagCounted, { token: recruiter, body });
    expect(reply.statusCode, reply.body).toBe(200);
    const { job_id } = bulkTagCounted.response.parse(reply.json()).data;
    const { rows } = await app.pool.query<{ id: string }>(
      'select record_id as id from job_items where job_id = $1 order by 1',
      [job_id],
    );
    return rows.map(({ id }) => id);
  };
  for (const query of [{ city: 'Riyadh' }, { ...EVER, reliability: '0..85', shifts: '4..1000' }]) {
    const people = await peopleOf(query);
    expect(people.length).toBeGreaterThan(0);
    const ids = people.map(({ id }) => id).toSorted();
    expect(await tag({ all: true, query })).toEqual(ids);
    // also of those who have done nothing in the usual period
    expect(await tag({ ids })).toEqual(ids);
  }
  const refused = await app.call(bulkTagCounted, { token, body: { selection: { all: true, query: {} }, tags: ['x'] } });
  expect(refused.statusCode).toBe(403);
});

test('counted shifts say why somebody did not come, and what they count for, in both languages', async () => {
  const away = await shiftsOf({ ...EVER, counted_as: 'no_show' });
  const reasons = away.flatMap(({ reason }) => reason ?? []);
  expect(reasons).toContainEqual({ en: 'Illness', ar: 'مرض' });
  for (const reason of reasons) expect(reason).toEqual(reasonWords(DEFAULT_ATTENDANCE, reason.en));
  const fileIn = async (language: 'en' | 'ar') => {
    const query = { ...EVER, counted_as: 'no_show', format: 'csv', columns: 'counted_as,reason' };
    const reply = await app.call(countedShiftList.export, { token, query, headers: { 'accept-language': language } });
    expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
    return reply.body;
  };
  const [english, arabic] = [await fileIn('en'), await fileIn('ar')];
  expect(english).toContain('No-show,Illness');
  expect(arabic).toContain('تغيّب,مرض');
  expect(arabic).not.toMatch(/no_show|Illness/);
});
