import { getJoinRequest, joinRequestList, type JoinRequestRow } from '@proline/contract/join-request/join-request';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addInterviewer, addScorecard } from '../../testing/people/person-course.ts';
import { addRow, atHour } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('viewer'));
});
afterAll(() => app.close());

const rows = async (query: Readonly<Record<string, string>>) =>
  (await app.call(joinRequestList.rows, { token, query })).json<{ data: JoinRequestRow[] }>().data;
const one = async (id: string) =>
  getJoinRequest.response.parse((await app.call(getJoinRequest, { token, params: { id } })).json()).data;

test('who waits longest comes first, and who was decided about last of all', async () => {
  const city = 'Queue town';
  const since = (days: number) => new Date(Date.now() - days * 86_400_000);
  const add = async (name_en: string, days: number, values: object = {}) =>
    addRow(app.pool, 'ushers', { city, name_en, status_changed_at: since(days), created_at: since(days), ...values });
  await add('Three days', 3);
  await add('Rejected', 30, { status: 'rejected', status_reason: 'No need' });
  await add('Nine days', 9);
  await add('Approved', 40, { status: 'approved' });
  await addRow(app.pool, 'team_leaders', { city, name_en: 'Leader', created_at: since(5) });
  expect((await rows({ city })).map(({ name_en }) => name_en)).toEqual([
    'Nine days',
    'Leader',
    'Three days',
    'Rejected',
  ]);
  expect((await rows({ city, hat: 'leader' })).map(({ hat }) => hat)).toEqual(['leader']);
});

test('the stages of the board are apart', async () => {
  const city = 'Stage town';
  const { id: interviewer_id } = await addInterviewer(app.pool);
  await addRow(app.pool, 'ushers', { city, name_en: 'new' });
  const booked = await addRow(app.pool, 'ushers', { city, name_en: 'booked', status: 'in_interview' });
  await addRow(app.pool, 'interviews', {
    person_id: booked.id,
    interviewer_id,
    starts_at: atHour(9),
    ends_at: atHour(10),
  });
  const scored = await addRow(app.pool, 'ushers', { city, name_en: 'decide', status: 'in_interview' });
  await addScorecard(app.pool, scored.id, interviewer_id, 4.2);
  await addRow(app.pool, 'team_leaders', { city, name_en: 'leader' });
  for (const stage of ['new', 'booked', 'decide', 'leader'])
    expect((await rows({ city, stage })).map(({ name_en }) => name_en)).toEqual([stage]);
  expect((await rows({ city, stage: 'decide' }))[0]).toMatchObject({ score: 4.2, missed: false, interview_at: null });
  expect((await rows({ city, stage: 'booked' }))[0]).toMatchObject({ interviewer: 'Omar Haddad' });
});

test('who missed an interview, or has none, is to be booked; who came back after one begins anew', async () => {
  const city = 'Booking town';
  const { id: interviewer_id } = await addInterviewer(app.pool);
  const add = async (name_en: string, status: 'pending' | 'in_interview' = 'in_interview') =>
    (await addRow(app.pool, 'ushers', { city, name_en, status })).id;
  const meet = (person_id: string, hour: number, values: object) =>
    addRow(app.pool, 'interviews', {
      ...{ person_id, interviewer_id, starts_at: atHour(hour), ends_at: atHour(hour + 1) },
      ...values,
    });
  await addScorecard(app.pool, await add('back again', 'pending'), interviewer_id, 2);
  await addScorecard(app.pool, await add('heard'), interviewer_id, 4.2);
  await meet(await add('called off'), 20, { status: 'canceled' });
  const missed = await add('missed');
  await meet(missed, 30, { status: 'missed' });
  const again = await add('missed and booked');
  await meet(again, 40, { status: 'missed' });
  await meet(again, 50, {});
  await addRow(app.pool, 'team_leaders', { city, name_en: 'leader' });
  const states: string[] = [];
  for (const state of ['none', 'planned', 'missed', 'held'] as const)
    states.push(...(await rows({ city, interview: state, sort: 'name' })).map(({ name_en }) => `${name_en}: ${state}`));
  expect(states).toEqual([
    'back again: none',
    'called off: none',
    'leader: none',
    'missed and booked: planned',
    'missed: missed',
    'heard: held',
  ]);
});

test('columns are ordered by what is next: the nearest interview, the best of the last scores', async () => {
  const city = 'Order town';
  const { id: interviewer_id } = await addInterviewer(app.pool);
  const names = async (stage: string, sort: string) =>
    (await rows({ city, stage, sort })).map(({ name_en }) => name_en);
  const inInterview = (name_en: string) => addRow(app.pool, 'ushers', { city, name_en, status: 'in_interview' });
  for (const [name, hour] of [
    ['late', 14],
    ['early', 9],
  ] as const) {
    const { id: person_id } = await inInterview(name);
    const period = { starts_at: atHour(hour), ends_at: atHour(hour + 1) };
    await addRow(app.pool, 'interviews', { person_id, interviewer_id, ...period });
  }
  expect(await names('booked', 'interview,waiting')).toEqual(['early', 'late']);
  for (const [name, score] of [
    ['fair', 3.2],
    ['good', 4.8],
  ] as const)
    await addScorecard(app.pool, (await inInterview(name)).id, interviewer_id, score);
  await inInterview('missed');
  expect(await names('decide', '-score,waiting')).toEqual(['good', 'fair', 'missed']);
});

test('one person is one request: what waits as an usher comes before what waits as a leader', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  await app.pool.query(`update persons set leader_status = 'pending' where id = $1`, [id]);
  expect(await one(id)).toMatchObject({ hat: 'usher', status: 'pending' });
  await app.pool.query(`update persons set usher_status = 'approved' where id = $1`, [id]);
  expect(await one(id)).toMatchObject({ hat: 'leader', status: 'pending' });
  await app.pool.query(`update persons set leader_status = 'approved' where id = $1`, [id]);
  expect(await one(id)).toMatchObject({ hat: 'usher', status: 'approved' });
  expect((await rows({ q: 'Hala' })).some((row) => row.id === id)).toBe(false);
});

test('somebody known is named: the same name and birth date, or the same bank account', async () => {
  const known = await addRow(app.pool, 'ushers', {
    name_en: 'Ghada Salem',
    birth_date: '2001-04-05',
    status: 'approved',
  });
  const { id } = await addRow(app.pool, 'ushers', { name_en: 'ghada salem', birth_date: '2001-04-05' });
  const other = await addRow(app.pool, 'ushers', { name_en: 'Ghada Salem', birth_date: '2001-04-06', name_ar: 'غادة' });
  expect(await one(id)).toMatchObject({ duplicate: true, twins: [{ id: known.id, sign: 'same_name' }] });
  expect(await one(other.id)).toMatchObject({ duplicate: false, twins: [] });
  const iban_hmac = Buffer.alloc(32, 7);
  for (const person_id of [known.id, other.id]) await addRow(app.pool, 'bank_accounts', { person_id, iban_hmac });
  expect(await one(other.id)).toMatchObject({ duplicate: true, twins: [{ id: known.id, sign: 'same_iban' }] });
});
