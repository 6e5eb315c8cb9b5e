import { listCandidates, type CandidateRow, type Candidates } from '@proline/contract/hiring/candidate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addApproved, addDoing, addShifts, apply, planAsks } from '../../testing/event/hiring-course.ts';
import { addRow, assign, atHour, type Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  token = (await app.signIn('ops')).token;
});
afterAll(() => app.close());

const ask = ({ event_id, position_id }: Places, query: Record<string, string> = {}) =>
  app.call(listCandidates, { token, params: { id: event_id }, query: { positions: position_id, ...query } });

async function candidates(places: Places, query: Record<string, string> = {}): Promise<Candidates> {
  const reply = await ask(places, query);
  expect(reply.statusCode, reply.body).toBe(200);
  return listCandidates.response.parse(reply.json());
}

const idsOf = ({ data }: Candidates) => data.map(({ usher }) => usher.id);
const codesOf = (reasons: CandidateRow['unsuitable']) => reasons.map(({ code }) => code);

test('near is measured from the pin, else from the city; whoever lives in the event’s city is near anyway', async () => {
  const [day] = (await addShifts(app, [{ from: 0, to: 6, headcount: 9 }])) as [Places];
  // the event is in Riyadh: 24.7136, 46.6753
  const outside = await addDoing(app, day, { city: 'Dammam', latitude: 24.9, longitude: 46.9 });
  const gone = await addDoing(app, day, { city: 'Diriyah', latitude: 26.4, longitude: 50.1 });
  const inside = await addDoing(app, day, { city: 'Riyadh', latitude: 26.4, longitude: 50.1 });
  const recommended = await candidates(day);
  expect(new Set(idsOf(recommended))).toEqual(new Set([outside, inside]));
  const factsOf = (id: string) => recommended.data.find(({ usher }) => usher.id === id)?.match.facts;
  expect(factsOf(outside)).toMatchObject({ in_city: false, distance_km: 31 });
  expect(factsOf(inside)).toMatchObject({ in_city: true, distance_km: 391 });
  await app.pool.query(`update ushers set name_en = 'Farhome' where id = $1`, [gone]);
  const named = await candidates(day, { tab: 'by_hand', q: 'farhome' });
  expect(named.data).toMatchObject([{ usher: { id: gone }, hand_only: [{ code: 'not_near', found: 391 }] }]);
});

test('everybody stands in one tab, with the reason why not', async () => {
  const [day, next] = (await addShifts(app, [
    { from: 0, to: 6, headcount: 9 },
    { from: 24, to: 30, headcount: 9 },
  ])) as [Places, Places];
  const [elsewhere] = (await addShifts(app, [{ from: 2, to: 5 }])) as [Places];

  const free = await addDoing(app, day);
  const busy = await addDoing(app, day);
  await assign(app.pool, elsewhere, busy, { starts_at: atHour(2), ends_at: atHour(5) });
  const away = await addDoing(app, day);
  await app.pool.query('insert into availability (person_id) values ($1)', [away]);
  await app.pool.query(
    `insert into days_off (person_id, first_day, last_day) values ($1, '2030-01-01', '2030-01-01')`,
    [away],
  );
  const asks = (await apply(app, day)).usher_id;
  const waits = (await apply(app, day, { status: 'waitlisted', decided_at: atHour(-9000) })).usher_id;
  const invited = await addDoing(app, day);
  const until = { starts_at: atHour(0), ends_at: atHour(6), invited_at: atHour(-90_000), expires_at: atHour(-1) };
  await assign(app.pool, day, invited, { ...until, status: 'invited' });
  const far = await addDoing(app, day, { city: 'Jeddah' });
  const near = await addDoing(app, day, { city: 'Diriyah' });

  const recommended = await candidates(day);
  expect(recommended.meta).toMatchObject({ current_page: 1, per_page: 25, total: 3, last_page: 1 });
  expect(recommended.meta.counts).toEqual({ applied: 1, recommended: 3, waitlist: 1, by_hand: 1, unsuitable: 1 });
  expect(new Set(idsOf(recommended))).toEqual(new Set([free, invited, near]));
  const row = (of: Candidates, id: string) => of.data.find(({ usher }) => usher.id === id);
  expect(row(recommended, invited)?.places).toMatchObject([
    { position_id: day.position_id, status: 'invited', expires_at: atHour(-1).toISOString() },
  ]);
  expect(row(recommended, near)?.match.facts).toMatchObject({ in_city: false, distance_km: 10, near_km: 60 });

  const unsuitable = await candidates(day, { tab: 'unsuitable' });
  expect(unsuitable.data).toMatchObject([
    {
      usher: { id: busy },
      unsuitable: [
        { code: 'overlap', shift_id: null, event: { id: elsewhere.event_id, title_en: 'Lantern Festival' } },
      ],
    },
  ]);
  expect(idsOf(await candidates(day, { tab: 'applied' }))).toEqual([asks]);
  expect((await candidates(day, { tab: 'waitlist' })).data).toMatchObject([
    { usher: { id: waits }, application: { status: 'waitlisted', asked_for: [] } },
  ]);
  const byHand = await candidates(day, { tab: 'by_hand' });
  expect(byHand.data.map(({ usher, hand_only }) => [usher.id, codesOf(hand_only)])).toEqual([[away, ['unavailable']]]);
  // whoever lives far away is found by the name
  const named = await candidates(day, { tab: 'by_hand', q: 'Jeddah' });
  expect(named.data).toMatchObject([{ usher: { id: far }, hand_only: [{ code: 'not_near', found: 845 }] }]);

  // for both days: what holds for one of them says which
  const both = { ...day, position_id: `${day.position_id},${next.position_id}` };
  const two = await candidates(both, { tab: 'unsuitable' });
  expect(two.data).toMatchObject([{ usher: { id: busy }, unsuitable: [{ code: 'overlap', shift_id: day.shift_id }] }]);
});

