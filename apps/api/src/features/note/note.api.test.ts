import { listPersonHistory } from '@proline/contract/audit/person-history';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { addNote, changeNote, listNotes, removeNote } from '@proline/contract/note/note';
import { NOTE_MAX_LENGTH } from '@proline/domain/people/note';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let recruiter: { id: string; token: string };
let owner: { id: string; token: string };
beforeAll(async () => {
  app = await startTestApp();
  recruiter = await app.signIn('recruiter');
  owner = await app.signIn('owner');
});
afterAll(() => app.close());

type Reply = { statusCode: number; json: () => unknown };
const refusal = (reply: Reply) => [reply.statusCode, (reply.json() as Partial<ErrorReply>).code];
const write = async (id: string, text: string) => {
  const reply = await app.call(addNote, { token: recruiter.token, params: { id }, body: { text } });
  return addNote.response.parse(reply.json()).data;
};
const notesOf = async (id: string, page?: string) => {
  const { token } = await app.signIn('viewer');
  const reply = await app.call(listNotes, { token, params: { id }, ...(page !== undefined && { query: { page } }) });
  return listNotes.response.parse(reply.json());
};

test('written, changed and deleted by its author, each time audited under the person’s key', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  const { token } = recruiter;
  const note = await write(id, '  Speaks well to guests.\nPrefers mornings. ');
  expect(note).toMatchObject({
    text: 'Speaks well to guests.\nPrefers mornings.',
    author_id: recruiter.id,
    version: 1,
    changed_at: null,
  });
  const params = { id: note.id };
  const changed = await app.call(changeNote, { token, params, body: { version: 1, text: 'Prefers evenings.' } });
  expect(changeNote.response.parse(changed.json()).data).toMatchObject({ text: 'Prefers evenings.', version: 2 });
  const stale = await app.call(changeNote, { token, params, body: { version: 1, text: 'Too late' } });
  expect(refusal(stale)).toEqual([409, 'conflict']);
  expect((await notesOf(id)).data.map(({ text }) => text)).toEqual(['Prefers evenings.']);
  expect((await app.call(removeNote, { token, params })).statusCode).toBe(200);
  expect(refusal(await app.call(removeNote, { token, params }))).toEqual([404, 'not_found']);
  expect((await notesOf(id)).data).toEqual([]);

  const history = await app.call(listPersonHistory, { token, params: { id } });
  expect(
    listPersonHistory.response.parse(history.json()).data.map(({ action, before, after }) => [action, before, after]),
  ).toEqual([
    ['remove_note', { note_text: 'Prefers evenings.' }, null],
    ['change_note', { note_text: note.text }, { note_text: 'Prefers evenings.' }],
    ['add_note', null, { note_text: note.text }],
  ]);
  const { rows } = await app.pool.query<{ said: string }>(
    `select string_agg(coalesce(before::text, '') || coalesce(after::text, ''), '') as said from audit_log where record_id = $1`,
    [id],
  );
  expect(rows[0]?.said).not.toMatch(/mornings|evenings/);
});

test('nobody changes or deletes what somebody else wrote, not even an owner', async () => {
  const { id } = await addRow(app.pool, 'team_leaders');
  const params = { id: (await write(id, 'Mine')).id };
  const { token } = owner;
  const changed = await app.call(changeNote, { token, params, body: { version: 1, text: 'Yours' } });
  expect(refusal(changed)).toEqual([403, 'note_not_yours']);
  expect(refusal(await app.call(removeNote, { token, params }))).toEqual([403, 'note_not_yours']);
  expect((await notesOf(id)).data.map(({ text }) => text)).toEqual(['Mine']);
});

test('empty, too long or ten megabytes: a clear refusal, and nothing is kept', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  const send = (text: string) => app.call(addNote, { token: recruiter.token, params: { id }, body: { text } });
  expect(refusal(await send(' \n '))).toEqual([422, 'validation_failed']);
  expect(refusal(await send('x'.repeat(NOTE_MAX_LENGTH + 1)))).toEqual([422, 'validation_failed']);
  expect(refusal(await send('a\u202Eb'))).toEqual([422, 'validation_failed']);
  const huge = await send('x'.repeat(10 * 1024 * 1024));
  expect([huge.statusCode, huge.json()]).toMatchObject([
    413,
    { code: 'body_too_large', errors: { text: ['too_long'] } },
  ]);
  expect((await send('ع'.repeat(NOTE_MAX_LENGTH))).statusCode).toBe(200);
  expect((await notesOf(id)).meta.total).toBe(1);
});

test('pages, the newest first; the same key writes once', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  for (let n = 0; n < 26; n += 1)
    await addRow(app.pool, 'person_notes', {
      person_id: id,
      author_id: recruiter.id,
      text: `Note ${n}`,
      created_at: new Date(Date.UTC(2026, 0, 1 + n)),
    });
  const first = await notesOf(id);
  expect([first.data[0]?.text, first.data.length, first.meta.last_page]).toEqual(['Note 25', 25, 2]);
  expect((await notesOf(id, '2')).data.map(({ text }) => text)).toEqual(['Note 0']);
  const twice = {
    token: recruiter.token,
    params: { id },
    body: { text: 'Once' },
    headers: { 'idempotency-key': 'n1' },
  };
  await app.call(addNote, twice);
  await app.call(addNote, twice);
  expect((await notesOf(id)).meta.total).toBe(27);
});
