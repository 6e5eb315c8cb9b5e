import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getEventCalendar, getEventMap, LONGEST_CALENDAR_DAYS } from '@proline/contract/event-view/event-view';
import { addDays } from '@proline/domain/time/calendar-day';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { addPlaces, addRow, assign, atHour } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('viewer')).token;
});
afterAll(() => app.close());

const calendar = async (from: string, to: string, query: Record<string, string> = {}) => {
  const response = await app.call(getEventCalendar, { token, query: { from, to, ...query } });
  expect(response.statusCode, response.body).toBe(200);
  return getEventCalendar.response.parse(response.json());
};
const map = async (query: Record<string, string>) => {
  const response = await app.call(getEventMap, { token, query });
  expect(response.statusCode, response.body).toBe(200);
  return getEventMap.response.parse(response.json());
};

const addEvent = async (starts: string, ends: string, values: Parameters<typeof addRow<'events'>>[2] = {}) =>
  (await addRow(app.pool, 'events', { starts_at: new Date(starts), ends_at: new Date(ends), ...values })).id;

/** On which of the days around it the event is shown. */
async function daysShown(id: string, around: string, city: string): Promise<string[]> {
  const days: string[] = [];
  for (let n = -2; n <= 3; n += 1) {
    const day = addDays(around, n);
    const { data } = await calendar(day, day, { city });
    if (data.some((event) => event.id === id)) days.push(day);
  }
  return days;
}

describe('days of the calendar', () => {
  const CASES: readonly [string, string, string, string, readonly string[]][] = [
    ['an evening', 'Asia/Riyadh', '2031-05-10T15:00Z', '2031-05-10T20:00Z', ['2031-05-10']],
    ['past midnight', 'Asia/Riyadh', '2031-05-10T15:00Z', '2031-05-10T22:00Z', ['2031-05-10', '2031-05-11']],
    ['until midnight', 'Asia/Riyadh', '2031-05-10T15:00Z', '2031-05-10T21:00Z', ['2031-05-10']],
    ['from midnight', 'Asia/Riyadh', '2031-05-10T21:00Z', '2031-05-11T00:00Z', ['2031-05-11']],
    ['far in the east', 'Pacific/Kiritimati', '2031-05-09T10:00Z', '2031-05-09T12:00Z', ['2031-05-10']],
    ['far in the west', 'Pacific/Niue', '2031-05-11T10:00Z', '2031-05-11T10:30Z', ['2031-05-10']],
    ['clocks go forward', 'Europe/London', '2031-03-29T23:30Z', '2031-03-30T01:30Z', ['2031-03-29', '2031-03-30']],
    // 23:30 in summer time
    ['in summer', 'Europe/London', '2031-06-09T22:30Z', '2031-06-09T22:59Z', ['2031-06-09']],
    ['clocks go back', 'Africa/Cairo', '2031-10-30T20:30Z', '2031-10-30T22:30Z', ['2031-10-30', '2031-10-31']],
  ];
  test.each(CASES)('%s', async (name, time_zone, starts, ends, days) => {
    const city = `Days ${name}`;
    const id = await addEvent(starts, ends, { city, time_zone });
    expect(await daysShown(id, starts.slice(0, 10), city)).toEqual(days);
    const { data } = await calendar(addDays(starts.slice(0, 10), -5), addDays(starts.slice(0, 10), 5), { city });
    expect(data).toMatchObject([{ id, first_day: days[0], last_day: days.at(-1), time_zone }]);
  });

  test('are those that clocks at the place show, wherever it is', async () => {
    const zones = ['Asia/Riyadh', 'Africa/Cairo', 'Europe/London', 'America/New_York', 'Pacific/Kiritimati', 'UTC'];
    const around = Date.parse('2032-03-01T00:00Z');
    const sample = fc.sample(
      fc.record({
        minutes: fc.integer({ min: 0, max: 40 * 1_440 }),
        length: fc.integer({ min: 1, max: 4 * 1_440 }),
        time_zone: fc.constantFrom(...zones),
      }),
      { numRuns: 60, seed: 4 },
    );
    const city = 'Everywhere';
    const expected = new Map<string, string>();
    for (const { minutes, length, time_zone } of sample) {
      const starts_at = new Date(around + minutes * 60_000);
      const ends_at = new Date(starts_at.getTime() + length * 60_000);
      const { id } = await addRow(app.pool, 'events', { city, time_zone, starts_at, ends_at });
      const last = new Date(ends_at.getTime() - 1);
      expected.set(id, `${wallTimeOf(starts_at, time_zone).day}..${wallTimeOf(last, time_zone).day}`);
    }
    for (let day = '2032-02-28'; day < '2032-04-15'; day = addDays(day, 3)) {
      const { data } = await calendar(day, addDays(day, 2), { city });
      const here = [...expected].filter(([, days]) => {
        const [first = '', last = ''] = days.split('..');
        return first <= addDays(day, 2) && last >= day;
      });
      expect(new Map(data.map(({ id, first_day, last_day }) => [id, `${first_day}..${last_day}`]))).toEqual(
        new Map(here),
      );
    }
  });
});

