import { bookInterview } from '@proline/contract/interview/interview';
import { sendMessage } from '@proline/contract/message/message';
import { addNote } from '@proline/contract/note/note';
import { eraseUnderAge } from '@proline/contract/erasure/erasure';
import { mergePersons } from '@proline/contract/person-merge/person-merge';
import { moveUsher } from '@proline/contract/usher-move/usher-move';
import { changeUsher } from '@proline/contract/usher/usher-record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { interviewTime, personOf } from '../../testing/people/person-course.ts';
import { samplePerson } from '../../testing/sample/sample-person.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let admin_id: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token, id: admin_id } = await app.signIn('recruiter'));
});
afterAll(() => app.close());

const versionOf = async (id: string) => (await personOf(app.pool, id))?.version ?? 1;
/** Everything that somebody may be about to do with a person. */
const attempts = (id: string, version: number, other: { id: string; version: number }) => {
  const params = { id };
  const slot = { interviewer_id: admin_id, starts_at: interviewTime(30), mode: 'video' as const };
  return [
    app.call(changeUsher, { token, params, body: { version, ...samplePerson() } }),
    app.call(moveUsher, { token, params, body: { to: 'rejected', version, reason: 'No need' } }),
    app.call(addNote, { token, params, body: { text: 'Too late' } }),
    app.call(sendMessage, { token, params, body: { text_en: 'Hello', text_ar: 'مرحبا' } }),
    app.call(bookInterview, { token, body: { person_id: id, hat: 'usher', version, ...slot } }),
    app.call(eraseUnderAge, { token, params, body: { version } }),
    app.call(mergePersons, { token, params, body: { version, other: other.id, other_version: other.version } }),
  ];
};

test('whoever comes a moment after a merge is told where the record went', async () => {
  const [kept, gone, other] = [
    await addRow(app.pool, 'ushers'),
    await addRow(app.pool, 'ushers'),
    await addRow(app.pool, 'ushers'),
  ];
  const body = { version: kept.version, other: gone.id, other_version: gone.version };
  expect((await app.call(mergePersons, { token, params: { id: kept.id }, body })).statusCode).toBe(200);
  for (const reply of await Promise.all(attempts(gone.id, await versionOf(gone.id), other)))
    expect(reply.json()).toMatchObject({ code: 'merged_meanwhile', record: { id: kept.id } });
  const again = await app.call(mergePersons, { token, params: { id: kept.id }, body });
  expect(again.json()).toMatchObject({ code: 'merged_meanwhile', record: { id: kept.id } });
});

test('whoever comes a moment after an erasure is told so', async () => {
  const young = await addRow(app.pool, 'ushers', { birth_date: '2015-01-01' });
  const other = await addRow(app.pool, 'ushers');
  const { id, version } = young;
  expect((await app.call(eraseUnderAge, { token, params: { id }, body: { version } })).statusCode).toBe(200);
  for (const reply of await Promise.all(attempts(id, version, other)))
    expect([reply.statusCode, reply.json()]).toMatchObject([409, { code: 'person_erased' }]);
});
