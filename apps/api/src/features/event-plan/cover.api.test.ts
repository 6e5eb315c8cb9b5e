import { createEvent, deleteEvent, duplicateEvent, saveEventPlan } from '@proline/contract/event-plan/event-plan';
import { getFile, uploadFile } from '@proline/contract/file/file';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFile, samplePng } from '../../testing/sample/sample-files.ts';
import { addNamed, samplePlan } from '../../testing/sample/sample-plans.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let other: TestApp;
let token: string;
let admin_id: string;
let plan: PlanSteps;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ database: app.database, dataKey: app.dataKey });
  ({ token, id: admin_id } = await app.signIn('ops'));
  plan = samplePlan(await addNamed(app.pool));
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const withCover = (cover_id: string | null) => ({ stepOne: { ...plan.stepOne, cover_id } });
const create = async (cover_id: string | null): Promise<string> => {
  const reply = await app.call(createEvent, { token, body: { steps: withCover(cover_id) } });
  expect(reply.statusCode, reply.body).toBe(200);
  return createEvent.response.parse(reply.json()).data.event_id;
};
const isLoose = async (file_id: string): Promise<boolean | undefined> =>
  (
    await app.pool.query<{ loose: boolean }>('select loose_since is not null as loose from files where id = $1', [
      file_id,
    ])
  ).rows[0]?.loose;
const coverOf = () => addFile(app, admin_id, 'event_cover');
const remove = (id: string, process = app) =>
  process.call(deleteEvent, { token, params: { id }, query: { version: '1' } });
const copy = (id: string, process = app) =>
  process.call(duplicateEvent, { token, params: { id }, body: { starts_on: '2031-07-01' } });

test('a cover is sent by who may plan, and seen by whoever may see events', async () => {
  const sent = await app.call(uploadFile, {
    token,
    query: { purpose: 'event_cover', name: 'fair.png' },
    bytes: await samplePng(),
  });
  expect(sent.statusCode, sent.body).toBe(200);
  const { id } = uploadFile.response.parse(sent.json()).data;
  await create(id);
  expect(await isLoose(id)).toBe(false);
  const viewer = await app.signIn('viewer');
  expect((await app.call(getFile, { token: viewer.token, params: { id } })).statusCode).toBe(200);
  const refused = await app.call(uploadFile, {
    token: viewer.token,
    query: { purpose: 'event_cover', name: 'fair.png' },
    bytes: await samplePng(),
  });
  expect(refused.statusCode).toBe(403);
});

test('only a cover can be one', async () => {
  const photo = await addFile(app, admin_id, 'usher_photo');
  const reply = await app.call(createEvent, { token, body: { steps: withCover(photo) } });
  expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([409, 'file_not_usable']);
  expect(await isLoose(photo)).toBe(true);
});

test('the one that is replaced is let go, and so is that of a draft that is deleted', async () => {
  const [first, second] = [await coverOf(), await coverOf()];
  const id = await create(first);
  const reply = await app.call(saveEventPlan, {
    token,
    params: { id },
    body: { version: 1, steps: withCover(second) },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  expect([await isLoose(first), await isLoose(second)]).toEqual([true, false]);
  await app.call(deleteEvent, { token, params: { id }, query: { version: '2' } });
  expect(await isLoose(second)).toBe(true);
});

test('a cover that a copy shares stays for as long as one of them has it', async () => {
  const cover = await coverOf();
  const id = await create(cover);
  const reply = await copy(id);
  const { event_id } = duplicateEvent.response.parse(reply.json()).data;
  await remove(id);
  expect(await isLoose(cover)).toBe(false);
  await remove(event_id);
  expect(await isLoose(cover)).toBe(true);
});

test('copying and deleting at once never leaves an event with a cover that will be swept away', async () => {
  for (let round = 0; round < 8; round++) {
    const cover = await coverOf();
    const id = await create(cover);
    await Promise.all([copy(id), remove(id, other)]);
    const { rows } = await app.pool.query('select from events where cover_id = $1', [cover]);
    expect(await isLoose(cover)).toBe(rows.length === 0);
  }
});
