import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVENT_STATUSES, type EventStatus } from '@proline/domain/event/event-status';
import { eventList, getEvent, type EventRow } from '@proline/contract/event/event';
import { addPlanned } from '../../testing/sample/sample-events.ts';
import { addNamed, samplePlan } from '../../testing/sample/sample-plans.ts';
import { addPlaces, addRow, assign, atHour } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('viewer')).token;
});
afterAll(() => app.close());

const rows = async (query: Record<string, string>): Promise<EventRow[]> => {
  const response = await app.call(eventList.rows, { token, query });
  expect(response.statusCode, response.body).toBe(200);
  return eventList.rows.response.parse(response.json()).data;
};
const ids = async (query: Record<string, string>): Promise<string[]> => (await rows(query)).map(({ id }) => id);
const addEvent = async (values: Parameters<typeof addRow<'events'>>[2]) =>
  (await addRow(app.pool, 'events', values)).id;

test('a row says who leads, how full it is, who waits and what it costs', async () => {
  const places = await addPlaces(app.pool, { headcount: 4, event: { cost_minor: 162_000, venue: 'Expo Hall 3' } });
  const [confirmed, invited, asking, elsewhere] = await Promise.all([1, 2, 3, 4].map(() => addRow(app.pool, 'ushers')));
  await assign(app.pool, places, confirmed?.id ?? '');
  await assign(app.pool, places, invited?.id ?? '', { status: 'invited' });
  await addRow(app.pool, 'applications', {
    event_id: places.event_id,
    usher_id: asking?.id ?? '',
    type_id: places.type_id,
  });
  // for a role that the event has no open place for
  await addRow(app.pool, 'applications', {
    event_id: places.event_id,
    usher_id: elsewhere?.id ?? '',
    type_id: (await addRow(app.pool, 'types')).id,
  });
  const leader = await addRow(app.pool, 'team_leaders');
  const former = await addRow(app.pool, 'team_leaders');
  const lead = { event_id: places.event_id, pay_minor: 50_000 };
  await addRow(app.pool, 'event_leads', { ...lead, leader_id: leader.id });
  await addRow(app.pool, 'event_leads', { ...lead, leader_id: former.id, released_at: new Date() });

  const [row] = await rows({ type: places.type_id });
  expect(row).toMatchObject({
    id: places.event_id,
    venue: 'Expo Hall 3',
    places: 4,
    confirmed: 1,
    invited: 1,
    waiting: 2,
    cost_minor: 162_000,
    currency: 'SAR',
    leaders: [{ id: leader.id, name_en: 'Nasser Salem' }],
    version: 1,
  });
  expect(await ids({ leader: leader.id })).toEqual([places.event_id]);
  expect(await ids({ leader: former.id })).toEqual([]);
  const one = await app.call(getEvent, { token, params: { id: places.event_id } });
  expect(getEvent.response.parse(one.json()).data).toMatchObject({
    ...{ ...row, shifts: 1, zones: 0, started_at: null },
    ...{ waiting_fit: 1, budget_minor: null },
  });
});

test('a draft is found by what its plan says, though nobody is booked by it', async () => {
  const named = await addNamed(app.pool);
  const other = await addNamed(app.pool);
  const plan = samplePlan(named);
  const budget = { limit_minor: 10_000_000, kind: 'warn' } as const;
  const draft = await addPlanned(
    app.pool,
    { ...plan, stepFour: { ...plan.stepFour, budget } },
    { planned_leader_ids: [named.leader_id] },
  );
  expect(await ids({ type: named.type_id })).toEqual([draft]);
  expect(await ids({ type: `${named.type_id},${other.type_id}` })).toEqual([draft]);
  expect(await ids({ type: other.type_id })).toEqual([]);
  expect(await ids({ leader: named.leader_id })).toEqual([draft]);
  expect(await ids({ leader: other.leader_id })).toEqual([]);
  expect((await rows({ leader: named.leader_id }))[0]?.leaders.map(({ id }) => id)).toEqual([named.leader_id]);
  const one = await app.call(getEvent, { token, params: { id: draft } });
  expect(one.json().data).toMatchObject({ status: 'draft', shifts: 2, zones: 1, budget_minor: 10_000_000 });
});

