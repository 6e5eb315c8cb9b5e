import { usherList } from '@proline/contract/usher/usher';
import { ratingOf } from '@proline/domain/figures/rating';
import { reliabilityOf } from '@proline/domain/figures/reliability';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayIn } from '../../testing/people/person-course.ts';
import { addPlaces, addRow, atHour } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let admin_id: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token, id: admin_id } = await app.signIn('recruiter'));
});
afterAll(() => app.close());

type Query = Readonly<Record<string, string>>;
const rowsOf = async (query: Query) => {
  const reply = await app.call(usherList.rows, { token, query });
  expect(reply.statusCode, reply.body).toBe(200);
  return usherList.rows.response.parse(reply.json()).data;
};
const idsOf = async (query: Query) => (await rowsOf(query)).map(({ id }) => id).toSorted();
const rowOf = async (id: string, city: string) => (await rowsOf({ city })).find((row) => row.id === id);

type Worked = {
  readonly outcome?: 'attended' | 'no_show' | 'excused';
  readonly late?: number;
  readonly canceled?: boolean;
};

/** One shift of somebody's past: each on a day of its own. */
async function addShift(usher_id: string, day: number, { outcome, late = 0, canceled = false }: Worked = {}) {
  const shift = { starts_at: atHour(day * 24), ends_at: atHour(day * 24 + 8) };
  const places = await addPlaces(app.pool, { shift });
  const { id: assignment_id } = await addRow(app.pool, 'assignments', {
    ...{ event_id: places.event_id, shift_id: places.shift_id, position_id: places.position_id, usher_id },
    ...shift,
    status: canceled ? 'released' : 'confirmed',
    late_cancel: canceled,
  });
  if (outcome)
    await addRow(app.pool, 'attendance', {
      ...{ assignment_id, event_id: places.event_id, usher_id, outcome, late_minutes: late },
      ...(outcome === 'attended' && { checked_in_at: shift.starts_at, method: 'manual' as const }),
    });
  return { assignment_id, ...places };
}

test('the figures of the list are those of the rules, as soon as something happens', async () => {
  const city = 'Figure town';
  const { id } = await addRow(app.pool, 'ushers', { city });
  expect(await rowOf(id, city)).toMatchObject({ rating: null, ratings: 0, reliability: null, shifts: 0, roles: [] });
  const known = { attended: 0, no_shows: 0, late_cancels: 0, on_time: 0, reconfirmed: 0, reconfirm_asked: 0 };
  const course = [
    { outcome: 'attended', late: 10 },
    { outcome: 'attended', late: 11 },
    { outcome: 'excused' },
    { outcome: 'no_show' },
    { canceled: true },
    { outcome: 'attended' },
  ] as const satisfies readonly Worked[];
  for (const [day, worked] of course.entries()) {
    await addShift(id, day, worked);
    if ('canceled' in worked) known.late_cancels += 1;
    else if (worked.outcome === 'no_show') known.no_shows += 1;
    else if (worked.outcome === 'attended') {
      known.attended += 1;
      if (!('late' in worked) || worked.late <= 10) known.on_time += 1;
    }
    const expected = reliabilityOf(known);
    expect(await rowOf(id, city)).toMatchObject({
      reliability: expected === null ? null : Math.round(expected),
      shifts: known.attended + known.no_shows,
    });
  }
});

test('a rating leans to the mean of all and fades with time', async () => {
  const city = 'Star town';
  const { id } = await addRow(app.pool, 'ushers', { city });
  const ages = [0, 90, 400];
  const given = ages.map((age_days, at) => ({ stars: 5 - at, age_days }));
  for (const [day, { stars, age_days }] of given.entries()) {
    const { assignment_id } = await addShift(id, 100 + day);
    const created_at = new Date(Date.now() - age_days * 86_400_000);
    await addRow(app.pool, 'ratings', { assignment_id, usher_id: id, author_admin_id: admin_id, stars, created_at });
  }
  const { rows } = await app.pool.query<{ mean: number }>('select avg(stars)::float8 as mean from ratings');
  const expected = ratingOf(given, rows[0]?.mean ?? 0) ?? 0;
  const row = await rowOf(id, city);
  expect(row?.ratings).toBe(3);
  expect(row?.rating).toBeCloseTo(expected, 1);
  expect(await idsOf({ city, rating: '3..5' })).toEqual([id]);
  expect(await idsOf({ city, rating: '1..2' })).toEqual([]);
});

