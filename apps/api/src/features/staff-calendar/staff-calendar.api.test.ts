import {
  endCalendarFeed,
  getCalendarFeed,
  makeCalendarFeed,
  readCalendarFeed,
} from '@proline/contract/staff-calendar/staff-calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askUsher } from '../../testing/people/person-course.ts';
import { addPlaces, addRow, assign } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
});
afterAll(() => app.close());

type Staff = { readonly id: string; readonly token: string };

/** The secret of a new address. */
async function make({ token }: Staff): Promise<string> {
  const reply = await app.call(makeCalendarFeed, { token });
  return makeCalendarFeed.response.parse(reply.json()).data.path.replace('/api/staff/calendar/', '');
}
const read = (secret: string) => app.call(readCalendarFeed, { params: { secret } });

/** Times within a year, which the calendar holds. */
const SOON = Date.parse(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 13) + ':00:00Z');
const times = { starts_at: new Date(SOON), ends_at: new Date(SOON + 8 * 3_600_000) };

test('one’s own booked work, in UTC, and nothing of others', async () => {
  const staff = await app.signInStaff();
  const work_date = times.starts_at.toISOString().slice(0, 10);
  const places = await addPlaces(app.pool, {
    shift: { ...times, work_date, arrival_minutes: 30 },
    event: { title_en: 'Gala; dinner, and more', title_ar: 'Gala; dinner, and more', venue: 'Hall 1' },
  });
  await assign(app.pool, places, staff.id, { ...times, work_date });
  const other = await addRow(app.pool, 'ushers', { status: 'approved' });
  await assign(app.pool, places, other.id, { ...times, work_date });
  const reply = await read(await make(staff));
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const lines = reply.body.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  const moment = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');
  expect(lines).toEqual(
    expect.arrayContaining([
      `DTSTART:${moment(times.starts_at)}`,
      `DTEND:${moment(times.ends_at)}`,
      'SUMMARY:Gala\\; dinner\\, and more',
    ]),
  );
  expect((await app.call(getCalendarFeed, { token: staff.token })).json()).toMatchObject({
    data: { last_read_at: expect.any(String) },
  });
});

test.each([
  [['en'], 'SUMMARY:Gala (reserve)', 'You stand by as a reserve', 'Be there 30 minutes before.'],
  [['ar'], 'SUMMARY:حفل (احتياط)', 'مكانك ضمن الاحتياط', 'الحضور قبل الموعد'],
])('a reserve is told to stand by, and whoever is called in when to be there (%s)', async (languages, ...words) => {
  const [title, standBy, early] = words;
  const staff = await app.signInStaff();
  await app.pool.query('update persons set languages = $2 where id = $1', [staff.id, languages]);
  const work_date = times.starts_at.toISOString().slice(0, 10);
  const places = await addPlaces(app.pool, {
    shift: { ...times, work_date, arrival_minutes: 30 },
    event: { title_en: 'Gala', title_ar: 'حفل' },
  });
  const { id } = await assign(app.pool, places, staff.id, { ...times, work_date, reserve: true });
  const secret = await make(staff);
  const feed = async () => (await read(secret)).body.replaceAll('\r\n ', '');
  const reserve = await feed();
  expect(reserve).toContain(title);
  expect(reserve).toContain(standBy);
  expect(reserve).not.toContain(early);
  await app.pool.query('update assignments set reserve = false where id = $1', [id]);
  const called = await feed();
  expect(called).not.toContain(title);
  expect(called).not.toContain(standBy);
  expect(called).toContain(early);
});

test('an address ends with the next one, by hand, and with a block; an unknown one gets the same reply', async () => {
  const staff = await app.signInStaff();
  const first = await make(staff);
  const second = await make(staff);
  const unknown = await read('x'.repeat(43));
  expect([unknown.statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
  expect((await read(first)).body).toBe(unknown.body);
  expect((await app.call(endCalendarFeed, { token: staff.token })).json()).toEqual({ data: null });
  expect((await read(second)).body).toBe(unknown.body);
  const third = await make(staff);
  const { token } = await app.signIn('recruiter');
  expect((await askUsher(app, token, staff.id, 'blocked', { reason: 'Did not come.' })).statusCode).toBe(200);
  expect((await read(third)).body).toBe(unknown.body);
});

test('the secret stands nowhere in plain text, nor in the log', async () => {
  const secret = await make(await app.signInStaff());
  await read(secret);
  const { rows } = await app.pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  for (const { name } of rows) {
    const found = await app.pool.query(`select 1 from ${name} t where position($1 in t::text) > 0`, [secret]);
    expect([name, found.rowCount]).toEqual([name, 0]);
  }
  expect(app.log.filter((line) => line.includes(secret))).toEqual([]);
});