test('a draft without anything is a row like the others', async () => {
  const city = 'Abha';
  const empty = await addEvent({ title_en: '', title_ar: '', city, starts_at: null, ends_at: null });
  const dated = await addEvent({ city, starts_at: atHour(0), ends_at: atHour(1) });
  expect((await rows({ city, sort: 'starts_at' })).map(({ id }) => id)).toEqual([dated, empty]);
  expect(await ids({ city, sort: '-starts_at' })).toEqual([empty, dated]);
  expect((await rows({ city }))[1]).toMatchObject({ title_en: '', category: null, starts_at: null, attention: [] });
  // it starts on no day, neither before nor after
  expect(await ids({ city, starts: '2000-01-01..' })).toEqual([dated]);
  expect(await ids({ city, starts: '..2100-01-01' })).toEqual([dated]);
  const one = await app.call(getEvent, { token, params: { id: empty } });
  expect(getEvent.response.parse(one.json()).data).toMatchObject({ shifts: 0, zones: 0, ends_at: null });
  const columns = 'title,dates,category,city,leaders';
  const csv = await app.call(eventList.export, { token, query: { city, format: 'csv', columns, sort: '-starts_at' } });
  expect(csv.body.split('\n')[1]?.trim()).toBe('"","",,,Asia/Riyadh,,,Abha,,');
  const xlsx = await app.call(eventList.export, { token, query: { city, format: 'xlsx' } });
  expect(xlsx.statusCode).toBe(200);
});

test('the list opens with what comes next, and then what is over, the latest first', async () => {
  const of = { city: 'Sakaka', category_id: (await addRow(app.pool, 'categories')).id, published_at: atHour(0) };
  const { city } = of;
  const add = (status: EventStatus, hours: number, more: Parameters<typeof addEvent>[0] = {}) =>
    addEvent({ ...of, status, starts_at: atHour(hours), ends_at: atHour(hours + 1), ...more });
  const undated = { starts_at: null, ends_at: null };
  const canceled = { canceled_at: atHour(0), cancel_reason: 'Rain' };
  const over = await add('completed', 0, { completed_at: atHour(9) });
  const later = await add('published', 72);
  const idea = await add('draft', 0, undated);
  const dropped = await add('canceled', 0, { ...canceled, ...undated });
  const running = await add('in_progress', 2);
  const off = await add('canceled', 50, canceled);
  const draft = await add('draft', 24);
  const inOrder = [running, draft, later, idea, off, over, dropped];
  expect(await ids({ city })).toEqual(inOrder);
  // as it does once it has moved or has other dates
  await app.pool.query(`update events set starts_at = $2, ends_at = $3 where id = $1`, [idea, atHour(30), atHour(31)]);
  await app.pool.query(`update events set status = 'completed', completed_at = now() where id = $1`, [running]);
  expect(await ids({ city })).toEqual([draft, idea, later, off, running, over, dropped]);
});

