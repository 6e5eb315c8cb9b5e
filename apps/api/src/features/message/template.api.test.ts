import { listPersonMessages } from '@proline/contract/message/message';
import { changeMessageTemplate, listMessageTemplates } from '@proline/contract/message/message-template';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { TEMPLATE_KINDS } from '@proline/domain/message/message-kind';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../platform/postgres/database.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { tellPerson } from './outbox.service.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('owner'));
});
afterAll(() => app.close());

const templates = async () =>
  listMessageTemplates.response.parse((await app.call(listMessageTemplates, { token })).json()).data;
const change = (kind: string, version: number, text_en: string, text_ar = 'مرحبًا {name}') =>
  app.call(changeMessageTemplate, { token, params: { kind }, body: { version, text_en, text_ar } });

test('every kind has its wording until somebody writes another', async () => {
  const all = await templates();
  expect(all.map(({ kind }) => kind)).toEqual(TEMPLATE_KINDS);
  expect(all.every(({ version, updated_at }) => version === 0 && updated_at === null)).toBe(true);
});

test('a message keeps the wording of its moment; the next one has the new one', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  const tell = () =>
    createDatabase(app.appPool)
      .transaction()
      .execute((tx) => tellPerson(tx, id, { kind: 'usher_unblocked', cause: 'usher', cause_id: id, created_by: null }));
  await tell();
  expect((await change('usher_unblocked', 0, 'Back again, {name}!')).statusCode).toBe(200);
  await tell();
  expect((await change('usher_unblocked', 1, 'Nice to see you, {name}!')).statusCode).toBe(200);
  const reply = await app.call(listPersonMessages, { token, params: { id } });
  expect(listPersonMessages.response.parse(reply.json()).data.map(({ text_en }) => text_en)).toEqual([
    'Back again, Hala Mansour!',
    'Hello Hala Mansour, your account is open again.',
  ]);
});

test.each([
  ['interview_planned', 'Come on {date}', 'placeholder_missing'],
  ['usher_approved', 'Welcome to {event}', 'placeholder_unknown'],
])('%s cannot say “%s”', async (kind, text, problem) => {
  const reply = await change(kind, 0, text, text);
  const { code, errors } = reply.json<ErrorReply>();
  expect([reply.statusCode, code, errors]).toEqual([
    422,
    'text_not_fillable',
    { text_en: [problem], text_ar: [problem] },
  ]);
});

test('of two who change the same one, the second is told', async () => {
  const replies = await Promise.all([
    change('leader_approved', 0, 'Welcome, {name}'),
    change('leader_approved', 0, 'Hi, {name}'),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});