test('in the order of reliability, of rating and of the last day; who is unknown comes last, whichever way', async () => {
  const city = 'Order town';
  const add = async () => (await addRow(app.pool, 'ushers', { city })).id;
  const [good, bad, fresh] = [await add(), await add(), await add()];
  for (const [day, outcome] of (['attended', 'attended', 'attended'] as const).entries())
    await addShift(good, 400 + day, { outcome });
  for (const [day, outcome] of (['attended', 'no_show', 'no_show'] as const).entries())
    await addShift(bad, 410 + day, { outcome });
  for (const [usher_id, stars] of [
    [good, 5],
    [bad, 1],
  ] as const) {
    const { assignment_id } = await addShift(usher_id, 420 + stars);
    await addRow(app.pool, 'ratings', { assignment_id, usher_id, author_admin_id: admin_id, stars });
  }
  const ordered = async (sort: string) => (await rowsOf({ city, sort })).map(({ id }) => id);
  for (const sort of ['reliability', 'rating']) {
    expect(await ordered(sort)).toEqual([bad, good, fresh]);
    expect(await ordered(`-${sort}`)).toEqual([good, bad, fresh]);
  }
  expect((await ordered('last_worked')).at(-1)).toBe(fresh);
  expect((await ordered('-last_worked')).at(-1)).toBe(fresh);
  expect(await ordered('-reliability,rating')).toEqual([good, bad, fresh]);
  // from one page to the next, over those of whom nothing is known
  for (let n = 0; n < 30; n += 1) await add();
  for (const sort of ['reliability', '-rating', 'last_worked', '-last_worked', 'age']) {
    const page = await app.call(usherList.rows, { token, query: { city, sort } });
    const { data, meta } = usherList.rows.response.parse(page.json());
    const rest = await rowsOf({ city, sort, page: '2', after: meta.next ?? '' });
    expect(new Set([...data, ...rest].map(({ id }) => id)).size, sort).toBe(33);
  }
});

test('the order by rating follows time and the ratings of others', async () => {
  const city = 'Fading town';
  const { id } = await addRow(app.pool, 'ushers', { city });
  const { assignment_id } = await addShift(id, 500);
  await addRow(app.pool, 'ratings', { assignment_id, usher_id: id, author_admin_id: admin_id, stars: 5 });
  const kept = async () =>
    (await app.pool.query(`select rating_order from usher_work where person_id = $1`, [id])).rows[0]?.rating_order;
  const shown = async () => Math.round(100 * ((await rowOf(id, city))?.rating ?? 0));
  const before = await kept();
  expect(before).toBe(await shown());
  const { id: other } = await addRow(app.pool, 'ushers', {});
  const place = await addShift(other, 501);
  const rating = { assignment_id: place.assignment_id, usher_id: other, author_admin_id: admin_id, stars: 1 };
  await addRow(app.pool, 'ratings', rating);
  expect(await kept()).toBe(before);
  expect(await shown()).toBeLessThan(before);
  await app.pool.query('select refresh_rating_order()');
  expect(await kept()).toBe(await shown());
});

