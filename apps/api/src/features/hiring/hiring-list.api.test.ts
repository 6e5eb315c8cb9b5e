import { hiringEventList } from '@proline/contract/hiring/hiring';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addApproved } from '../../testing/event/hiring-course.ts';
import { addPlaces, addRow, assign, type Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const HOUR_MS = 3_600_000;

let app: TestApp;
let token: string;
const named = new Map<string, string>();
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  token = (await app.signIn('ops')).token;
  await makeEvents();
});
afterAll(() => app.close());

/** Times of one shift are equal wherever they stand. */
const NOW = Date.now();
const inHours = (hours: number) => new Date(NOW + hours * HOUR_MS);
const times = (from: number) => {
  const starts_at = inHours(from);
  return { starts_at, ends_at: inHours(from + 8), work_date: starts_at.toISOString().slice(0, 10) };
};

type Wanted = { readonly status?: 'in_progress' | 'completed'; readonly from: number; readonly headcount: number };

/** An event with one shift that begins in so many hours. */
async function add(name: string, { status, from, headcount }: Wanted): Promise<Places> {
  const shift = times(from);
  const { starts_at, ends_at } = shift;
  const event = {
    starts_at,
    ends_at,
    reserve_percent: 50,
    title_en: name,
    ...(status && { status }),
    ...(status === 'completed' && { completed_at: inHours(-1) }),
  };
  const places = await addPlaces(app.pool, { headcount, shift, event });
  named.set(places.event_id, name);
  return places;
}

const book = async (places: Places, from: number, values: Parameters<typeof assign>[3] = {}) =>
  assign(app.pool, places, await addApproved(app), { ...times(from), ...values });

async function makeEvents(): Promise<void> {
  // what is lacking in a shift that is over can't be filled any more
  const running = await add('running', { status: 'in_progress', from: -2, headcount: 1 });
  await book(running, -2);
  const over = await addRow(app.pool, 'shifts', { event_id: running.event_id, ...times(-12) });
  await addRow(app.pool, 'positions', {
    ...{ event_id: running.event_id, shift_id: over.id, type_id: running.type_id, headcount: 5 },
  });
  // the last place is held by an invitation: full, and still somebody is to be confirmed
  const held = await add('held', { from: 24, headcount: 2 });
  await book(held, 24);
  await book(held, 24, { status: 'invited', invited_at: inHours(-1), expires_at: inHours(5) });
  // the first shift is full; the gap is in the second
  const soon = await add('soon', { from: 30, headcount: 1 });
  await book(soon, 30);
  const second = await addRow(app.pool, 'shifts', { event_id: soon.event_id, ...times(40) });
  const { id: position_id } = await addRow(app.pool, 'positions', {
    ...{ event_id: soon.event_id, shift_id: second.id, type_id: soon.type_id, headcount: 3 },
  });
  const later = { ...soon, shift_id: second.id, position_id };
  await book(later, 40);
  await book(later, 40, { reserve: true });
  for (const status of ['pending', 'pending', 'waitlisted'] as const)
    await addRow(app.pool, 'applications', {
      ...{ event_id: soon.event_id, type_id: soon.type_id, usher_id: await addApproved(app), status },
      ...(status === 'waitlisted' && { decided_at: inHours(-1) }),
    });
  await add('week', { from: 5 * 24, headcount: 1 });
  await add('later', { from: 20 * 24, headcount: 7 });
  await add('done', { status: 'completed', from: -100, headcount: 4 });
}

const rows = async (query: Record<string, string> = {}) => {
  const reply = await app.call(hiringEventList.rows, { token, query });
  expect(reply.statusCode, reply.body).toBe(200);
  return hiringEventList.rows.response.parse(reply.json()).data;
};
const names = async (query: Record<string, string>) => (await rows(query)).map(({ id }) => named.get(id));

test('events with open places stand in the order in which they begin; full ones stand aside until they are asked for', async () => {
  expect(await names({})).toEqual(['soon', 'week', 'later']);
  expect(await names({ full: 'yes' })).toEqual(['running', 'held']);
  expect(await names({ sort: '-open' })).toEqual(['later', 'soon', 'week']);
});

test('a row says what is lacking ahead, since when, who stands by and who asks', async () => {
  const [soon] = await rows();
  expect(soon).toMatchObject({
    ...{ places: 4, confirmed: 2, invited: 0, open: 2, reserves: 1, reserve_places: 3 },
    ...{ applied: 2, waitlisted: 1, urgent: true, due: 'two_days' },
  });
  // the first shift with a gap, which is not the first shift
  const hours = (Date.parse(soon?.next_gap_at ?? '') - NOW) / HOUR_MS;
  expect(Math.round(hours)).toBe(40);
  const [running, held] = await rows({ full: 'yes' });
  expect(running).toMatchObject({ places: 1, confirmed: 1, open: 0, next_gap_at: null, due: 'running', days_left: 0 });
  expect(held).toMatchObject({ places: 2, confirmed: 1, invited: 1, open: 0, next_gap_at: null });
});

test('an unanswered invitation holds the last place, but the event is urgent until somebody is confirmed', async () => {
  expect(await names({ urgent: 'yes' })).toEqual(['soon']);
  expect(await names({ urgent: 'yes', full: 'yes' })).toEqual(['held']);
  expect(await names({ urgent: 'no', full: 'yes' })).toEqual(['running']);
  expect(await names({ applications: 'yes' })).toEqual(['soon']);
});

test('tabs say how soon each event begins, and count what the filters leave', async () => {
  expect(await names({ due: 'week,later' })).toEqual(['week', 'later']);
  const counts = async (query: Record<string, string>) => {
    const reply = await app.call(hiringEventList.counts, { token, query });
    return hiringEventList.counts.response.parse(reply.json()).data;
  };
  expect(await counts({})).toMatchObject({ all: 3, tabs: { two_days: 1, week: 1, later: 1 } });
  expect(await counts({ full: 'yes' })).toMatchObject({ all: 2, tabs: { running: 1, two_days: 1 } });
});
