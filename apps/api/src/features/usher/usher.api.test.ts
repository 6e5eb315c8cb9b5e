import { afterAll, beforeAll, expect, test } from 'vitest';
import { getUsher, usherList } from '@proline/contract/usher/usher';
import { PERMISSION_SETS } from '@proline/domain/account/permission';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const addUsher = () =>
  addRow(app.pool, 'ushers', {
    birth_date: '2000-02-29',
    id_number_encrypted: Buffer.from('sealed'),
    id_number_hmac: Buffer.from(crypto.randomUUID()),
    id_number_last4: '4711',
  });

test('one usher, with the end of the ID number for everybody who may read ushers', async () => {
  const { id, name_en } = await addUsher();
  for (const set of PERMISSION_SETS) {
    const { token } = await app.signIn(set);
    const response = await app.call(getUsher, { token, params: { id } });
    expect(response.json().data).toMatchObject({
      id,
      name_en,
      birth_date: '2000-02-29',
      status: 'pending',
      id_number_last4: '4711',
      version: 1,
    });
  }
});

test('somebody who is not there is not found', async () => {
  const { token } = await app.signIn('viewer');
  for (const id of [crypto.randomUUID(), 'me', '1']) {
    expect((await app.call(getUsher, { token, params: { id } })).statusCode).toBe(404);
  }
});

test('an age counts full years: on the birthday one is a year older', async () => {
  const { token } = await app.signIn('viewer');
  const { rows } = await app.pool.query<{ today: string; tomorrow: string }>(
    `select (current_date - interval '30 years')::date::text as today,
       (current_date - interval '30 years' + interval '1 day')::date::text as tomorrow`,
  );
  const [days] = rows;
  const city = 'Age town';
  const turned = await addRow(app.pool, 'ushers', { city, birth_date: days?.today ?? '' });
  const notYet = await addRow(app.pool, 'ushers', { city, birth_date: days?.tomorrow ?? '' });
  const found = async (age: string) => {
    const response = await app.call(usherList.rows, { token, query: { city, age } });
    return response.json<{ data: { id: string; age: number }[] }>().data.map(({ id, age: years }) => [id, years]);
  };
  expect(await found('30..')).toEqual([[turned.id, 30]]);
  expect(await found('..29')).toEqual([[notYet.id, 29]]);
  expect(await found('30..30')).toEqual([[turned.id, 30]]);
});

test('people of one age are ordered by what is asked for next, not by their birthdays', async () => {
  const { token } = await app.signIn('viewer');
  const city = 'Sort town';
  const { rows } = await app.pool.query<{ day: string }>(
    `select (current_date - interval '30 years' - n * interval '1 month')::date::text as day from generate_series(1, 3) n`,
  );
  const [younger = '', middle = '', older = ''] = rows.map(({ day }) => day);
  const born = { B: younger, C: middle, A: older };
  for (const [name_en, birth_date] of Object.entries(born))
    await addRow(app.pool, 'ushers', { city, name_en, birth_date });
  const names = async (sort: string) => {
    const reply = await app.call(usherList.rows, { token, query: { city, sort } });
    return reply.json<{ data: { name_en: string }[] }>().data.map(({ name_en }) => name_en);
  };
  expect(await names('age,name')).toEqual(['A', 'B', 'C']);
  expect(await names('age,-name')).toEqual(['C', 'B', 'A']);
  expect(await names('age')).toEqual(['B', 'C', 'A']);
});