test('the database counts reliability by the rules of the domain to the point, whatever somebody has done', async () => {
  const few = fc.oneof(fc.nat(6), fc.nat(60));
  const counts = fc.record({
    attended: few,
    no_shows: few,
    late_cancels: few,
    late: few,
    reconfirmed: few,
    silent: few,
  });
  const shares = fc.constantFrom([45, 25, 15, 15], [100, 0, 0, 0], [0, 33, 0, 67], [10, 20, 30, 40]);
  await fc.assert(
    fc.asyncProperty(fc.array(counts, { minLength: 50, maxLength: 50 }), shares, async (made, given) => {
      const rows = made.map(({ late, silent, ...one }) => ({
        ...one,
        on_time: Math.max(0, one.attended - late),
        reconfirm_asked: one.reconfirmed + silent,
      }));
      const { rows: found } = await app.pool.query<{ value: number | null }>(
        `select reliability_of(attended, no_shows, late_cancels, on_time, reconfirmed, reconfirm_asked, $2) as value
         from json_to_recordset($1)
           as r (attended int, no_shows int, late_cancels int, on_time int, reconfirmed int, reconfirm_asked int)`,
        [JSON.stringify(rows), given],
      );
      const [attendance = 0, punctuality = 0, kept = 0, reconfirmed = 0] = given;
      const weights = { attendance, punctuality, kept, reconfirmed };
      const expected = rows
        .map((row) => reliabilityOf(row, weights))
        .map((value) => (value === null ? null : Math.round(value)));
      expect(found.map(({ value }) => value)).toEqual(expected);
    }),
    // five shifts, all on time: 92.5, as one that is found by few
    {
      numRuns: 4,
      examples: [
        [[{ attended: 5, no_shows: 0, late_cancels: 0, late: 0, reconfirmed: 0, silent: 0 }], [45, 25, 15, 15]],
      ],
    },
  );
});

test('everybody has a row of work, however they came in', async () => {
  await addRow(app.pool, 'team_leaders');
  const { rows } = await app.pool.query('select id from persons where id not in (select person_id from usher_work)');
  expect(rows).toEqual([]);
});

test('roles worked, the day of the last work, and who is new', async () => {
  const city = 'Role town';
  const [worker, fresh] = [await addRow(app.pool, 'ushers', { city }), await addRow(app.pool, 'ushers', { city })];
  const first = await addShift(worker.id, 200, { outcome: 'attended' });
  for (const day of [201, 202]) await addShift(worker.id, day, { outcome: 'no_show' });
  const row = await rowOf(worker.id, city);
  expect(row?.roles.map(({ id }) => id)).toEqual([first.type_id]);
  expect(row?.last_worked).toBe('2030-01-01');
  expect(await idsOf({ city, role: first.type_id })).toEqual([worker.id]);
  expect(await idsOf({ city, last_worked: '2030-01-01..' })).toEqual([worker.id]);
  expect(await idsOf({ city, last_worked: '..2029-12-31' })).toEqual([]);
  expect(await idsOf({ city, is_new: 'yes' })).toEqual([fresh.id]);
  expect(await idsOf({ city, is_new: 'no' })).toEqual([worker.id]);
  expect(await idsOf({ city, reliability: '0..100' })).toEqual([worker.id]);
  const file = await app.call(usherList.export, {
    token,
    query: { format: 'csv', city, columns: 'roles,reliability' },
  });
  expect(file.body).toContain(row?.roles[0]?.name_en ?? 'a role');
  // merged into another type, the role is that one's
  const into = (await addRow(app.pool, 'types')).id;
  await app.pool.query('update positions set type_id = $2 where type_id = $1', [first.type_id, into]);
  expect((await rowOf(worker.id, city))?.roles.map(({ id }) => id)).toEqual([into]);
});

test('two who change the work of one person at the same time lose nothing', async () => {
  const city = 'Race town';
  const { id } = await addRow(app.pool, 'ushers', { city });
  const shifts = [await addShift(id, 300), await addShift(id, 301), await addShift(id, 302)];
  await Promise.all(
    shifts.map(({ assignment_id, event_id }) =>
      addRow(app.pool, 'attendance', { assignment_id, event_id, usher_id: id, outcome: 'no_show' }),
    ),
  );
  expect((await rowOf(id, city))?.shifts).toBe(3);
});

