import { listPersonHistory } from '@proline/contract/audit/person-history';
import { revealIdNumber } from '@proline/contract/person/person';
import { changeUsher, createUsher } from '@proline/contract/usher/usher-record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePerson } from '../../testing/sample/sample-person.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('recruiter'));
});
afterAll(() => app.close());

const PERSON = samplePerson({ id_number: '1089912345' });
const made = async (phone: string) => {
  const reply = await app.call(createUsher, {
    token,
    body: { ...PERSON, phone, id_number: `10${phone.slice(-4)}2345` },
  });
  expect([reply.statusCode, reply.body]).toEqual([200, reply.body]);
  return createUsher.response.parse(reply.json()).data;
};
const change = async (id: string, version: number, values: object) => {
  const reply = await app.call(changeUsher, { token, params: { id }, body: { ...PERSON, version, ...values } });
  expect([reply.statusCode, reply.body]).toEqual([200, reply.body]);
  return changeUsher.response.parse(reply.json()).data.version;
};
const changesOf = async (id: string) => {
  const reply = await app.call(listPersonHistory, { token, params: { id }, query: {} });
  return listPersonHistory.response
    .parse(reply.json())
    .data.filter(({ action }) => action === 'change')
    .map(({ before, after }) => ({ before, after }));
};

test('another identity number that ends alike is a change, which the history tells without the number', async () => {
  const { id, version, phone } = await made('+966505551001');
  await change(id, version, { phone, id_number: '9900002345' });
  expect(await changesOf(id)).toEqual([{ before: { id_number: '[masked]' }, after: { id_number: '[masked]' } }]);
  const shown = await app.call(revealIdNumber, { token, params: { id } });
  expect(shown.json()).toEqual({ data: { id_number: '9900002345' } });
});

test('what changes nothing leaves no entry, and the version as it is', async () => {
  const { id, version, phone } = await made('+966505551002');
  expect(await change(id, version, { phone, id_number: '1010022345' })).toBe(version);
  expect(await changesOf(id)).toEqual([]);
  expect(await change(id, version, { phone, id_number: '1010022345', city: 'Abha' })).toBe(version + 1);
  expect(await changesOf(id)).toEqual([{ before: { city: PERSON.city }, after: { city: 'Abha' } }]);
});