test('an export holds only the named rows, in the order of the list, of those that match', async () => {
  const city = 'Yanbu';
  const [first, second, third] = [
    await addEvent({
      city,
      title_en: 'One',
      cost_minor: 123_450,
      currency: 'SAR',
      starts_at: atHour(3),
      ends_at: atHour(4),
    }),
    await addEvent({ city, title_en: 'Two', starts_at: atHour(2), ends_at: atHour(3) }),
    await addEvent({ city: 'Hail', title_en: 'Six', starts_at: atHour(1), ends_at: atHour(2) }),
  ];
  await addEvent({ city, title_en: 'Ten', starts_at: atHour(1), ends_at: atHour(2) });
  const exported = (query: Record<string, string>) =>
    app.call(eventList.export, { token, query: { format: 'csv', columns: 'title', ...query } });
  const lines = async (query: Record<string, string>) =>
    (await exported(query)).body
      .split('\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0]);
  expect(await lines({ ids: [first, second, third].join() })).toEqual(['Six', 'Two', 'One']);
  expect(await lines({ ids: [first, second, third].join(), city, sort: '-starts_at' })).toEqual(['One', 'Two']);
  const [, cost] = (await exported({ ids: first, columns: 'cost' })).body.split('\n');
  expect(cost).toBe('1234.50,SAR');
  const late = await addEvent({
    time_zone: 'Africa/Cairo',
    starts_at: new Date('2031-01-10T20:30:00Z'),
    ends_at: new Date('2031-01-10T23:00:00Z'),
  });
  const [, dates] = (await exported({ ids: late, columns: 'dates' })).body.split('\n');
  expect(dates).toBe('2031-01-10 22:30,2031-01-11 01:00,Africa/Cairo');
  const [, times] = await readSheet((await exported({ ids: late, columns: 'dates', format: 'xlsx' })).rawPayload);
  const toTheMinute = (cell: unknown) =>
    cell instanceof Date ? new Date(Math.round(cell.getTime() / 60_000) * 60_000).toISOString() : cell;
  expect(times?.map(toTheMinute)).toEqual(['2031-01-10T22:30:00.000Z', '2031-01-11T01:00:00.000Z', 'Africa/Cairo']);
  expect((await exported({ ids: 'all' })).statusCode).toBe(422);
  expect((await exported({ ids: Array.from({ length: 201 }, () => first).join() })).statusCode).toBe(422);
});

test('an empty city or client is no value to choose', async () => {
  await addEvent({ city: '', client_name: '' });
  await addEvent({ city: 'Jubail', client_name: 'Oasis' });
  for (const [filter, value] of [
    ['city', 'Jubail'],
    ['client_name', 'Oasis'],
  ] as const) {
    const { data } = (await app.call(eventList.values, { token, query: { filter } })).json<{ data: string[] }>();
    expect(data).toContain(value);
    expect(data).not.toContain('');
  }
});

test('events of a category, and those that lack people soon', async () => {
  const soon = new Date(Date.now() + 48 * 3_600_000);
  const event = { starts_at: soon, ends_at: new Date(soon.getTime() + 36_000_000) };
  const lacking = await addPlaces(app.pool, { headcount: 1, event });
  const later = await addPlaces(app.pool, { headcount: 1, event: { starts_at: atHour(0), ends_at: atHour(9) } });
  const empty = await addPlaces(app.pool, { headcount: 0, event });
  const all = [lacking, later, empty].map(({ event_id }) => event_id);
  const found = await ids({ understaffed: 'yes', per_page: '100' });
  expect(all.map((id) => found.includes(id))).toEqual([true, false, false]);
  const others = await ids({ understaffed: 'no', per_page: '100' });
  expect(all.map((id) => others.includes(id))).toEqual([false, true, true]);

  const { rows: categories } = await app.pool.query<{ category_id: string }>(
    'select category_id from events where id = $1',
    [later.event_id],
  );
  expect(await ids({ category: categories[0]?.category_id ?? '' })).toEqual([later.event_id]);
});

test('by open places and by cost', async () => {
  const city = 'Taif';
  const full = await addPlaces(app.pool, { headcount: 1, event: { city, cost_minor: 300 } });
  await assign(app.pool, full, (await addRow(app.pool, 'ushers')).id);
  const two = await addPlaces(app.pool, { headcount: 2, event: { city, cost_minor: 100 } });
  const three = await addPlaces(app.pool, { headcount: 3, event: { city, cost_minor: 200 } });
  const order = [full, two, three].map(({ event_id }) => event_id);
  expect(await ids({ city, sort: 'open' })).toEqual(order);
  expect(await ids({ city, sort: '-open' })).toEqual(order.toReversed());
  const file = { format: 'csv', columns: 'staffing', city, sort: '-open' };
  const exported = await app.call(eventList.export, { token, query: file });
  expect(exported.body.trim().split('\n').slice(1)).toEqual(['0,0,3', '0,0,2', '1,0,1']);
  expect(await ids({ city, sort: 'cost' })).toEqual([two, three, full].map(({ event_id }) => event_id));
  // two dinars are not less than three riyals
  const dinars = await addEvent({ city, cost_minor: 150, currency: 'KWD' });
  expect(await ids({ city, sort: 'cost' })).toEqual([dinars, ...[two, three, full].map(({ event_id }) => event_id)]);
});

test('pages by number hold the same rows as pages by cursor, in each order', async () => {
  const city = 'Najran';
  for (let n = 0; n < 30; n += 1) {
    await addEvent({ city, cost_minor: n % 7, ...(n % 5 === 0 && { starts_at: null, ends_at: null }) });
  }
  for (const sort of [
    'next',
    '-next',
    'created_at',
    '-created_at',
    '-starts_at',
    'starts_at',
    'open',
    '-cost',
    'title',
    'code',
  ]) {
    for (const query of [{ sort, city }, { sort, status: 'draft' }, { sort }]) {
      const first = await app.call(eventList.rows, { token, query: { ...query, per_page: '25' } });
      const { next } = eventList.rows.response.parse(first.json()).meta;
      const byNumber = await ids({ ...query, per_page: '25', page: '2' });
      expect(byNumber.length, JSON.stringify(query)).toBeGreaterThan(0);
      expect(byNumber).toEqual(await ids({ ...query, per_page: '25', after: next ?? '' }));
    }
  }
});

test('each tab counts the rows that it shows, whatever else narrows the list', async () => {
  const narrowings = [
    {},
    { attention: 'yes' },
    { attention: 'no' },
    { understaffed: 'yes' },
    { city: 'Riyadh' },
    { q: 'lantern' },
  ];
  for (const query of narrowings) {
    const { data } = (await app.call(eventList.counts, { token, query })).json<{
      data: { all: number; tabs: Record<string, number> };
    }>();
    const shown = await rows({ ...query, per_page: '100' });
    expect(data.all, JSON.stringify(query)).toBe(shown.length);
    for (const status of EVENT_STATUSES) {
      expect(data.tabs[status]).toBe(shown.filter((row) => row.status === status).length);
    }
  }
});