test('free on a day: nothing booked, no day off, no weekday that is never worked', async () => {
  const city = 'Free town';
  const ushers = await Promise.all([0, 1, 2, 3].map(async () => (await addRow(app.pool, 'ushers', { city })).id));
  const [booked = '', off = '', never = '', free = ''] = ushers;
  // 1 January 2030 is a Tuesday
  await addShift(booked, 0);
  for (const id of [off, never]) await app.pool.query('insert into availability (person_id) values ($1)', [id]);
  await app.pool.query(
    `insert into days_off (person_id, first_day, last_day) values ($1, '2029-12-30', '2030-01-01')`,
    [off],
  );
  await app.pool.query('insert into weekly_hours (person_id, weekday) values ($1, 2)', [never]);
  expect(await idsOf({ city, free: '2030-01-01..2030-01-01' })).toEqual([free]);
  expect(await idsOf({ city, free: '2030-01-02..2030-01-02' })).toEqual(ushers.toSorted());
  expect(await idsOf({ city, free: '2030-01-01..' })).toEqual([free]);
  // on every day of it
  expect(await idsOf({ city, free: '2030-01-02..2030-01-08' })).toEqual([booked, off, free].toSorted());
});

test('without a bank account; with a document that ends soon, or has ended', async () => {
  const city = 'Paper town';
  const ushers = await Promise.all([0, 1, 2, 3].map(async () => (await addRow(app.pool, 'ushers', { city })).id));
  const [banked = '', soon = '', over = '', fine = ''] = ushers;
  await addRow(app.pool, 'bank_accounts', { person_id: banked });
  for (const [person_id, days] of [
    [soon, 30],
    [over, -1],
    [fine, 31],
  ] as const)
    await addRow(app.pool, 'person_documents', {
      person_id,
      file_id: (await addRow(app.pool, 'files')).id,
      expires_on: await dayIn(app.pool, days),
    });
  expect(await idsOf({ city, no_bank: 'yes' })).toEqual([soon, over, fine].toSorted());
  expect(await idsOf({ city, no_bank: 'no' })).toEqual([banked]);
  expect(await idsOf({ city, document: 'expires_soon' })).toEqual([soon]);
  expect(await idsOf({ city, document: 'expired' })).toEqual([over]);
  expect(await idsOf({ city, document: 'expired,expires_soon' })).toEqual([soon, over].toSorted());
  expect(await idsOf({ city, document: 'nothing_soon' })).toEqual([banked, fine].toSorted());
  // as many days as the settings tell of a document before its end
  await app.pool.query(`insert into settings (key, value) values ('notifications', '{"documents_days": 31}')`);
  expect(await idsOf({ city, document: 'expires_soon' })).toEqual([soon, fine].toSorted());
  await app.pool.query(`delete from settings where key = 'notifications'`);
});

test('by tag; a tag that nobody wears any more is not offered', async () => {
  const city = 'Tag town';
  const { id } = await addRow(app.pool, 'ushers', { city, tags: ['Own car', 'VIP'] });
  await addRow(app.pool, 'ushers', { city, tags: ['VIP'] });
  expect(await idsOf({ city, tag: 'Own car' })).toEqual([id]);
  expect(await idsOf({ city, tag: 'Own car,VIP' })).toHaveLength(2);
  const offered = async () =>
    (await app.call(usherList.values, { token, query: { filter: 'tag', starts: 'o' } })).json<{ data: string[] }>()
      .data;
  expect(await offered()).toEqual(['Own car']);
  await app.pool.query(`update persons set tags = '{VIP}' where id = $1`, [id]);
  expect(await offered()).toEqual([]);
  const { rows } = await app.pool.query('select tag from known_tags');
  expect(rows).toEqual([{ tag: 'VIP' }]);
});
