import { getJoinRequest, joinRequestList, type JoinRequestRow } from '@proline/contract/join-request/join-request';
import { COMPLETENESS, JOIN_FLAGS, REQUEST_PARTS } from '@proline/domain/recruiting/join-request';
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

/** Somebody with everything that a complete request has, but for what is changed after. */
async function addWhole(city: string, name_en: string, without = ''): Promise<string> {
  const { id } = await addRow(app.pool, 'ushers', { city, name_en, name_ar: '', languages: ['ar', 'fr'] });
  await app.pool.query(
    `update persons set language_levels = '{"ar": "native"}', id_number_encrypted = '\\x00', id_number_last4 = '4821',
       id_number_hmac = sha256(id::text::bytea) where id = $1`,
    [id],
  );
  await addRow(app.pool, 'bank_accounts', { person_id: id });
  const { id: file_id } = await addRow(app.pool, 'files');
  await addRow(app.pool, 'person_documents', { person_id: id, file_id });
  if (without !== '') await app.pool.query(`${without} = $1`, [id]);
  return id;
}
/** The lines of a file; one without a value is empty. */
const fileIn = async (language: 'en' | 'ar', query: Readonly<Record<string, string>>) => {
  const headers = { 'accept-language': language };
  const reply = await app.call(joinRequestList.export, { token, query: { format: 'csv', ...query }, headers });
  return reply.body
    .replace('\uFEFF', '')
    .replace(/\r?\n$/u, '')
    .split(/\r?\n/u);
};

test('a request is complete with all seven parts; lists are narrowed and ordered by what is missing', async () => {
  const city = 'Paper town';
  const whole = await addWhole(city, 'whole');
  for (const [part, without] of [
    ['photo', `update persons set photo = null where id`],
    ['birth_date', `update persons set birth_date = null where id`],
    [
      'id_number',
      `update persons set id_number_encrypted = null, id_number_hmac = null, id_number_last4 = null where id`,
    ],
    ['document', `delete from person_documents where person_id`],
    ['city_languages', `update persons set languages = '{}' where id`],
    ['bank_account', `update bank_accounts set replaced_at = now() where person_id`],
    ['arabic', `update persons set name_en = '', name_ar = 'رنا' where id`],
  ] as const)
    await addWhole(city, part, without);
  const { id: bare } = await addRow(app.pool, 'ushers', { city, name_en: 'bare', photo: null, birth_date: null });

  const missing = new Map((await rows({ city })).map((row) => [row.name_en || row.name_ar, row.missing]));
  for (const part of REQUEST_PARTS.slice(1)) expect([part, missing.get(part)]).toEqual([part, [part]]);
  expect(missing.get('whole')).toEqual([]);
  expect(missing.get('رنا')).toEqual([]);
  // nobody is without any name, and these are of a town
  expect(missing.get('bare')).toEqual(REQUEST_PARTS.slice(1));

  for (const complete of COMPLETENESS) {
    const found = (await rows({ city, complete })).map(({ name_en, name_ar }) => name_en || name_ar).toSorted();
    const rest = complete === 'whole' ? 'رنا' : 'bare';
    expect([complete, found]).toEqual([complete, complete === 'name' ? [] : [complete, rest].toSorted()]);
  }
  const ordered = (await rows({ city, sort: 'complete' })).map((row) => REQUEST_PARTS.length - row.missing.length);
  expect(ordered).toEqual([1, 6, 6, 6, 6, 6, 6, 7, 7]);

  expect(await fileIn('en', { city, columns: 'complete', complete: 'photo', sort: '-complete' })).toEqual([
    '"Complete, of 7",Missing',
    '6,photo',
    '1,"photo, birth date, ID number, document, city or languages, bank account"',
  ]);
  expect(await one(bare)).toMatchObject({ documents: 0, id_number_last4: null, languages_spoken: [], does: [] });
  expect(await one(whole)).toMatchObject({
    documents: 1,
    id_number_last4: '4821',
    languages_spoken: [
      { code: 'ar', level: 'native' },
      { code: 'fr', level: null },
    ],
  });
});

test('requests are narrowed by each of their flags, and a file says all of them in words', async () => {
  const city = 'Flag town';
  const add = async (name_en: string, values: object = {}) =>
    (await addRow(app.pool, 'ushers', { city, name_en, name_ar: '', birth_date: '1996-07-08', ...values })).id;
  const askAgain = (id: string, when: string) =>
    app.pool.query('update persons set asked_again_at = $2 where id = $1', [id, when]);
  await add('none');
  const twins = { name_ar: 'رنا سالم', birth_date: '1997-03-04' };
  await add('duplicate', twins);
  await addRow(app.pool, 'ushers', { ...twins, name_en: 'elsewhere' });
  const young = new Date(Date.now() - 17 * 365.25 * 86_400_000).toISOString().slice(0, 10);
  await add('under_age', { birth_date: young });
  await askAgain(await add('asked_again'), '2099-01-01');
  await askAgain(await add('asked before'), '2020-01-01');
  const { id: interviewer_id } = await addInterviewer(app.pool);
  const miss = async (person_id: string, hour: number) =>
    addRow(app.pool, 'interviews', {
      ...{ person_id, interviewer_id, starts_at: atHour(hour), ends_at: atHour(hour + 1), status: 'missed' },
    });
  await miss(await add('missed', { status: 'in_interview' }), 60);
  const several = await add('several', { ...twins, status: 'in_interview' });
  await askAgain(several, '2099-01-01');
  await miss(several, 70);

  const found = async (flag: string) => (await rows({ city, flag })).map(({ name_en }) => name_en).toSorted();
  for (const flag of JOIN_FLAGS)
    expect(await found(flag)).toEqual(flag === 'under_age' ? [flag] : [flag, 'several'].toSorted());
  expect(await found('missed,under_age')).toEqual(['missed', 'several', 'under_age']);

  const english = await fileIn('en', { city, columns: 'flag' });
  expect(english.slice(1).toSorted()).toEqual(
    [
      ...['""', '""', 'Asked again', 'Missed the interview', 'Possible duplicate', 'Under 18'],
      '"Possible duplicate, Asked again, Missed the interview"',
    ].toSorted(),
  );
  expect(await fileIn('ar', { city, columns: 'flag', flag: 'missed', sort: 'name' })).toContain(
    'تكرار محتمل، طلب متكرر، لم يحضر المقابلة',
  );
});
