import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEventHistory } from '@proline/contract/event-page/event-page';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('viewer')).token;
});
afterAll(() => app.close());

const history = async (id: string, query: Record<string, string> = {}) => {
  const response = await app.call(listEventHistory, { token, params: { id }, query });
  expect(response.statusCode, response.body).toBe(200);
  return listEventHistory.response.parse(response.json());
};

const write = async (id: string, admin_id: string | null, action: string, after: unknown = null) => {
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into audit_log (admin_id, action, entity, record_id, after) values ($1, $2, 'event', $3, $4) returning id`,
    [admin_id, action, id, after === null ? null : JSON.stringify(after)],
  );
  return Number(rows[0]?.id);
};

test('newest first; a plan that one person saves again and again is one entry', async () => {
  const { id } = await addRow(app.pool, 'events');
  const mona = (await addRow(app.pool, 'admins', { name: 'Mona' })).id;
  const adel = (await addRow(app.pool, 'admins', { name: 'Adel' })).id;
  await write(id, mona, 'create');
  await write(id, mona, 'save_plan', { steps: ['stepOne'] });
  await write(id, mona, 'save_plan', { steps: ['stepTwo'] });
  const last = await write(id, mona, 'save_plan', { steps: ['stepOne'] });
  await write(id, adel, 'save_plan', { steps: ['stepFour'] });
  await write(id, mona, 'save_plan', { steps: ['stepTwo'] });
  await write(id, mona, 'publish');
  await write(id, null, 'start');
  await write((await addRow(app.pool, 'events')).id, mona, 'create');

  const { data, meta } = await history(id);
  expect(data.map(({ admin_name, action, times }) => `${admin_name ?? 'clock'} ${action} ${times}`)).toEqual([
    'clock start 1',
    'Mona publish 1',
    'Mona save_plan 1',
    'Adel save_plan 1',
    'Mona save_plan 3',
    'Mona create 1',
  ]);
  expect(data[4]).toMatchObject({ id: last, after: { steps: ['stepOne', 'stepTwo'] } });
  expect((data[4]?.since ?? '') < (data[4]?.at ?? '')).toBe(true);
  expect(meta.has_more).toBe(false);
});

test('goes on after the whole entry that was read last', async () => {
  const { id } = await addRow(app.pool, 'events');
  const { id: mona } = await addRow(app.pool, 'admins');
  for (let n = 0; n < 30; n += 1) {
    await write(id, mona, 'change');
    await write(id, mona, 'save_plan');
    await write(id, mona, 'save_plan');
  }
  const first = await history(id);
  expect([first.data.length, first.meta.has_more]).toEqual([25, true]);
  const pages = [first.data];
  let more = first.meta.has_more;
  while (more) {
    const next = await history(id, { before: String(pages.at(-1)?.at(-1)?.id) });
    pages.push(next.data);
    more = next.meta.has_more;
  }
  const all = pages.flat();
  expect(all.map(({ action, times }) => `${action} ${times}`)).toEqual(
    Array.from({ length: 60 }, (_, n) => (n % 2 === 0 ? 'save_plan 2' : 'change 1')),
  );
});
