import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { eventList } from '@proline/contract/event/event';
import { typeCatalogue, type Type } from '@proline/contract/type/type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPlaces, addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('owner')).token;
});
afterAll(() => app.close());

const { list, create, change, archive, previewMerge, merge, undoMerge } = typeCatalogue;
const one = async (id: string): Promise<Type | undefined> =>
  list.response.parse((await app.call(list, { token })).json()).data.find((type) => type.id === id);
const add = async () => (await addRow(app.pool, 'types')).id;
/** An event with one shift, where each of these types has a position. */
const addEventWith = async (...types: string[]) => {
  const places = await addPlaces(app.pool);
  for (const type_id of types)
    await addRow(app.pool, 'positions', { event_id: places.event_id, shift_id: places.shift_id, type_id });
  return places;
};
const typesOf = async (event_id: string): Promise<string[]> =>
  (await app.pool.query<{ type_id: string }>('select type_id from positions where event_id = $1', [event_id])).rows.map(
    ({ type_id }) => type_id,
  );

test('a type has a default rate in each currency, in whole minor units', async () => {
  const body = { name_en: 'Medic', name_ar: 'مسعف', colour: 'red', icon: 'shield', rates: { KWD: 7_250, SAR: 9_000 } };
  const { data } = create.response.parse((await app.call(create, { token, body })).json());
  expect(data.rates).toEqual({ KWD: 7_250, SAR: 9_000 });
  // what is left out has nothing usual any more
  const rates = { KWD: 8_000 };
  const changed = await app.call(change, { token, params: { id: data.id }, body: { version: 1, rates } });
  expect(change.response.parse(changed.json()).data).toMatchObject({ rates, version: 2 });
  expect((await one(data.id))?.rates).toEqual(rates);
  const { rows } = await app.pool.query(
    `select before, after from audit_log where record_id = $1 and action = 'change'`,
    [data.id],
  );
  expect(rows).toEqual([{ before: { rates: { KWD: 7_250, SAR: 9_000 } }, after: { rates } }]);
});

test.each([[{ SAR: 0 }], [{ SAR: 1.5 }], [{ SAR: 10_000_001 }], [{ SAR: '4000' }], [{ ABC: 1 }], [[]], [4_000]])(
  '%j are no rates',
  async (rates) => {
    const id = await add();
    const reply = await app.call(change, { token, params: { id }, body: { version: 1, rates } });
    expect(reply.statusCode).toBe(422);
  },
);

test('merging keeps the rates of both, also when it is undone', async () => {
  const [from, into] = [await add(), await add()];
  const ratesOf = async () => [(await one(from))?.rates, (await one(into))?.rates];
  await app.pool.query(`update types set rates = '{"AED": 1}' where id = $1`, [from]);
  const before = await ratesOf();
  await app.call(merge, { token, params: { id: from }, body: { version: 1, into } });
  expect(await ratesOf()).toEqual(before);
  await app.call(undoMerge, { token, params: { id: from }, body: { version: 2 } });
  expect(await ratesOf()).toEqual(before);
});

test('its use counts events, not positions, and equals the list that it links to', async () => {
  const id = await add();
  const { event_id, shift_id } = await addEventWith(id);
  const zone = await addRow(app.pool, 'zones', { event_id });
  await addRow(app.pool, 'positions', { event_id, shift_id, type_id: id, zone_id: zone.id });
  await addEventWith(id);
  expect((await one(id))?.used).toBe(2);
  const linked = await app.call(eventList.rows, { token, query: { type: id } });
  expect(eventList.rows.response.parse(linked.json()).meta.total).toBe(2);
});

test('an archived type stays on its positions; people may still apply there, but no new position has it', async () => {
  const id = await add();
  const { event_id } = await addEventWith(id);
  await app.call(archive, { token, params: { id }, body: { version: 1 } });
  const usher = await addRow(app.pool, 'ushers');
  await addRow(app.pool, 'applications', { event_id, usher_id: usher.id, type_id: id });
  await expect(addEventWith(id)).rejects.toMatchObject({ constraint: 'positions_type_in_use' });
});

test('a merge moves positions and applications; undoing it brings them back', async () => {
  const [from, into] = [await add(), await add()];
  const { event_id } = await addEventWith(from);
  const usher = await addRow(app.pool, 'ushers');
  const application = await addRow(app.pool, 'applications', { event_id, usher_id: usher.id, type_id: from });
  const typeApplied = async () =>
    (await app.pool.query<{ type_id: string }>('select type_id from applications where id = $1', [application.id]))
      .rows[0]?.type_id;

  const reply = await app.call(merge, { token, params: { id: from }, body: { version: 1, into } });
  expect(merge.response.parse(reply.json()).moved).toBe(1);
  expect(await typesOf(event_id)).toContain(into);
  expect(await typeApplied()).toBe(into);
  const another = await addRow(app.pool, 'ushers');
  await expect(
    addRow(app.pool, 'applications', { event_id, usher_id: another.id, type_id: from }),
  ).rejects.toMatchObject({ constraint: 'applications_type_not_merged' });

  const back = await app.call(undoMerge, { token, params: { id: from }, body: { version: 2 } });
  expect(undoMerge.response.parse(back.json()).moved).toBe(1);
  expect(await typesOf(event_id)).toContain(from);
  expect(await typeApplied()).toBe(from);
});

test('where a shift has both, the merge is refused and nothing moves', async () => {
  const [from, into] = [await add(), await add()];
  const { event_id } = await addEventWith(from, into);
  const elsewhere = await addEventWith(from);
  const preview = await app.call(previewMerge, { token, params: { id: from }, query: { into } });
  expect(preview.json()).toEqual({ data: { events: 2, clashes: 1 } });
  const reply = await app.call(merge, { token, params: { id: from }, body: { version: 1, into } });
  expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([409, 'merge_clashes']);
  expect(await typesOf(event_id)).toEqual(expect.arrayContaining([from, into]));
  expect(await typesOf(elsewhere.event_id)).toContain(from);
});

test('merging while positions are being added: none is left behind', async () => {
  const [from, into] = [await add(), await add()];
  const places = await Promise.all(Array.from({ length: 25 }, () => addEventWith()));
  const adding = places.map(({ event_id, shift_id }) =>
    addRow(app.pool, 'positions', { event_id, shift_id, type_id: from }).then(
      () => 1,
      () => 0,
    ),
  );
  const [reply, ...added] = await Promise.all([
    app.call(merge, { token, params: { id: from }, body: { version: 1, into } }),
    ...adding,
  ]);
  const taken = added.reduce<number>((sum, n) => sum + n, 0);
  expect(merge.response.parse(reply.json()).moved).toBe(taken);
  expect((await one(from))?.used).toBe(0);
  expect((await one(into))?.used).toBe(taken);
});
