import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventList, type Attention } from '@proline/contract/event/event';
import { addPlaces, addRow, assign, type Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('viewer')).token;
});
afterAll(() => app.close());

const HOUR = 3_600_000;
const DAY = 24;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
let cities = 0;

type Sample = {
  readonly status?: 'draft' | 'published' | 'in_progress' | 'completed' | 'canceled';
  /** hours from now until the only shift */
  readonly starts?: number;
  readonly headcount?: number;
  readonly confirmed?: number;
  readonly led?: boolean;
  readonly applications?: ('pending' | 'rejected')[];
};

/** Full, led, nobody waits, two days ahead: nothing is wrong but what the case says. */
async function add({ status = 'published', starts = 48, headcount = 1, confirmed = 1, led = true, ...more }: Sample) {
  const times = { starts_at: inHours(starts), ends_at: inHours(starts + 8) };
  const city = `City ${(cities += 1)}`;
  const places: Places = await addPlaces(app.pool, {
    headcount,
    shift: times,
    event: {
      status,
      city,
      ...times,
      ...(status === 'completed' && { completed_at: new Date() }),
      ...(status === 'canceled' && { canceled_at: new Date(), cancel_reason: 'rain' }),
    },
  });
  const { event_id, type_id } = places;
  const isClosed = status === 'draft' || status === 'canceled';
  for (let n = 0; n < confirmed && !isClosed; n += 1) {
    await assign(app.pool, places, (await addRow(app.pool, 'ushers')).id, times);
  }
  const leader = await addRow(app.pool, 'team_leaders');
  await addRow(app.pool, 'event_leads', {
    event_id,
    leader_id: leader.id,
    ...times,
    released_at: led ? null : new Date(),
  });
  for (const application of more.applications ?? []) {
    const usher = await addRow(app.pool, 'ushers');
    const decided_at = application === 'pending' ? null : new Date();
    await addRow(app.pool, 'applications', { event_id, type_id, usher_id: usher.id, status: application, decided_at });
  }
  return { event_id, city };
}

const found = async (query: Record<string, string>) =>
  eventList.rows.response.parse((await app.call(eventList.rows, { token, query })).json()).data;

const CASES: readonly [string, Sample, readonly Attention[]][] = [
  ['all is well', {}, []],
  ['a place is open', { headcount: 2 }, ['understaffed']],
  ['a place is open, but that has time', { headcount: 2, starts: 15 * DAY }, []],
  ['a place was open when it began', { headcount: 2, starts: -1 }, ['not_started']],
  ['nobody leads it', { led: false }, ['no_leader']],
  ['nobody leads it, far ahead', { led: false, starts: 90 * DAY }, ['no_leader']],
  ['nobody leads it while it is on', { led: false, status: 'in_progress', starts: -1 }, ['no_leader']],
  ['somebody waits for an answer', { applications: ['pending', 'rejected'] }, ['applications_wait']],
  ['somebody got his answer', { applications: ['rejected'] }, []],
  ['somebody waits, and may', { applications: ['pending'], starts: 8 * DAY }, []],
  ['the clock could not start it', { starts: -1 }, ['not_started']],
  ['it is on', { status: 'in_progress', starts: -1 }, []],
  ['its last shift is over', { status: 'in_progress', starts: -9 }, ['not_completed']],
  ['a draft that should be out', { status: 'draft', starts: 6 * DAY }, ['draft_is_late']],
  ['a draft whose time is over', { status: 'draft', starts: -9 }, ['draft_is_late']],
  ['a draft that has time', { status: 'draft', starts: 8 * DAY }, []],
  ['completed, and nobody is needed', { status: 'completed', starts: -90, led: false, headcount: 5 }, []],
  ['canceled, and nobody is needed', { status: 'canceled', led: false, headcount: 5, applications: ['rejected'] }, []],
  [
    'everything at once',
    { headcount: 9, led: false, applications: ['pending'] },
    ['understaffed', 'no_leader', 'applications_wait'],
  ],
];

test.each(CASES)('%s', async (_name, sample, reasons) => {
  const { event_id, city } = await add(sample);
  const [row] = await found({ city });
  expect(row?.id).toBe(event_id);
  expect(row?.attention).toEqual(reasons);
  const isNeeded = reasons.length > 0;
  expect((await found({ city, attention: 'yes' })).length).toBe(isNeeded ? 1 : 0);
  expect((await found({ city, attention: 'no' })).length).toBe(isNeeded ? 0 : 1);
});

test('how far ahead somebody is needed is the house’s choice', async () => {
  const far = await add({ headcount: 2, starts: 20 * DAY });
  const waits = await add({ applications: ['pending'], starts: 20 * DAY });
  const draft = await add({ status: 'draft', starts: 20 * DAY });
  const cities = [far, waits, draft].map(({ city }) => city).join();
  expect(await found({ city: cities, attention: 'yes' })).toHaveLength(0);
  const value = { open_places_days: 21, applications_days: 21, drafts_days: 21 };
  await app.pool.query(`insert into settings (key, value) values ('notifications', $1)`, [value]);
  const reasons = (await found({ city: cities, attention: 'yes' })).map(({ id, attention }) => [id, attention]);
  expect(Object.fromEntries(reasons)).toEqual({
    [far.event_id]: ['understaffed'],
    [waits.event_id]: ['applications_wait'],
    [draft.event_id]: ['draft_is_late'],
  });
  await app.pool.query(`delete from settings`);
});

test('a draft without a date is not late', async () => {
  await addRow(app.pool, 'events', { city: 'Undated', starts_at: null, ends_at: null });
  expect((await found({ city: 'Undated' }))[0]?.attention).toEqual([]);
  expect(await found({ city: 'Undated', attention: 'no' })).toHaveLength(1);
});