test('a calendar tells how full an event is, in order of time, and takes the filters of the list', async () => {
  const city = 'Calendar town';
  const later = await addEvent('2033-01-05T10:00Z', '2033-01-05T12:00Z', { city, title_en: 'Later one' });
  const places = await addPlaces(app.pool, {
    headcount: 3,
    event: { city, starts_at: new Date('2033-01-04T06:00Z'), ends_at: new Date('2033-01-06T06:00Z') },
  });
  await assign(app.pool, places, (await addRow(app.pool, 'ushers')).id);
  await addRow(app.pool, 'events', { city, starts_at: null, ends_at: null });
  const found = await calendar('2033-01-01', '2033-01-31', { city });
  expect(found.data.map(({ id }) => id)).toEqual([places.event_id, later]);
  expect(found.data[0]).toMatchObject({ places: 3, confirmed: 1, invited: 0, status: 'published' });
  expect(found.meta).toEqual({ total: 2 });
  expect((await calendar('2033-01-01', '2033-01-31', { city, status: 'draft' })).data.map(({ id }) => id)).toEqual([
    later,
  ]);
  expect((await calendar('2033-01-01', '2033-01-31', { city, q: 'later' })).meta.total).toBe(1);
});

test('no longer than six weeks and a little, and nothing backwards', async () => {
  const from = '2034-01-01';
  expect((await calendar(from, addDays(from, LONGEST_CALENDAR_DAYS - 1))).data).toEqual([]);
  const tooLong = await app.call(getEventCalendar, {
    token,
    query: { from, to: addDays(from, LONGEST_CALENDAR_DAYS) },
  });
  expect([tooLong.statusCode, tooLong.json().code]).toEqual([422, 'period_too_long']);
  const backwards = await app.call(getEventCalendar, { token, query: { from: '2034-02-01', to: '2034-01-31' } });
  expect([backwards.statusCode, backwards.json().errors]).toEqual([422, { to: ['not_allowed'] }]);
});

test('a map shows what has a place, the soonest first, and counts the rest', async () => {
  const city = 'Map town';
  const pin = { city, latitude: 24.7, longitude: 46.7 };
  const hours = (from: number) => ({
    starts_at: new Date(Date.now() + from * 3_600_000),
    ends_at: new Date(Date.now() + (from + 2) * 3_600_000),
  });
  const undated = (await addRow(app.pool, 'events', { ...pin, starts_at: null, ends_at: null })).id;
  const past = (await addRow(app.pool, 'events', { ...pin, ...hours(-48) })).id;
  const longPast = (await addRow(app.pool, 'events', { ...pin, ...hours(-480) })).id;
  const far = (await addRow(app.pool, 'events', { ...pin, ...hours(480) })).id;
  const soon = (await addRow(app.pool, 'events', { ...pin, ...hours(24), venue: 'Hall 1' })).id;
  await addRow(app.pool, 'events', { city });
  await addRow(app.pool, 'events', { city, latitude: 24 });
  const { data, meta } = await map({ city });
  expect(data.map(({ id }) => id)).toEqual([soon, far, past, longPast, undated]);
  expect(data[0]).toMatchObject({ latitude: 24.7, longitude: 46.7, venue: 'Hall 1', places: 0 });
  expect(meta).toEqual({ total: 5, without_place: 2 });
  expect(await map({ city: 'Nowhere' })).toEqual({ data: [], meta: { total: 0, without_place: 0 } });
});

test('very many: some of them, and how many there are', async () => {
  await app.pool.query(
    `insert into events (title_en, title_ar, city, starts_at, ends_at, time_zone, currency, latitude, longitude)
     select 'Crowd', 'زحام', 'Crowd town', $1, $2, 'Asia/Riyadh', 'SAR', 21.5, 39.2 from generate_series(1, 1001)`,
    [atHour(0), atHour(5)],
  );
  const onCalendar = await calendar('2030-01-01', '2030-01-01', { city: 'Crowd town' });
  expect([onCalendar.data.length, onCalendar.meta.total]).toEqual([1_000, 1_001]);
  const onMap = await map({ city: 'Crowd town' });
  expect([onMap.data.length, onMap.meta.total]).toEqual([1_000, 1_001]);
});