test('the score is the sum of its parts, and the order follows it', async () => {
  const [place] = (await addShifts(app, [{ from: 0, to: 6 }])) as [Places];
  const home = await addDoing(app, place);
  const nearby = await addDoing(app, place, { city: 'Diriyah' });
  const { data } = await candidates(place);
  const ours = data.filter(({ usher }) => usher.id === home || usher.id === nearby);
  expect(ours.map(({ usher }) => usher.id)).toEqual([home, nearby]);
  for (const { match } of data) {
    expect(match.parts.reduce((sum, { tenths }) => sum + tenths, 0)).toBe(match.tenths);
    expect(match.parts.reduce((sum, { most_tenths }) => sum + most_tenths, 0)).toBe(1000);
  }
});

test('candidates are narrowed by gender, to who is new, without flags, or free of invitations for these hours', async () => {
  const [place, later] = (await addShifts(app, [
    { from: 0, to: 6, headcount: 9 },
    { from: 30, to: 36, headcount: 9 },
  ])) as [Places, Places];
  const [elsewhere] = (await addShifts(app, [{ from: 4, to: 9, headcount: 9 }])) as [Places];
  await planAsks(app, place.event_id, { requirements: [{ kind: 'languages', mode: 'flag', languages: ['fr'] }] });
  const she = await addDoing(app, place, { gender: 'female', languages: ['fr'] });
  const he = await addDoing(app, place, { gender: 'male', languages: ['ar', 'fr'] });
  const known = await addDoing(app, place, { gender: 'male' });
  await app.pool.query(
    'insert into usher_work (person_id, attended) values ($1, 5) on conflict (person_id) do update set attended = 5',
    [known],
  );
  // an own application makes a flag of what would be in the way
  const away = (
    await apply(app, place, { usher_id: await addDoing(app, place, { city: 'Jeddah', languages: ['fr'] }) })
  ).usher_id;
  const invite = (at: Places, usher_id: string, from: number, to: number, expires: number) =>
    assign(app.pool, at, usher_id, {
      ...{ status: 'invited', invited_at: atHour(-90_000), expires_at: atHour(expires) },
      ...{ starts_at: atHour(from), ends_at: atHour(to), work_date: atHour(from).toISOString().slice(0, 10) },
    });
  await invite(elsewhere, she, 4, 9, -1);
  await invite(later, he, 30, 36, -1);

  const among = new Set([she, he, known, away]);
  const shown = async (query: Record<string, string>) => {
    const found = await Promise.all(['recommended', 'applied'].map((tab) => candidates(place, { tab, ...query })));
    return new Set(found.flatMap(idsOf).filter((id) => among.has(id)));
  };
  expect(await shown({})).toEqual(among);
  expect(await shown({ gender: 'male' })).toEqual(new Set([he, known]));
  expect(await shown({ only: 'new' })).toEqual(new Set([she, he, away]));
  expect(await shown({ only: 'unflagged' })).toEqual(new Set([she, he]));
  expect(await shown({ only: 'uninvited' })).toEqual(new Set([he, known, away]));
  expect(await shown({ only: 'new,unflagged,uninvited', gender: 'male' })).toEqual(new Set([he]));
  expect((await candidates(place, { tab: 'applied', only: 'unflagged' })).meta.counts).toMatchObject({ applied: 0 });
  expect((await ask(place, { only: 'rich' })).statusCode).toBe(422);
});

test('what cannot be asked for is refused', async () => {
  const [place, overlapping] = (await addShifts(app, [
    { from: 0, to: 6 },
    { from: 3, to: 9 },
  ])) as [Places, Places];
  const [other] = (await addShifts(app, [{ from: 0, to: 6 }])) as [Places];
  const code = async (positions: string) => {
    const reply = await ask({ ...place, position_id: positions });
    return [reply.statusCode, reply.json<{ code: string }>().code];
  };
  expect(await code(other.position_id)).toEqual([404, 'not_found']);
  expect(await code(`${place.position_id},${overlapping.position_id}`)).toEqual([422, 'positions_overlap']);
  expect(await code('')).toEqual([422, 'validation_failed']);
  expect(
    await code(
      Array(51)
        .fill(place.position_id)
        .map((id: string, n) => id.slice(0, -2) + String(n + 10))
        .join(','),
    ),
  ).toEqual([422, 'validation_failed']);
  const type = await addRow(app.pool, 'types');
  const role = { event_id: place.event_id, shift_id: place.shift_id, type_id: type.id };
  const { id } = await addRow(app.pool, 'positions', role);
  expect(await code(`${place.position_id},${id}`)).toEqual([422, 'positions_differ']);
  expect((await ask({ ...place, event_id: await addApproved(app) })).statusCode).toBe(404);
});
